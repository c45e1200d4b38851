# Playing alone: the automa, the challenges and their medals.

solo-alone = Play alone
solo-automa = The automa
solo-challenge = Challenge
solo-choose = Choose a challenge
solo-points-only = We found no source for this game’s challenges, so you play for points.
solo-options = Where the rules are unclear
solo-play = Play
solo-waits = { $automa } acts after each of your turns
solo-does = { $automa }: { $does }
solo-adds = adds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
solo-removes = removes { $count } from the { $end ->
        [left] left
       *[right] right
    }
solo-burns = discards { $count } from the deck
solo-left = { $count ->
        [one] { $count } card until it shuffles
       *[other] { $count } cards until it shuffles
    }
solo-row = in a row, from left to right
solo-have = { $have } of { $need }
solo-met = Challenge met
solo-unmet = Challenge not met
solo-medal = { $medal ->
        [gold] Gold
        [silver] Silver
       *[bronze] Bronze
    }
solo-medal-from = { $medal } from { $points } points
solo-won = { $medal ->
        [gold] Gold!
        [silver] Silver!
       *[bronze] Bronze!
    }
solo-lost = No medal this time
solo-missed = The challenge was not met: { $have } of { $need }
solo-short = { $count ->
        [one] Met, but { $count } point short
       *[other] Met, but { $count } points short
    }
solo-for-points = Played for points
solo-over = The winter card: the game is over

## Challenges, with what is asked for

challenge-water-strider = Water Strider
    .goal = All five species of dragonflies
challenge-mire-protection = Mire Protection
    .goal = 10 moors
challenge-treetop-dwellers = Treetop Dwellers
    .goal = 8 different species of birds
challenge-paw-prints = Paw Prints
    .goal = 14 pawed animals
challenge-forest-gliders = Forest Gliders
    .goal = 7 bats
challenge-precious-moor = Precious Moor
    .goal = One moor that scores 20 points by itself
challenge-reptile-trail = Reptile Trail
    .goal = One adder that scores 10 points by itself; an adder is in your first hand
challenge-species-grove = Species Grove
    .goal = 11 different species of trees, shrubs and moors together
challenge-crawler = Crawler
    .goal = 10 insects
challenge-forest-spawners = Forest Spawners
    .goal = 6 amphibians
challenge-plant-grove = Plant Grove
    .goal = 12 plants
challenge-hoof-prints = Hoof Prints
    .goal = 6 cloven-hoofed animals
challenge-mice-grove = Mice Grove
    .goal = 8 mice
challenge-cave-hideout = Cave Hideout
    .goal = 15 cards in the cave
challenge-winged-kingdom = Winged Kingdom
    .goal = At least two birds on every tree, shrub and moor

## Open points of the rules

open-automa-extra = The automa between extra turns
open-automa-extra-no = waits
open-automa-extra-yes = acts
open-automa-sweep = A full clearing after the automa’s turn
open-automa-sweep-yes = is emptied
open-automa-sweep-no = stays
open-automa-two = Cards that add two
open-automa-two-burn = also discard one
open-automa-two-no-burn = discard none
open-start-card = The adder of challenge 7
open-start-card-in-hand = is one of your six cards
open-start-card-extra = is a seventh card
open-bog = Challenge 6: a blanket bog
open-bog-own = scores nothing itself
open-bog-with-plants = scores what its plants gain
open-face-down = Face-down moors in challenges 2 and 15
open-face-down-count = count
open-face-down-ignore = are left out
open-medal = Medal
open-medal-any = decided by the points
open-medal-bronze = bronze, chosen now
open-medal-silver = silver, chosen now
open-medal-gold = gold, chosen now
open-arrow = The arrow of a card
open-arrow-direction = shows the direction
open-arrow-end = shows which end it starts from
