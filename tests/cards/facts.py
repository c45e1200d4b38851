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
