"""What the boxes hold, a line for each species: place, copies, cost and types. Written down apart from the tables."""

BASE = """
beech tree 10 1 tree
birch tree 10 0 tree
douglas_fir tree 7 2 tree
horse_chestnut tree 11 1 tree
linden tree 9 1 tree
oak tree 7 2 tree
silver_fir tree 6 2 tree
sycamore tree 6 2 tree
bullfinch top 4 1 bird
camberwell_beauty top 4 0 butterfly insect
chaffinch top 4 1 bird
eurasian_jay top 4 1 bird
goshawk top 4 2 bird
great_spotted_woodpecker top 4 1 bird
large_tortoiseshell top 4 0 butterfly insect
peacock_butterfly top 4 0 butterfly insect
purple_emperor top 4 0 butterfly insect
red_squirrel top 4 0 pawed
silver_washed_fritillary top 4 0 butterfly insect
tawny_owl top 4 2 bird
blackberries bottom 3 0 plant
chanterelle bottom 2 2 mushroom
common_toad bottom 6 0 amphibian
fire_salamander bottom 3 1 amphibian
fireflies bottom 4 0 insect
fly_agaric bottom 2 2 mushroom
hedgehog bottom 3 1 pawed
mole bottom 2 2 pawed
moss bottom 3 0 plant
parasol_mushroom bottom 2 2 mushroom
penny_bun bottom 2 2 mushroom
pond_turtle bottom 2 2 amphibian
stag_beetle bottom 2 2 insect
tree_ferns bottom 3 1 plant
tree_frog bottom 3 0 amphibian
wild_strawberries bottom 3 0 plant
wood_ant bottom 3 1 insect
barbastelle_bat side 3 1 bat
bechsteins_bat side 3 1 bat
beech_marten side 5 1 pawed
brown_bear side 3 3 pawed
brown_long_eared_bat side 3 1 bat
european_badger side 4 1 pawed
european_fat_dormouse side 4 1 pawed
european_hare side 11 0 pawed
fallow_deer side 4 2 cloven_hoofed deer
gnat side 3 0 insect
greater_horseshoe_bat side 3 1 bat
lynx side 6 1 pawed
raccoon side 4 1 pawed
red_deer side 5 2 cloven_hoofed deer
red_fox side 5 2 pawed
roe_deer side 5 2 cloven_hoofed deer
squeaker side 4 0 cloven_hoofed
violet_carpenter_bee side 4 1 insect
wild_boar side 5 2 cloven_hoofed
wolf side 4 3 pawed
"""

DARTMOOR = """
ash tree 6 2 tree
black_alder tree 6 2 tree
crab_apple tree 6 1 tree
goat_willow tree 6 1 tree
moor_birch tree 6 0 tree
sessile_oak tree 6 1 tree
common_hazel shrub 4 2 shrub
elderberry shrub 4 2 shrub
blanket_bog moor 3 2 moor
fountainhead moor 3 2 moor
lowland_heath moor 3 2 moor
rhos_pasture moor 3 2 moor
rivulet moor 3 2 moor
tor moor 3 2 moor
valley_mire moor 3 2 moor
warrens moor 3 2 moor
wet_woodland moor 3 2 moor
barn_owl top 4 2 bird
beautiful_demoiselle top 4 0 dragonfly insect
black_tailed_godwit top 4 1 bird
buzzard top 4 2 bird
common_moorhen top 4 1 bird
cuckoo top 4 1 bird
curlew top 4 1 bird
emerald_damselfly top 4 0 dragonfly insect
grey_heron top 4 1 bird
keeled_skimmer top 4 0 dragonfly insect
meadow_pipit top 4 1 bird
small_red_damselfly top 4 0 dragonfly insect
southern_damselfly top 4 0 dragonfly insect
wheatear top 4 1 bird
adder bottom 3 1 amphibian
adders_tongue bottom 4 0 plant
beaver bottom 3 2 pawed
blue_ground_beetle bottom 4 1 insect
blueberry bottom 4 1 plant
bog_asphodel bottom 3 1 plant
common_lizard bottom 3 2 amphibian
grass_snake bottom 3 1 amphibian
greater_butterfly_orchid bottom 3 1 plant
heather bottom 4 0 plant
meadowsweet bottom 4 1 plant
moor_frog bottom 3 1 amphibian
otter bottom 4 2 pawed
royal_fern bottom 4 1 plant
warty_newt bottom 3 1 amphibian
water_soldiers bottom 4 0 plant
alcathoe_bat side 4 1 bat
brandts_bat side 4 1 bat
capercaillie side 4 1 bird
common_noctule side 4 1 bat
common_pheasant side 4 1 bird
dartmoor_badger side 5 1 pawed
dartmoor_black_rabbit side 11 0 pawed
dartmoor_pony side 4 2 cloven_hoofed
dartmoor_sheep side 6 2 cloven_hoofed
daubentons_bat side 4 1 bat
field_vole side 8 0 pawed mouse
gnat side 2 0 insect
lake_fly side 3 0 insect
nuthatch side 4 2 bird
roe_deer side 5 2 cloven_hoofed
serotine_bat side 4 1 bat
shrew side 5 0 pawed mouse
treecreeper side 4 2 bird
wood_mouse side 5 1 pawed mouse
"""

ALPINE = """
european_larch tree 7 1 tree mountain
stone_pine tree 7 2 tree mountain
bearded_vulture top 3 1 bird mountain
common_raven top 2 1 bird mountain
golden_eagle top 3 1 bird mountain
phoebus_apollo top 4 0 butterfly insect mountain
alpine_newt bottom 3 1 amphibian mountain
black_trumpet bottom 2 2 mushroom mountain
blueberry bottom 2 1 plant mountain
edelweiss bottom 2 1 plant mountain
gentian bottom 3 0 plant mountain
alpine_marmot side 4 1 pawed mountain
capercaillie side 4 1 bird mountain
chamois side 3 1 cloven_hoofed mountain
mountain_hare side 3 0 pawed mountain
savis_pipistrelle side 3 1 bat mountain
steinbock side 3 3 cloven_hoofed mountain
"""

WOODLAND_EDGE = """
blackthorn shrub 4 2 shrub woodland_edge
common_hazel shrub 4 2 shrub woodland_edge
elderberry shrub 4 2 shrub woodland_edge
barn_owl top 2 2 bird woodland_edge
eurasian_magpie top 3 1 bird woodland_edge
map_butterfly top 4 0 butterfly insect woodland_edge
nightingale top 3 1 bird woodland_edge
digitalis bottom 4 0 plant woodland_edge
great_green_bush_cricket bottom 3 1 insect woodland_edge
stinging_nettle bottom 3 0 plant woodland_edge
european_water_vole bottom 2 2 pawed woodland_edge
bee_swarm side 3 1 insect woodland_edge
common_pipistrelle side 3 1 bat woodland_edge
crane_fly side 3 1 insect woodland_edge
european_bison side 3 3 cloven_hoofed woodland_edge
european_polecat side 3 2 pawed woodland_edge
european_wildcat side 3 1 pawed woodland_edge
squeaker side 3 0 cloven_hoofed
female_wild_boar side 3 2 cloven_hoofed woodland_edge
"""

ALPINE_DECK = """
A001 tree:european_larch@european_larch
A002 tree:european_larch@european_larch
A003 tree:european_larch@european_larch
A004 tree:european_larch@european_larch
A005 tree:european_larch@european_larch
A006 tree:european_larch@european_larch
A007 tree:european_larch@european_larch
A008 tree:stone_pine@stone_pine
A009 tree:stone_pine@stone_pine
A010 tree:stone_pine@stone_pine
A011 tree:stone_pine@stone_pine
A012 tree:stone_pine@stone_pine
A013 tree:stone_pine@stone_pine
A014 tree:stone_pine@stone_pine
A015 left:alpine_marmot@beech right:chamois@stone_pine
A016 left:alpine_marmot@european_larch right:capercaillie@douglas_fir
A017 left:mountain_hare@silver_fir right:alpine_marmot@stone_pine
A018 left:steinbock@european_larch right:alpine_marmot@birch
A019 left:chamois@european_larch right:capercaillie@beech
A020 left:mountain_hare@european_larch right:chamois@douglas_fir
A021 left:savis_pipistrelle@silver_fir right:steinbock@stone_pine
A022 left:capercaillie@european_larch right:savis_pipistrelle@stone_pine
A023 left:capercaillie@stone_pine right:steinbock@douglas_fir
A024 top:phoebus_apollo@stone_pine bottom:black_trumpet@european_larch
A025 top:phoebus_apollo@douglas_fir bottom:edelweiss@stone_pine
A026 top:phoebus_apollo@european_larch bottom:blueberry@birch
A027 top:phoebus_apollo@silver_fir bottom:alpine_newt@stone_pine
A028 top:golden_eagle@beech bottom:black_trumpet@stone_pine
A029 top:bearded_vulture@silver_fir bottom:gentian@european_larch
A030 top:golden_eagle@european_larch bottom:alpine_newt@douglas_fir
A031 top:common_raven@european_larch bottom:gentian@beech
A032 top:common_raven@douglas_fir bottom:blueberry@stone_pine
A033 top:bearded_vulture@european_larch bottom:alpine_newt@silver_fir
A034 top:bearded_vulture@stone_pine bottom:edelweiss@european_larch
A035 top:golden_eagle@silver_fir bottom:gentian@stone_pine
A036 left:savis_pipistrelle@european_larch right:mountain_hare@stone_pine
"""

WOODLAND_EDGE_DECK = """
E001 shrub:elderberry@linden
E002 shrub:elderberry@sycamore
E003 shrub:elderberry@birch
E004 shrub:elderberry@oak
E005 shrub:common_hazel@horse_chestnut
E006 shrub:common_hazel@oak
E007 shrub:common_hazel@beech
E008 shrub:common_hazel@birch
E009 shrub:blackthorn@douglas_fir
E010 shrub:blackthorn@birch
E011 shrub:blackthorn@silver_fir
E012 shrub:blackthorn@sycamore
E013 top:map_butterfly@linden bottom:digitalis@douglas_fir
E014 top:map_butterfly@sycamore bottom:stinging_nettle@birch
E015 top:map_butterfly@oak bottom:great_green_bush_cricket@silver_fir
E016 top:map_butterfly@silver_fir bottom:european_water_vole@sycamore
E017 top:eurasian_magpie@beech bottom:digitalis@birch
E018 top:eurasian_magpie@silver_fir bottom:stinging_nettle@horse_chestnut
E019 top:eurasian_magpie@birch bottom:great_green_bush_cricket@beech
E020 top:nightingale@beech bottom:digitalis@sycamore
E021 top:nightingale@oak bottom:stinging_nettle@sycamore
E022 top:nightingale@horse_chestnut bottom:european_water_vole@beech
E023 top:barn_owl@birch bottom:digitalis@oak
E024 top:barn_owl@sycamore bottom:great_green_bush_cricket@oak
E025 left:female_wild_boar@birch right:bee_swarm@sycamore
E026 left:european_bison@oak right:female_wild_boar@sycamore
E027 left:female_wild_boar@silver_fir right:european_wildcat@horse_chestnut
E028 left:common_pipistrelle@linden right:squeaker@silver_fir+woodland_edge
E029 left:squeaker@horse_chestnut+woodland_edge right:crane_fly@beech
E030 left:european_polecat@silver_fir right:squeaker@douglas_fir+woodland_edge
E031 left:bee_swarm@beech right:common_pipistrelle@sycamore
E032 left:european_wildcat@oak right:bee_swarm@birch
E033 left:common_pipistrelle@birch right:european_bison@beech
E034 left:european_bison@beech right:european_polecat@sycamore
E035 left:crane_fly@birch right:european_polecat@oak
E036 left:european_wildcat@sycamore right:crane_fly@oak
"""
"""Slot, species and symbol of each half; behind a plus sign a type that it shows beside those of its species."""
