# New York 1901: rules, rows and ids.

id-new-york-1901 = New York 1901

## Set-up

known-colours = The pieces come in yellow, green, blue and brown.
    .title = Colours of the box
    .problem = { $colour } is none of the colours in the box ({ $colours }). It stays as you named it.
    .why = Any name will do as long as each player has another colour.

no-david-schneider = With two players the pink character card, David Schneider, goes back into the box.
    .title = David Schneider stays in the box
    .problem = { $player } has the pink character card, which is not used with two players. Draw another one.
    .why = Pink land is not in play then, so nobody could begin there.

districts-in-play = With two players all pink territory cards go back into the box. With three or four, those of all five districts are used.
    .title = Territory cards in play
    .problem = With { $players } players the territory cards in play are those of these districts: { $expected }.
    .why = The deck must name exactly the land that can be taken. Without pink cards the two players meet sooner.

three-streets = Three of the five Streets of New York cards are drawn and laid beside the board, face up.
    .title = Three streets
    .problem = { $found ->
        [one] One street is named; three are drawn.
       *[other] { $found } streets are named; three are drawn.
    }
    .why = Nobody fights for every street: which three matter changes from game to game.

different-streets = There is one card for each street, so the three are different.
    .title = Each street once
    .problem = { $street } is named { $found } times, but its card exists once.
    .why = The five cards show five streets.

same-streets = The streets drawn at set-up are the ones that score at the end.
    .title = The same streets at the end
    .problem = At set-up you drew { $drawn }; at the end you count { $counted }. One of the two records is wrong.
    .why = The cards lie beside the board for the whole game.

one-challenge = One of the five bonus challenge cards is drawn and holds for the whole game.
    .title = One bonus challenge
    .problem = { $drawn } was drawn at set-up, but the end names { $counted }. One of the two records is wrong.
    .why = One extra goal is enough to give each game its own shape.

different-characters = Each player gets one character card. There is one for each district.
    .title = Different characters
    .problem = The { $district } character card is held by { $players }, but it exists once.
    .why = The character decides where you begin, and no two begin on the same land.

starter-district = The starter building goes on the territory with the symbol of your character card, in that card's district.
    .title = Starter in the character's district
    .problem = The starter of { $player } stands in the { $found } district, but the character card shows { $expected }.
    .why = The colour of the card means the district, not the colour of your pieces.

starter-size = The starter building stands on a territory of size 2.
    .title = Starter on size 2
    .problem = The starter of { $player } stands on a territory of size { $found }; it belongs on one of size 2.
    .why = Everybody begins equally small.

first-card-district = You take a territory card that matches the land under your starter, and lay it on your character card.
    .title = First card of the same district
    .problem = The first territory card of { $player } is { $found }, but the starter's district is { $expected }.
    .why = The cards on your character card keep track of what you own.

first-card-size = The first territory card is of size 2, like the land under the starter.
    .title = First card of size 2
    .problem = The first territory card of { $player } is of size { $found }; it should be of size 2.
    .why = Were the wrong card taken, the deck would offer land that is gone.

deck-size = The starters' cards leave the deck, so that it matches the free land on the board: 50 cards with two players, 62 with three, 61 with four.
    .title = Cards in the deck
    .problem = The deck has { $found } territory cards; with { $players } players there are { $expected } before the market is dealt.
    .why = Each card in the deck stands for one free territory.

four-open = Four territory cards are dealt face up: the Open Market.
    .title = Four cards in the Open Market
    .problem = { $found ->
        [one] One card lies in the Open Market; the game begins with four.
       *[other] { $found } cards lie in the Open Market; the game begins with four.
    }
    .why = There is always a choice of four when you expand.

futures-size = The rest of the territory cards, shuffled and face down, are the Futures Market: 46, 58 or 57 cards with two, three or four players.
    .title = Cards in the Futures Market
    .problem = The Futures Market has { $found } cards; with { $players } players it begins with { $expected }.
    .why = When it runs out, the end of the game is near.

four-legendaries = The board lies in the middle, the four black legendary skyscrapers beside it in everyone's reach.
    .title = Four legendary skyscrapers
    .problem = { $found ->
        [one] One legendary skyscraper lies beside the board; there are four.
       *[other] { $found } legendary skyscrapers lie beside the board; there are four.
    }
    .why = They belong to whoever builds them first.

score-at-zero = Each score token begins on space 0.
    .title = From zero
    .problem = { $player } begins with { $found } points; everybody begins with 0. The starter scores nothing.
    .why = Your first land is a gift, your points are not.

eighteen-to-build = Each player has 18 skyscrapers and one starter building.
    .title = Eighteen skyscrapers to build
    .problem = { $player } begins with { $found } skyscrapers; there should be 18, the starter not counted.
    .why = The same set for everybody: the difference lies in where you build it.

four-workers = Each player has four workers, beside the action cards.
    .title = Four workers
    .problem = { $player } begins with { $found } workers in hand; there should be 4.
    .why = Workers guard land that is not built on yet, and they are few.

three-action-cards = Each player lays three action cards face up: the same three for all.
    .title = Three action cards
    .problem = { $player } begins with { $found } action cards; there should be 3.
    .why = Each can be used once, or kept for a point.

king-token-in-hand = Each player keeps the King token beside the action cards.
    .title = King token in hand
    .problem = The King token of { $player } is not in hand. It goes on the board only with a legendary.
    .why = It shows later which legendary is yours.

start-player = A start player is chosen: the rules suggest whoever was in New York City last.
    .title = Start player
    .problem = No start player is named yet. Choose one, or let the program draw.
    .why = Nothing else decides who begins, and turns go clockwise from there.

## Tiles at the end

eighteen-skyscrapers = Standing, demolished and unbuilt skyscrapers of one player are always 18 together, without starter and legendary.
    .title = Eighteen skyscrapers in all
    .problem = { $player } comes to { $found } skyscrapers, standing, demolished and unbuilt together. It must be 18, starter and legendary not counted.
    .why = A tile is on the board, in the box or still before you.

four-unbuilt = Once you have only four unbuilt skyscrapers left you trigger the end. Nobody can get below four.
    .title = Four stay unbuilt
    .problem = { $player } has { $found } unbuilt skyscrapers; 4 is the least possible.
    .why = The turn that brings you to four is your last, and Construction Boom may not lead below it.

six-of-a-generation = Of the 18 skyscrapers six are bronze, six silver and six gold.
    .title = Six of each generation
    .problem = { $player } has built { $found } skyscrapers of { $generation }, demolished ones included; a set has 6.
    .why = This split comes from one public source, not from the rules. Switch the check off if your box differs.

gold-stays = Gold is the highest generation, so nothing can replace it.
    .title = Gold is never demolished
    .problem = { $found ->
        [one] { $player } has a demolished gold skyscraper, but nothing ranks above gold.
       *[other] { $player } has { $found } demolished gold skyscrapers, but nothing ranks above gold.
    }
    .why = What you tear down must be of a lower generation than what takes its place.

bronze-gives-way = A bronze skyscraper is demolished only for one of silver or gold.
    .title = Bronze gives way to better
    .problem = { $found ->
        [one] { $player } demolished a bronze skyscraper without ever building silver or gold.
       *[other] { $player } demolished { $found } bronze skyscrapers without ever building silver or gold.
    }
    .why = Demolishing makes room for a better building, never for an equal one.

silver-gives-way = A silver skyscraper is demolished only for gold or a legendary.
    .title = Silver gives way to gold
    .problem = { $found ->
        [one] { $player } demolished a silver skyscraper without ever building gold or a legendary.
       *[other] { $player } demolished { $found } silver skyscrapers without ever building gold or a legendary.
    }
    .why = Silver for silver is not allowed: the new building must be of a higher generation.

starter-gives-way = The starter is demolished only together with building something in its place.
    .title = The starter gives way to a building
    .problem = The starter of { $player } is gone, though nothing was ever built.
    .why = Whoever demolishes must build in the same turn.

streets-within-standing = A street cannot be touched by more of your skyscrapers than you have standing.
    .title = No more on a street than stand
    .problem = { $player } has { $found } skyscrapers on { $street }, but no more than { $most } can stand, the legendary included.
    .why = One skyscraper may touch several streets, but it touches each only once. Demolished ones are gone.

irregular-within-standing = You cannot have more irregular skyscrapers than skyscrapers.
    .title = No more irregular ones than stand
    .problem = { $player } has { $found } irregular skyscrapers, but no more than { $most } can stand.
    .why = Only what stands at the end is counted.

district-gold-within-standing = A district cannot hold more of your gold-level skyscrapers than you have.
    .title = No more gold in a district than stands
    .problem = { $player } has { $found } gold-level skyscrapers in the { $district } district, but no more than { $most } stand.
    .why = A skyscraper across two districts counts in both, but once in each.

gold-in-some-district = Each standing gold-level skyscraper lies in at least one district.
    .title = All gold lies somewhere
    .problem = { $player } has { $expected } gold-level skyscrapers, but the districts hold only { $found } together.
    .why = A tile across a border makes the sum larger, never smaller.

no-pink-land = With two players nobody can own land in the pink district.
    .title = No pink land with two
    .problem = { $player } has something in the pink district, whose cards are not in play with two players.
    .why = Without its card a territory cannot be claimed.

legendary-once = Each of the four legendary skyscrapers exists once: first come, first served.
    .title = Each legendary once
    .problem = { $legendary } is counted for { $players }. It can belong to one of them only.
    .why = They are shared by all and built once.

king-marks-legendary = Your King token lies on the legendary you built, and nowhere else.
    .title = The King marks a legendary
    .problem = { $king ->
        [0] { $player } has a legendary, but the King token is not on the board.
       *[other] The King token of { $player } is on the board, but no legendary is counted.
    }
    .why = Legendaries are black: only the token tells whose they are.

one-starter = Each player has one starter building.
    .title = One starter
    .problem = { $player } has { $found } starters on { $street }; there is one.
    .why = It is the 19th tile of the set, and there is no second.

starter-stands = A demolished starter touches no street any more.
    .title = The starter must stand
    .problem = The starter of { $player } is counted on { $street }, though it was demolished.
    .why = Demolished buildings are back in the box.

street-in-play = Only the three streets whose cards were drawn score.
    .title = Streets without a card
    .problem = Skyscrapers are counted on { $street }, which is not among the streets in play ({ $streets }). They do not score.
    .why = The other streets are just streets this time.

starter-may-decide = A starter that still stands counts as a skyscraper on the streets it touches.
    .title = A starter may decide
    .problem = On { $street } it is close: a starter that touches it could change who has most. It is scored without; count the starters to be sure.
    .why = Starters are treated like any skyscraper, apart from scoring nothing when placed and ranking below bronze.

## Points

points-from-building = Points come from building alone. Land and the starter give none.
    .title = Points come from building
    .problem = { $player } has { $track } points without having built anything.
    .why = The score token only moves when a skyscraper goes up.

track-of-builds = Each skyscraper brought 2 to 8 points, the legendary what is printed on it.
    .title = Track and number of builds
    .problem = { $high ->
        [-1] { $player } has { $track } points with { $built } skyscrapers built; the least possible is { $low }.
       *[other] { $player } has { $track } points with { $built } skyscrapers built; possible are { $low } to { $high }.
    }
    .why = The range of printed points comes from one public source, not from the rules. Switch the check off if your tiles differ.

track-of-one = The smallest skyscraper gives 2 points, so nobody stands on 1.
    .title = Nobody stands on 1
    .problem = { $player } stands on 1. The first skyscraper already gives 2.
    .why = The range of printed points comes from one public source, not from the rules.

printed-points = Each skyscraper shows 2 to 8 points; legendaries may show more.
    .title = Points on a tile
    .problem = { $player }: { $found } points cannot be printed on that many { $generation } skyscrapers; each shows 2 to 8.
    .why = The range comes from one public source, not from the rules. Switch the check off if your tiles differ.

track-covers-standing = The score track is never below the points printed on what stands.
    .title = The track covers what stands
    .problem = { $player } has { $track } points on the track, but { $printed } are printed on the standing skyscrapers.
    .why = Each of them moved the token by its number, and no point is ever lost.

track-equals-points = With all printed points recorded, they and the points of Gold Prestige make up the track.
    .title = Printed points and track
    .problem = { $player } has { $track } points on the track; the tiles show { $printed } and Gold Prestige gave { $prestige }. One of the records is wrong.
    .why = Nothing else moves the token during play.

gold-unlocked = Gold and legendary skyscrapers can be built from 18 points on. Their own points come on top.
    .title = Gold from 18 points
    .problem = { $printed ->
        [0] { $player } has gold-level skyscrapers with { $track } points. It takes { $at } before the first, so at least { $least }.
       *[other] { $player } has gold-level skyscrapers with { $track } points. It takes { $at } before the first, and they show { $printed }: at least { $least }.
    }
    .why = The generation must be unlocked before the build, so its own points do not help.

silver-unlocked = Silver skyscrapers can be built from 6 points on. Their own points and those of gold come on top.
    .title = Silver from 6 points
    .problem = { $printed ->
        [0] { $player } has built silver with { $track } points. It takes { $at } before the first, so at least { $least }.
       *[other] { $player } has built silver with { $track } points. It takes { $at } before the first, and silver and gold show { $printed }: at least { $least }.
    }
    .why = Each player unlocks silver alone, by the own score token.

least-after-gold = Each gold skyscraper brought at least 2 points on top of the 18 that unlock it.
    .title = Track after gold
    .problem = { $player } has { $track } points with gold skyscrapers: { $number }. On top of { $at } that makes at least { $least }.
    .why = That the smallest tile shows 2 comes from one public source, not from the rules.

least-after-silver = Each silver or gold skyscraper brought at least 2 points on top of the 6 that unlock silver.
    .title = Track after silver
    .problem = { $player } has { $track } points with silver and gold skyscrapers: { $number }. On top of { $at } that makes at least { $least }.
    .why = That the smallest tile shows 2 comes from one public source, not from the rules.

bronze-before-silver = The first 6 points come from bronze alone.
    .title = Bronze before silver
    .problem = { $player } has built silver or gold, but bronze brought only { $found } points. It takes 6.
    .why = At the start nothing but bronze can be built.

silver-before-gold = The first 18 points come from bronze and silver alone.
    .title = Bronze and silver before gold
    .problem = { $player } has built gold or a legendary, but bronze and silver brought only { $found } points. It takes 18.
    .why = Before 18 points nothing of gold level can be built, so nothing of gold level can help to get there.

tiles-before-gold = Eighteen points take at least three skyscrapers of bronze and silver.
    .title = Three skyscrapers before gold
    .problem = { $found ->
        [one] { $player } has gold level with a single skyscraper of bronze or silver. At most 8 points each, it takes three.
       *[other] { $player } has gold level with only { $found } skyscrapers of bronze and silver. At most 8 points each, it takes three.
    }
    .why = The range of printed points comes from one public source, not from the rules.

prestige-needs-card = Points of Gold Prestige are gained only where that card is in play.
    .title = Prestige needs its card
    .problem = { $found ->
        [one] { $player } has 1 point of Gold Prestige, but the challenge in play is { $challenge }.
       *[other] { $player } has { $found } points of Gold Prestige, but the challenge in play is { $challenge }.
    }
    .why = There is one challenge a game.

prestige-needs-gold = Gold Prestige gives points when you build gold or a legendary.
    .title = Prestige needs gold
    .problem = { $found ->
        [one] { $player } has 1 point of Gold Prestige without any gold or legendary skyscraper.
       *[other] { $player } has { $found } points of Gold Prestige without any gold or legendary skyscraper.
    }
    .why = Only a building of gold level outshines its neighbours.

prestige-within-reach = Each build of gold level gains at most one point for each bronze and silver skyscraper of the others.
    .title = Prestige within reach
    .problem = { $player } has { $found } points of Gold Prestige. Gold-level builds: { $builds }; bronze and silver of the others: { $others }. That allows { $most } at most.
    .why = You score the opponents' bronze and silver that your new building touches.

## Land, workers, cards

action-cards-at-most = Each player has three action cards.
    .title = Three action cards at most
    .problem = { $player } has { $found } unused action cards; there are 3.
    .why = Each is used once and then turned face down.

workers-add-up = Workers in hand and on the board are always four together.
    .title = Four workers in all
    .problem = { $player } has { $found } workers, in hand and on the board together. It must be 4.
    .why = Workers never leave the game.

workers-guard-empty-land = A worker stands on each of your territories without a building of yours, and nowhere else.
    .title = Workers guard empty land
    .problem = { $player } has territories without a building: { $empty }, and workers on the board: { $workers }. The two must be equal.
    .why = You put a worker on new land and take it back when you build there; land emptied by demolition gets one again.

empty-within-land = You cannot have more empty territories than territories.
    .title = Empty land is own land
    .problem = { $player } has { $empty } empty territories, but owns only { $owned }.
    .why = Your estate is all the land you acquired.

cards-match-land = For each of your territories on the board one card lies on your character card.
    .title = A card for each territory
    .problem = { $player } has { $cards } territory cards, but owns { $owned } territories on the board.
    .why = Land and card are always taken together, and given back together.

some-land = Everybody owns land at the end: at least the land of the starter, unless it had to be given back.
    .title = Some land for everybody
    .problem = { $player } has no territory card left. That is only possible if the last one had to be given back.
    .why = The first territory is yours from the start.

squares-in-estate = Your buildings cover no more squares than your territories have.
    .title = Buildings fit the estate
    .problem = The buildings of { $player } cover { $found } squares; the territories have only { $most }.
    .why = Buildings stay wholly inside your estate and never lie on one another.

room-for-skyscrapers = Each standing skyscraper covers two squares or more.
    .title = Room for all skyscrapers
    .problem = { $player } has { $towers } standing skyscrapers on territories with { $most } squares in all. Two squares each do not fit.
    .why = That the smallest tile has two squares comes from one public source, not from the rules.

territory-cards = 65 territory cards are in play, 52 with two players.
    .title = Territory cards in all
    .problem = { $found } territory cards are counted; with { $players } players { $most } are in play.
    .why = Each card stands for one territory of the board.

district-cards = Each of the five districts has 13 territories, and a card for each.
    .title = Thirteen territories a district
    .problem = { $found } { $district } territory cards are counted; there are 13.
    .why = The solid lines on the board show them: five times thirteen.

cards-accounted-for = Each territory card lies on a character card or in one of the two markets.
    .title = No territory card is lost
    .problem = { $found } of the { $expected } territory cards are counted; at least { $least } should be.
    .why = Cards only move between markets and players, but for those that an action card swaps out.
    .silent = One action card swaps the four open cards for new ones. Where the old four go is not known to us. The program takes them to be out of the game; you can set that they go back into the Futures Market.

open-market = The Open Market is filled up to four cards as long as the Futures Market has any.
    .title = Open Market of four
    .problem = { $found ->
        [one] One card lies in the Open Market. With cards in the Futures Market it should be four.
       *[other] { $found } cards lie in the Open Market. It holds four, fewer only once the Futures Market is empty.
    }
    .why = You fill it up after expanding. A card given back late, or an action card, can make an exception.

end-triggered = The game ends once a player has only four unbuilt skyscrapers, or only three cards lie in the Open Market and none in the Futures Market. Then everybody else has one more turn.
    .title = What ends the game
    .problem = Nothing has ended the game yet: the fewest unbuilt skyscrapers are { $least }, the Open Market has { $open } cards, the Futures Market { $futures }. If you stopped early, mark the table as abandoned.
    .why = Whoever triggers the end has no further turn.

## The table's own count

claimed-streets = A street gives 5 points, so the streets give 0, 5, 10 or 15.
    .title = Points a street can give
    .problem = { $player }: { $found } points for streets cannot be. Possible: { $possible }.
    .why = All or nothing: whoever has most gets 5, all others nothing.

claimed-streets-once = Each of the three streets scores for one player at most.
    .title = Each street for one player
    .problem = { $found } points for streets were given in all; three streets give { $most } at most.
    .why = Where most is shared, nobody scores.

claimed-street-needs-one = Nobody scores a street without a building on it.
    .title = No street without a building
    .problem = { $player }: { $found } points for streets are noted, but own buildings touch only { $touched } of the three.
    .why = Most of nothing is nothing.

claimed-bronze-baron = Bronze Baron gives 0, 5, 10 or 15 points.
    .title = Points Bronze Baron can give
    .problem = { $player }: { $found } points for Bronze Baron cannot be. Possible: { $possible }.
    .why = It takes four standing bronze skyscrapers to score at all.

claimed-baron-needs-six = Fifteen points for Bronze Baron need all six bronze skyscrapers standing.
    .title = Fifteen points need six bronze
    .problem = { $player }: 15 points for Bronze Baron are noted, but of the six bronze skyscrapers { $gone } were demolished. Six can no longer stand.
    .why = A set has six bronze skyscrapers, says one public source, and what is demolished never comes back.

claimed-master-architect = Master Architect gives 0, 3, 6 or 10 points.
    .title = Points Master Architect can give
    .problem = { $player }: { $found } points for Master Architect cannot be. Possible: { $possible }.
    .why = It takes three irregular skyscrapers to score at all, and more than five give no more.

claimed-generation-king = Generation King gives 5 points a generation: 0, 5, 10 or 15.
    .title = Points Generation King can give
    .problem = { $player }: { $found } points for Generation King cannot be. Possible: { $possible }.
    .why = There are three generations to lead in.

claimed-kings-once = Each generation has one king at most.
    .title = One king a generation
    .problem = { $found } points for Generation King were given in all; three generations give { $most } at most.
    .why = Where most is shared, nobody is king.

claimed-gold-tycoon = Gold Tycoon gives 3 points for each district in play.
    .title = Points Gold Tycoon can give
    .problem = { $player }: { $found } points for Gold Tycoon cannot be. Possible: { $possible }.
    .why = A district counts or it does not; with two players there are four.

claimed-tycoon-needs-two = Gold Tycoon needs two gold-level skyscrapers.
    .title = Gold Tycoon needs two
    .problem = { $player }: { $found } points for Gold Tycoon are noted, but standing gold-level skyscrapers are { $gold }. It takes two in one district.
    .why = Two in the same district make a tycoon.

claimed-gold-prestige = Gold Prestige adds nothing at the end.
    .title = Gold Prestige at the end
    .problem = { $found ->
        [one] { $player }: 1 point for Gold Prestige is noted at the end. Possible: { $possible }. It is on the track already.
       *[other] { $player }: { $found } points for Gold Prestige are noted at the end. Possible: { $possible }. They are on the track already.
    }
    .why = The token moved as soon as the building went up; counting again would count twice.

claimed-action-cards = Unused action cards give 0 to 3 points.
    .title = Points action cards can give
    .problem = { $player }: { $found } points for action cards cannot be. Possible: { $possible }.
    .why = Three cards, a point each.

claimed-challenge = Only the challenge card in play gives points.
    .title = Only the challenge in play
    .problem = { $player }: { $found } points for { $line } are noted, but { $challenge } is in play.
    .why = One card was drawn, the other four are in the box.

claimed-sum = A total noted with all its lines is their sum.
    .title = Your own sum
    .problem = { $player }: the lines you noted add up to { $found }, not to { $total }.
    .why = Adding up tired is where points go astray.

## Scoring

score-track = The points on the score track stay with you.
    .title = Score track
    .line = { $track } on the score track
    .why = Each skyscraper scored its printed points as it was built, and what is demolished keeps them.

streets = Each of the three streets in play gives 5 points to the player with strictly most skyscrapers on it. Where most is shared, nobody scores. A skyscraper counts on each street it touches with a side.
    .title = Streets of New York
    .line = { $number ->
        [0] { $streets }: { $counts }. Most on no street = { $points }
       *[other] { $streets }: { $counts }. Most on { $led }: { $number } × 5 = { $points }
    }
    .why = It pays to build along a street rather than all over town. Touching at a corner does not count.
    .silent = Whether a starter still standing counts on streets is not said outright. It is treated like any skyscraper but for two exceptions that do not concern streets, so the program counts it where you enter it. You can switch that off.

bronze-baron = Your standing bronze skyscrapers: 4 give 5 points, 5 give 10, all 6 give 15.
    .title = Bronze Baron
    .line = { $found ->
        [one] 1 standing bronze skyscraper = { $points }
       *[other] { $found } standing bronze skyscrapers = { $points }
    }
    .why = It rewards whoever lets the old buildings stand instead of replacing them.

master-architect = Your irregular skyscrapers, marked with a hexagon: 3 give 3 points, 4 give 6, 5 or more give 10.
    .title = Master Architect
    .line = { $found ->
        [one] 1 irregular skyscraper = { $points }
       *[other] { $found } irregular skyscrapers = { $points }
    }
    .why = Irregular shapes are harder to fit; the challenge makes them worth it.
    .silent = Whether a legendary of irregular shape counts is not said. The program takes your count as it is; with the option off, a legendary that you marked as one of them is left out.

generation-king = For each of bronze, silver and gold, 5 points go to the player with strictly most standing. A legendary counts as gold, a starter as nothing. Where most is shared, nobody scores.
    .title = Generation King
    .line = { $number ->
        [0] bronze { $bronze }, silver { $silver }, gold { $gold }. Most of none = { $points }
       *[other] bronze { $bronze }, silver { $silver }, gold { $gold }. Most of { $led }: { $number } × 5 = { $points }
    }
    .why = It rewards a clear lead in a generation, old or new.

gold-tycoon = Each district with two or more of your gold-level skyscrapers gives 3 points. One that spans two districts counts in both; a legendary counts.
    .title = Gold Tycoon
    .line = { $number ->
        [0] no district with two of gold level = { $points }
       *[other] two or more of gold level in { $held }: { $number } × 3 = { $points }
    }
    .why = It rewards gold built side by side, best across a border.

gold-prestige = When you add a skyscraper of gold level you score at once 1 point for each bronze or silver skyscraper of the others that it touches. At the end nothing is added.
    .title = Gold Prestige
    .line = scored during play, nothing at the end
    .why = These points are on the track already.

action-cards = Each action card that you did not use, still face up, gives 1 point.
    .title = Unused action cards
    .line = { $cards ->
        [one] 1 card × 1
       *[other] { $cards } cards × 1
    }
    .why = Using a card should bring more than the point it costs.

## Ties

tallest-legendary = Level on points, the owner of the tallest legendary skyscraper is ahead: Woolworth, then Metropolitan Life, Singer, Park Row.
    .title = Tallest legendary
    .line = { $legendary }
    .problem = { $players } are level on { $points } points for place { $rank }. Say which legendary each of them owns, or none.
    .why = The height is printed on the tile, and no two are equal. Whoever has any is ahead of those without.

most-gold = Level on points and without a legendary, whoever has more gold skyscrapers standing is ahead. Still level, they share the place.
    .title = Most gold skyscrapers
    .line = { $gold ->
        [one] 1 gold skyscraper
       *[other] { $gold } gold skyscrapers
    }
    .problem = { $players } are level on { $points } points for place { $rank }, without a legendary. Count the gold skyscrapers of each.
    .why = Gold is the latest the city has to show.

## Options and their values

id-starter-on-streets = Starters count on streets
id-legendary-irregular = An irregular legendary counts for Master Architect
id-swapped-cards = Territory cards swapped out of the Open Market
id-component-data = Checks that rest on unconfirmed counts of the box
id-on = yes
id-off = no
id-out = out of the game
id-back = back into the Futures Market

## Ids

id-broadway = Broadway
id-wall-street = Wall Street
id-nassau-broad = Nassau & Broad
id-cedar = Cedar
id-pine-thames = Pine & Thames
id-bronze-baron = Bronze Baron
id-master-architect = Master Architect
id-generation-king = Generation King
id-gold-tycoon = Gold Tycoon
id-gold-prestige = Gold Prestige
id-red = Red
id-blue = Blue
id-green = Green
id-yellow = Yellow
id-pink = Pink
id-brown = Brown
id-bronze = bronze
id-silver = silver
id-gold = gold
id-woolworth = Woolworth
id-metropolitan-life = Metropolitan Life
id-singer = Singer
id-park-row = Park Row
id-none = none
id-score-track = Score track
id-streets = Streets of New York
id-action-cards = Unused action cards

## Rows of the form

group-setup-cards = Cards and markets
group-setup-player = Each player at the start
group-cards-in-play = Cards in play
group-market = Territory cards left
group-track = Score track
group-streets = Skyscrapers on the streets
group-cards = Action cards
group-challenge = Bonus challenge
group-towers = Skyscrapers, for ties and checks
group-starter = Starter building
group-printed = Printed points, for checks
group-estate = Land and workers, for checks

row-setup-streets = Streets drawn
row-setup-challenge = Challenge drawn
row-setup-districts = Districts of the territory cards
row-setup-deck = Territory cards before the market is dealt
row-setup-open = Open Market
row-setup-futures = Futures Market
row-setup-legendaries = Legendaries beside the board
row-character = Character card
row-starter-district = Starter: district
row-starter-size = Starter: size of the territory
row-first-card-district = First territory card: district
row-first-card-size = First territory card: size
row-setup-track = Points
row-setup-unbuilt = Skyscrapers
    .help = Without the starter.
row-setup-workers = Workers in hand
row-setup-actions = Action cards
row-setup-king = King token in hand

row-streets = Streets in play
row-challenge = Challenge in play
row-market-open = Open Market
row-market-futures = Futures Market

row-track = Points on the track
row-on-broadway = Broadway
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-on-wall-street = Wall Street
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-on-nassau-broad = Nassau & Broad
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-on-cedar = Cedar
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-on-pine-thames = Pine & Thames
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-action-cards = Unused, face up
row-standing-bronze = Bronze standing
row-standing-silver = Silver standing
row-standing-gold = Gold standing
    .help = Without the legendary.
row-legendary = Legendary
row-irregular = Irregular ones
    .help = Standing skyscrapers with a hexagon round the number.
row-legendary-irregular = The legendary is one of them
row-gold-red = Gold level in red
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-gold-blue = Gold level in blue
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-gold-green = Gold level in green
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-gold-yellow = Gold level in yellow
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-gold-pink = Gold level in pink
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-prestige = Gained by Gold Prestige
    .help = They are on the track already; this is for the checks.
row-unbuilt = Still unbuilt
    .help = Own skyscrapers still before the player.
row-demolished = Demolished
    .help = Without the starter.
row-demolished-bronze = Bronze demolished
row-demolished-silver = Silver demolished
row-demolished-gold = Gold demolished
row-king-on-board = King token on a legendary
row-starter-broadway = Starter on Broadway
row-starter-wall-street = Starter on Wall Street
row-starter-nassau-broad = Starter on Nassau & Broad
row-starter-cedar = Starter on Cedar
row-starter-pine-thames = Starter on Pine & Thames
row-starter-standing = Starter still stands
row-points-bronze = Standing bronze
    .help = Type them as a sum, tile by tile.
row-points-silver = Standing silver
    .help = Type them as a sum, tile by tile.
row-points-gold = Standing gold
    .help = Type them as a sum, tile by tile.
row-points-legendary = Legendary
row-points-gone-bronze = Demolished bronze
row-points-gone-silver = Demolished silver
row-cards-red = Territory cards: red
row-cards-blue = Territory cards: blue
row-cards-green = Territory cards: green
row-cards-yellow = Territory cards: yellow
row-cards-pink = Territory cards: pink
row-land-two = Territories of size 2
row-land-three = Territories of size 3
row-empty-land = Territories without an own building
row-covered = Squares under own buildings
row-workers-hand = Workers in hand
row-workers-board = Workers on the board

## Set-up list

setup-box-character = Put the character card David Schneider (pink) back into the box.
setup-box-cards = Put all pink territory cards back into the box: { $cards } territory cards stay.
setup-board = Lay the board in the middle and the four black legendaries beside it.
setup-skyscrapers = Give everyone the pieces of one colour: 18 skyscrapers and the starter.
setup-score = Put each score token on space 0.
setup-workers = Give everyone four workers.
setup-king = Give everyone the King token.
setup-actions = Lay everyone's three action cards out, face up.
setup-streets = Draw three Streets of New York cards and lay them face up.
setup-challenge = Draw one bonus challenge card and lay it face up.
setup-characters = Shuffle the { $characters } character cards and deal one to each player.
setup-starter = Put your starter on the territory with the symbol of your character card.
setup-starter-two = That territory is of size 2.
setup-first-card = Take a territory card of the same district from the deck and lay it on your character card.
setup-first-card-two = That card is of size 2 as well.
setup-deck = Shuffle the other territory cards: { $deck } cards.
setup-open = Lay four of them face up: the Open Market.
setup-futures = The other { $futures } are the Futures Market, face down.
setup-start = Choose a start player: whoever was in New York City last.

## Drawings

view-setup = Set-up
view-final = The end
part-drawing-setup = The streets and the challenge in play, the markets, the legendaries from the tallest, and what lies before each of { $players } players.
part-drawing-final = Who has how many skyscrapers on which street, and the estate of each of { $players } players by generation and district. It is no map.
part-streets = Streets of New York
part-challenge = Bonus challenge
part-no-challenge = not drawn yet
part-market = Territory cards
part-open = Open: { $number }
part-futures = Futures: { $number }
part-legendaries = Legendaries, from the tallest
part-character = Character: { $district } · territory of size { $size }
part-track = { $number } on the score track
part-on-track = track
part-actions = Unused action cards: { $number }
part-unbuilt = unbuilt: { $number }
part-demolished = demolished: { $number }
part-land = Territory cards by district; bars are gold level
part-sizes = Size 2: { $two } · size 3: { $three }
part-workers = Workers: { $board } on the board, { $hand } in hand
part-points = { $number ->
    [one] point
   *[other] points
}
part-on-street = Skyscrapers there
part-irregular = irregular skyscrapers: { $number }
part-land-cards = Territories by district and size
part-land-gold = Gold by district (one can be in two)
part-key-drawn = Drawn
part-key-not-drawn = Not drawn
part-key-most = Most there
part-key-card = Action card
part-key-used-card = Used action card
part-key-demolished = Demolished
part-key-king = King token
part-key-gold = Gold skyscraper
part-key-board = Worker on board
part-key-hand = Worker in hand
