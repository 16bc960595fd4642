# New York 1901: playing along.

## Turns

clockwise = Turns pass clockwise, from the start player on.
    .title = Turns go clockwise
    .problem = It is the turn of { $expected }, not of { $player }. If a turn is missing, enter it first.
    .why = Everybody gets as many turns as the others, give or take one.

trigger-turn-is-last = Whoever brings about the end finishes that turn and has no other.
    .title = The end-bringer's turn is the last
    .problem = { $player } brought about the end, so that turn was the last one of { $player }.
    .why = The others still get to answer, each once.

one-last-turn = Once the end is brought about, everybody else has exactly one more turn.
    .title = One last turn each
    .problem = { $player } has had the last turn already.
    .why = After these turns the points are counted.

demolish-then-build = Whoever demolishes must build in the same turn.
    .title = After demolishing comes building
    .problem = { $player } has demolished and not built yet. The skyscraper it was done for comes next.
    .why = Demolishing only makes room; there is no tearing down for its own sake.

must-expand = With a worker in hand, a turn in which you demolish nothing begins with new land.
    .title = Expand while workers are free
    .problem = { $built ->
        [0] { $player } has workers in hand ({ $workers }) and demolished nothing, so new land had to be claimed first.
       *[other] { $player } has workers in hand ({ $workers }), so before building comes new land or a demolition.
    }
    .why = Building alone is for turns in which you have no worker to send out. An empty Open Market excuses you.

stuck-returns-worker = Without a worker in hand and unable to build or demolish, you take one of your workers off the board.
    .title = Stuck: take a worker back
    .problem = { $player } has no worker in hand and did nothing. Whoever can neither build nor demolish takes a worker off the board.
    .why = It frees a worker, at the price of the land he stood on.

return-needs-empty-hand = Only a player without a worker in hand takes one off the board.
    .title = No giving up land with workers in hand
    .problem = { $player } has workers in hand ({ $workers }) and so cannot give up land.
    .why = It is a way out for players who are stuck, not a choice for others.

return-is-the-turn = Taking a worker off the board is the whole turn.
    .title = Giving up land is the turn
    .problem = { $player } has already done something else this turn.
    .why = Whoever could do something else was not stuck.

one-expand-a-turn = You claim one territory a turn, two with the action card for it.
    .title = One territory a turn
    .problem = { $most ->
        [one] { $player } has already claimed a territory this turn. A second one takes the action card Two territories.
       *[other] { $player } has already claimed { $most } territories this turn. No more are possible.
    }
    .why = An action card works once, in the turn in which it is used.

expand-or-demolish = Before building you either expand or demolish, one of them and once.
    .title = Expand or demolish
    .problem = { $twice ->
        [0] { $player } cannot both expand and demolish in one turn.
       *[other] { $player } has already demolished this turn. Everything under the new skyscraper goes at once.
    }
    .why = New land or better use of old land: that is the choice of every turn.

build-comes-last = Expand and Demolish come before Build.
    .title = Building comes last
    .problem = { $expands ->
        [0] { $player } has already built this turn, so nothing can be demolished any more.
       *[other] { $player } has already built this turn, so no land can be claimed any more.
    }
    .why = With the build the turn passes on.

boom-adds-a-build-only = Construction Boom adds a Build, but, it seems, no second Expand or Demolish.
    .title = Construction Boom adds a Build only
    .problem = { $player } uses Construction Boom and goes on with another Expand or Demolish. As far as the card is known to us, it gives an extra Build only.
    .why = The text of the card is not completely known to us, so this is a remark and no more.

one-build-a-turn = You build once a turn, twice with Construction Boom.
    .title = One build a turn
    .problem = { $most ->
        [one] { $player } has already built this turn. A second build takes the action card Construction Boom, used first.
       *[other] { $player } has already built { $most } times this turn. No more are possible.
    }
    .why = An action card gives one extra action, in the turn in which it is used.

action-card-once = Each action card is used once a game and then turned face down.
    .title = Each action card once
    .problem = { $player } has used this card already: { $card }.
    .why = A card still face up at the end is worth a point.

end-needs-trigger = The game ends once a player has only four unbuilt skyscrapers, or the markets are down to three cards.
    .title = What brings about the end
    .problem = Nothing in the log has brought about the end: the fewest unbuilt skyscrapers are { $least }, and { $estates } territories are taken. If you stop early, mark the table as abandoned.
    .why = As long as nobody is done and there is land to claim, the city grows.

last-turns-played = The game is over when everybody but the one who brought about the end has had one more turn.
    .title = Who still has a turn
    .problem = A last turn is still due to { $players }.
    .why = Everybody has one answer to the end.

turns-in-step = Nobody is more than one turn ahead of another.
    .title = Turns in step
    .problem = { $player } cannot have had { $turns } turns when { $other } had { $theirs }.
    .why = Turns go round the table one by one.

builds-within-turns = Nobody has built more often than once a turn, but for one extra build by Construction Boom.
    .title = No more builds than turns
    .problem = { $player } cannot have built { $builds } times in { $turns } turns.
    .why = One build a turn, and one card that adds a build.

entry-not-negative = Nothing that is entered can be less than none.
    .title = No negative numbers
    .problem = { $found } cannot be entered here: the least is 0.
    .why = Points never go back, and things lie on the table or they do not.

## Expand

worker-to-expand = Expanding needs a worker in hand as the turn begins.
    .title = A worker to expand
    .problem = { $player } had no worker in hand as the turn began, so no land can be claimed. Build, or demolish and build.
    .why = The worker marks the new land as yours until you build on it.

card-in-open-market = The territory card you take lies in the Open Market.
    .title = A card from the Open Market
    .problem = { $reason ->
        [0] { $card } does not lie in the Open Market.
        [1] { $card }: the cards of this district are not in play.
       *[other] { $card }: all 13 territories of this district are taken.
    }
    .why = Four cards to choose from, the same for all.

free-land = Land in somebody's estate cannot be claimed.
    .title = Only free land
    .problem = Territory { $plot } in { $district } already belongs to { $owner }.
    .why = A worker or a building shows whose land it is, and nobody else may build there.

land-of-card-colour = The worker goes on a territory of the card's colour.
    .title = Land of the card's colour
    .problem = The card is { $card }, but the territory is { $land }.
    .why = Card and land must match, or the deck no longer fits the board.

land-of-card-size = The worker goes on a territory of the card's size.
    .title = Land of the card's size
    .problem = The card shows size { $card }, but the territory has size { $land }.
    .why = Card and land must match, or the deck no longer fits the board.

returned-card-owned = The card that goes under the Futures Market is one of your own: that of the land your worker stood on.
    .title = Your own card goes back
    .problem = { $player } has no such territory card: { $card }.
    .why = Land and card go together, when they come and when they go.

## Demolish

demolish-lower = What you demolish ranks below what takes its place: starter, bronze, silver, gold.
    .title = Only for something better
    .problem = { $player } cannot demolish { $found } for { $new }. It must rank below.
    .why = Gold and legendaries rank highest, so they stay for good.

demolish-what-stands = You demolish one or more of your own buildings that stand.
    .title = Demolish what stands
    .problem = { $number ->
        [-1] { $player } demolishes nothing; one building at least has to go.
       *[other] { $player } has no standing building with the number { $number }.
    }
    .why = What was demolished is back in the box.

workers-for-emptied-land = Own land that a demolition leaves without worker and building gets one of your workers. Without enough of them you may not demolish.
    .title = Workers for emptied land
    .problem = { $player } would need { $emptied } workers for emptied land and has { $workers }, those taken off included. This demolition is not allowed.
    .why = Land without worker or building would look like nobody's.

promised-skyscraper = What you demolished for is what you build.
    .title = Build what you made room for
    .problem = Room was made for { $expected }, but { $found } is built.
    .why = First you choose the new skyscraper, then you see what has to go.

## Build

silver-from-six = Silver is built by players with 6 points or more, counted before the build.
    .title = Silver from 6 points
    .problem = { $player } has { $track ->
        [one] 1 point
       *[other] { $track } points
    }; silver is unlocked at 6.
    .why = The points of this build do not help; those of an earlier build in the same turn do.

gold-from-eighteen = Gold and legendaries are built by players with 18 points or more, counted before the build.
    .title = Gold from 18 points
    .problem = { $player } has { $track ->
        [one] 1 point
       *[other] { $track } points
    }; gold and legendaries are unlocked at 18.
    .why = The points of this build do not help; those of an earlier build in the same turn do.

four-stay = No build leaves you with fewer than four unbuilt skyscrapers.
    .title = Four stay unbuilt
    .problem = { $player } has { $unbuilt } unbuilt skyscrapers left, and four have to stay. A legendary would be possible: it is none of them.
    .why = With four left the end has come, and Construction Boom may not lead below it.

one-legendary-each = A player builds one legendary skyscraper in a game.
    .title = One legendary each
    .problem = { $player } has built a legendary already: { $legendary }.
    .why = You have one King token to mark it with.

legendary-still-free = Each legendary is built once: first come, first served.
    .title = A legendary still free
    .problem = { $legendary } was built by { $owner }.
    .why = The four belong to everybody until somebody builds them.

tile-once = Each skyscraper is built once. What was demolished never comes back.
    .title = Each tile once
    .problem = { $tile ->
        [0] { $player } has already built all six skyscrapers of this generation: { $generation }.
       *[other] { $player } has already built tile { $tile } of this generation: { $generation }.
    }
    .why = Demolished tiles go into the box. That there are six of each generation comes from one public source.

points-of-a-tile = A skyscraper that is no legendary shows 2 to 8 points.
    .title = Points on a tile
    .problem = { $found } points are on no skyscraper; they show 2 to 8.
    .why = The range comes from one public source, not from the rules. Switch the check off if your tiles differ.

token-by-points = The score token moves by the points printed on the new skyscraper, and by those of Gold Prestige.
    .title = How far the token moves
    .problem = The token of { $player } was on { $before } and should now be on { $expected }, not on { $found }. From here on the token counts as it stands.
    .why = Nothing else moves it, and nothing moves it back.

side-on-street-or-park = A skyscraper touches a street or a park with a side.
    .title = A side on a street or park
    .problem = This skyscraper touches no street and no park with a side: { $contact }.
    .why = Touching at a corner does not count.

build-on-own-land = A skyscraper lies wholly in your own estate, across as many of its districts as you like.
    .title = Only on your own land
    .problem = { $player } owns no land in { $districts }.
    .why = All your land is one building site; nobody else's is.

room-to-build = A skyscraper needs free squares in your estate.
    .title = Room to build
    .problem = { $player } has at most { $free } free squares; this skyscraper covers { $squares }.
    .why = Buildings do not lie on one another, except where you demolish first.

workers-back = The workers on the land you build on come back to you, one from each territory, even if it is only partly covered.
    .title = Workers come back
    .problem = { $found } workers cannot come back to { $player } here: { $most } at most.
    .why = The building now shows whose land it is.

prestige-for-gold-level = Gold Prestige gives points when you build gold or a legendary.
    .title = Prestige for gold level
    .problem = { $generation } gives no points of Gold Prestige.
    .why = Only a building of gold level outshines its neighbours.

prestige-of-standing = A build gains at most one point of Gold Prestige for each bronze and silver skyscraper of the others that stands.
    .title = Prestige of what stands
    .problem = { $found } points of Gold Prestige are noted, but of the others' bronze and silver skyscrapers { $others } stand.
    .why = You score those that your new building touches.

## Events

event-expand = Expand
    .line = { $player } claims land: { $card ->
        [0] –
       *[other] { $card }
    }
event-demolish = Demolish
    .line = { $player } demolishes ({ $tiles ->
        [0] –
       *[other] { $tiles }
    }) for { $new ->
        [0] –
       *[other] { $new }
    }
event-build = Build
    .line = { $player } builds { $generation ->
        [0] –
       *[other] { $generation }
    }: { $points ->
        [0] –
       *[other] { $points }
    } points
event-action-card = Use an action card
    .line = { $player } uses a card: { $card ->
        [0] –
       *[other] { $card }
    }
event-return-worker = Take a worker back
    .line = { $player } gives up land: { $card ->
        [0] –
       *[other] { $card }
    }
event-end-turn = End the turn
    .line = { $player } ends the turn
event-market = Note the markets
    .line = The markets are noted
event-resume = Begin in the middle
    .line = The game goes on from here for { $player }
event-finish = End the game
    .line = The game is over

## Cells

group-play = Turn

row-play-expand-player = Player
row-play-expand-card = Territory card taken
row-play-expand-refill = Card turned up in its place
    .help = Only if you note the Open Market.
row-play-expand-land = Territory, if another than on the card
row-play-expand-plot = Number of the territory
    .help = Only if you number the territories of a district, 1 to 13.
row-play-demolish-player = Player
row-play-demolish-new = What is built instead
row-play-demolish-tiles = Buildings that go
    .help = By the numbers in the drawing; 0 is the starter.
row-play-demolish-workers = Workers taken off
    .help = Own workers under the new skyscraper.
row-play-demolish-emptied = Workers put on emptied land
row-play-build-player = Player
row-play-build-generation = What is built
row-play-build-legendary = Which legendary
row-play-build-points = Points on it
row-play-build-workers = Workers taken back
row-play-build-streets = Streets touched
    .help = With a side, among the streets in play.
row-play-build-prestige = Gained by Gold Prestige
row-play-build-irregular = Irregular
    .help = A hexagon round the number.
row-play-build-districts = Districts it lies in
row-play-build-contact = What it touches
row-play-build-squares = Squares it covers
row-play-build-tile = Number of the tile
    .help = Only if you number the tiles of a generation, 1 to 6.
row-play-build-track = Score token now
    .help = To compare with the log.
row-play-action-card-player = Player
row-play-action-card-card = Action card
row-play-return-worker-player = Player
row-play-return-worker-card = Territory card given back
row-play-return-worker-plot = Number of the territory
row-play-end-turn-player = Player
row-play-market-first = First open card
row-play-market-second = Second open card
row-play-market-third = Third open card
row-play-market-fourth = Fourth open card
row-play-market-open = Cards in the Open Market
row-play-market-futures = Cards in the Futures Market
row-play-resume-player = Player
row-play-resume-turns = Own turns so far
row-play-resume-track = Points on the track
row-play-resume-unbuilt = Still unbuilt
    .help = Own skyscrapers still before the player.
row-play-resume-workers-hand = Workers in hand
row-play-resume-action-cards = Unused action cards
row-play-resume-standing-bronze = Bronze standing
row-play-resume-standing-silver = Silver standing
row-play-resume-standing-gold = Gold standing
    .help = Without the legendary.
row-play-resume-legendary = Legendary
row-play-resume-starter-standing = Starter still stands
row-play-resume-demolished-bronze = Bronze demolished
row-play-resume-demolished-silver = Silver demolished
row-play-resume-irregular = Irregular ones
    .help = Standing skyscrapers with a hexagon round the number.
row-play-resume-prestige = Gained by Gold Prestige
    .help = They are on the track already; this is for the checks.
row-play-resume-land-two = Territories of size 2
row-play-resume-land-three = Territories of size 3
row-play-resume-on-street-broadway = On Broadway
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-play-resume-on-street-wall-street = On Wall Street
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-play-resume-on-street-nassau-broad = On Nassau & Broad
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-play-resume-on-street-cedar = On Cedar
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-play-resume-on-street-pine-thames = On Pine & Thames
    .help = Own skyscrapers with a side on it, the legendary included, the starter not.
row-play-resume-gold-by-district-red = Gold level in red
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-play-resume-gold-by-district-blue = Gold level in blue
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-play-resume-gold-by-district-green = Gold level in green
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-play-resume-gold-by-district-yellow = Gold level in yellow
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-play-resume-gold-by-district-pink = Gold level in pink
    .help = Gold skyscrapers and the legendary. One across a border counts in both districts.
row-play-resume-cards-red = Territory cards: red
row-play-resume-cards-blue = Territory cards: blue
row-play-resume-cards-green = Territory cards: green
row-play-resume-cards-yellow = Territory cards: yellow
row-play-resume-cards-pink = Territory cards: pink

## Ids

id-red-2 = Red, size 2
id-red-3 = Red, size 3
id-blue-2 = Blue, size 2
id-blue-3 = Blue, size 3
id-green-2 = Green, size 2
id-green-3 = Green, size 3
id-yellow-2 = Yellow, size 2
id-yellow-3 = Yellow, size 3
id-pink-2 = Pink, size 2
id-pink-3 = Pink, size 3
id-starter = starter
id-legendary = legendary
id-construction-boom = Construction Boom
id-two-territories = Two territories
id-market-swap = New Open Market
id-street = a street
id-park = a park
id-corner = only a corner
id-nothing = nothing

## Drawing

view-play = The table now
part-drawing-play = Whose turn it is, the markets, the territory cards, the legendaries, and what each of { $players } players has. It is no map; cards and buildings can be tapped.
part-turn = Turn: { $player }
part-anyone = Who begins?
part-over = The game is over
part-running = The end has not been brought about
part-triggered = { $player } brought about the end
part-lots = Territory cards by district; below, how many are taken
part-construction-boom = Boom
part-two-territories = 2 lots
part-market-swap = New market
part-land-short = Territories
part-key-size = Size { $size }
part-key-taken = Cards taken of 13
part-key-open = Open cards
part-key-built = Already built
part-key-number = Building number
part-key-points = Its points
