# Orléans.

id-orleans = Orléans

# --- Set-up ---

start-coins = Each player takes 5 coins; the other coins lie within reach as the supply.
    .title = Starting coins
    .problem = { $player } has { $found } in coins; everybody starts with { $expected }.
    .why = A coin is a point at the end, so everybody starts with the same.

stations-in-supply = Each player keeps 10 trading stations in front of them. None is on the map yet.
    .title = Trading stations at the start
    .problem = { $player } has { $found } trading stations in the supply; everybody starts with { $expected }.
    .why = Every station that is built counts at the end; all start with as many to build.

starting-followers = Each player takes a player board, a bag, 7 markers and one farmer, boatman, craftsman and trader in their own colour. The four lie on the market of the player board. Unused colours go back to the box.
    .title = Starting followers
    .problem = { $player } has { $found } of their own followers of this kind: { $kind }. It should be { $expected }.
    .why = These four do the first actions. They are never lost and never sent away.

markers-at-start = Each player has a marker on the first space of all six character tracks and of the development track.
    .title = Markers on their first space
    .problem = { $player } has the marker “{ $track }” on space { $found }. It starts on 0.
    .why = The first space of the knight track reads 4: that many followers are drawn at first.

merchants-in-orleans = Every merchant starts in Orléans.
    .title = Merchants in Orléans
    .problem = { $player } has the merchant in { $town }. Every merchant starts in Orléans.
    .why = From there, roads and waterways lead to all other towns.

start-player = The youngest player takes the start player token.
    .title = Start player
    .problem = Nobody is noted as start player. Choose who of the { $players } has the token: then the turns can be followed.
    .why = The token moves on each round, so who has it first decides who has it last.

player-colours = The box has pieces in blue, green, red and yellow.
    .title = Colours in the box
    .problem = { $player } plays a colour that is none of { $colours }. That is fine if your box has it.
    .why = Colours only tell the pieces apart.

characters-removed = With fewer players, neutral tiles leave the game: with three 2 each of farmers, boatmen, craftsmen and traders and 3 each of knights, scholars and monks; with two 4 and 6. (In the edition for five: 2 and 3 with four, 4 and 6 with three, 6 and 9 with two.)
    .title = Characters out of the game
    .problem = Of this kind ({ $kind }), { $found } left the game; with this number of players it should be { $expected }.
    .why = Fewer players recruit fewer followers, so the supply would never run short.

neutral-characters = Neutral characters are sorted onto their buildings: with four players 16 farmers, 10 each of boatmen, craftsmen and traders, 14 each of knights, scholars and monks; fewer with three and two.
    .title = Characters on the board
    .problem = Of this kind ({ $kind }), { $found } lie on the board; with this number of players it should be { $expected }.
    .why = What lies on the board is all that can be recruited.

technology-stack = All 16 technology tiles lie in a stack on their space.
    .title = Technology stack
    .problem = { $found } technology tiles lie on their space; there should be { $expected }.
    .why = The stack can run out: some players will want more of them.

citizens-laid-out = Both boards lie on the table. 13 citizens lie on their marked spaces: 8 on the deeds, 3 on the development track, 1 each on the knight and boatman tracks. The fourteenth lies beside the boards.
    .title = Citizens laid out
    .problem = Citizens noted: { $found }; { $expected } should lie there.
    .why = Thirteen are won during the game, the last one only at the end.

place-piles = Place tiles are sorted by the numeral on their back: pile I and pile II.
    .title = Two piles of places
    .problem = This does not belong to { $pile }: { $places }.
    .why = A player's first place may only be one of pile I.

place-piles-complete = Pile I has 12 place tiles, pile II has 8, each once.
    .title = Places complete
    .problem = { $pile } should hold { $expected } tiles, each once. Missing or there twice: { $places }.
    .why = Each place exists once; whoever takes it has it alone.

goods-removed = With three players 6 goods leave the game unseen, with two 12.
    .title = Goods out of the game
    .problem = { $found } goods left the game; with this number of players it should be { $expected }.
    .why = Nobody knows which ones are missing.

goods-on-routes = Goods are shuffled face down and laid face up on roads and waterways, one tile a space: 52 with four players, 48 with three, 43 with two.
    .title = Goods on roads and waterways
    .problem = The space { $space } is empty. With this number of players all { $expected } spaces in use get a tile.
    .why = Travelling merchants collect what lies on their way.

marked-spaces-empty = Nine routes have a second space with a number: a 4 is used with four players only, a 3 with three and four. The others stay empty.
    .title = Spaces marked 3 and 4
    .problem = The space { $space } is marked { $marked } and stays empty with fewer players.
    .why = With fewer merchants on the way there is less to collect.

goods-in-market = The goods left over lie sorted on the goods market: 38 with four players, 36 with three, 35 with two.
    .title = Goods market
    .problem = { $found } goods lie on the market; with this number of players it should be { $expected }.
    .why = What is produced comes from the market; what is gone there cannot be produced.

goods-tiles = The box has 24 grain, 21 cheese, 18 wine, 15 wool and 12 brocade.
    .title = Goods in the box
    .problem = Map and market together hold { $found } tiles of { $good }; the box has { $most }.
    .why = The rarer a good, the more points it gives.

pilgrimage-first = The lighter Pilgrimage tile is set apart, the others are shuffled, and it goes on top of the pile.
    .title = Pilgrimage first
    .problem = The first tile is { $event }; it is always the Pilgrimage.
    .why = In round 1 nobody recruits a monk.

hourglass-pile = The pile has 18 hourglass tiles, one for each round.
    .title = Eighteen hourglass tiles
    .problem = The pile has { $found } tiles; it should be { $expected }.
    .why = When the last tile has been turned, the last round is on.

events-three-times = Each of the six events is on three hourglass tiles.
    .title = Each event three times
    .problem = { $event } is in the pile { $found } times; there are { $most } such tiles.
    .why = Who counts what has been can tell what is still to come.

events-by-pile = In newer printings the backs of the hourglass tiles show letters. They make three piles of six, each with every event once.
    .title = Hourglass piles by letter
    .problem = { $event } comes twice in rounds { $first } to { $last }; each pile has it once.
    .why = So the events are spread evenly over the game.
    .silent = The first printing shuffles all hourglass tiles but the Pilgrimage into one pile, newer ones have a letter on the back. The program expects one pile unless told otherwise.

# --- Final position: stations and goods ---

stations-per-player = Each player has 10 trading stations and no more.
    .title = Ten stations each
    .problem = { $player } has { $found } trading stations on the map; nobody has more than { $most }.
    .why = The wooden pieces are all there are.

stations-balance = A player's stations on the map, in the supply and lost make 10.
    .title = Where the stations are
    .problem = The trading stations of { $player } add up to { $found } instead of { $expected }.
    .why = A station is built, waits, or was given up to torture. It is nowhere else.

stations-lost-to-torture = Only torture takes trading stations out of the game.
    .title = Stations lost
    .problem = { $player }: lost stations { $found }, stations given up to torture { $expected }. One of the two is wrong.
    .why = There is no other way to lose one.

one-station-per-town = A town holds one trading station. Only Orléans holds one of every player.
    .title = One station a town
    .problem = { $town } has { $found } trading stations, of { $players }. There is room for one; only in Orléans every player may have one.
    .why = Who is there first keeps the others out.

stations-on-map = Outside Orléans there are 22 towns for one station each, and in Orléans one of each player.
    .title = Room for stations
    .problem = { $found } trading stations are on the map; there is room for { $most }.
    .why = Towns are what players race for.

goods-by-kind = All players, market and map share 24 grain, 21 cheese, 18 wine, 15 wool and 12 brocade.
    .title = Goods of each kind
    .problem = { $found } tiles of { $good } are counted; the box has { $most }.
    .why = Tiles counted twice are the most common slip at the end.

goods-in-play = Four players share 90 goods, three 84, two 78.
    .title = Goods in all
    .problem = { $found } goods are counted; with this number of players there are { $most }.
    .why = With fewer players some goods went back to the box unseen.

goods-all-there = The goods of players, market and map are all the goods in play; only torture may have taken some away.
    .title = No goods missing
    .problem = Goods counted: { $found }; at least { $least } must be there ({ $missing } missing).
    .why = Goods move between map, market and players, but leave the game by torture at most.

goods-left-on-map = Goods are taken from the map and never laid back there.
    .title = Goods left on the map
    .problem = { $found } goods lie on the map; at the start there were { $most }.
    .why = A merchant collects; nobody lays goods on a road.

round-number = The game has 18 rounds.
    .title = Rounds
    .problem = There is no round { $found }; the last one is { $most }.
    .why = Each round turns one of 18 hourglass tiles.

last-round = The game ends after round { 18 }, and then it is scored.
    .title = Scored after the last round
    .problem = Scored after round { $found }; the game goes on to round { $expected }.
    .why = An early end helps whoever spends late.

nothing-to-score = A finished game in which nobody has anything was hardly played.
    .title = Nothing counted
    .problem = Nobody has coins, goods, stations or citizens. Was this game played?
    .why = Such records are mostly games called off.

edition-limits = The edition for five has more of some pieces. How many is not known here, so limits of the box are not checked.
    .title = Other edition
    .problem = Limits of the box are not known for “{ $edition }” and are not checked.
    .why = A limit that is only guessed would refuse true results.

# --- Final position: citizens and deeds ---

citizens-on-boards = The boards hold 13 citizens. The last one is awarded by the program and not entered.
    .title = Thirteen citizens
    .problem = { $found } citizens are counted, but the boards have only { $most }. Leave out the last one: it is added here.
    .why = The fourteenth goes to the player with most trading stations, at the very end.

two-player-citizens = Two players can take 12 of the 13 citizens at most.
    .title = Citizens with two players
    .problem = { $found } citizens are counted; with two players { $most } can be taken.
    .why = The deeds want 7 boatmen, 7 craftsmen and 7 traders, and with two players there are 6 of each: one deed stays open.

citizen-taken-once = Each citizen is there once.
    .title = Each citizen once
    .problem = The citizen “{ $citizen }” is counted { $found } times, for { $players }.
    .why = Who comes first takes it; those who follow get nothing.

citizens-within-reach = A player can have the citizens of full deeds and of spaces their own markers reached.
    .title = Citizens within reach
    .problem = { $player }: citizens { $found }; deeds and own markers can have given { $most }.
    .why = Every citizen has its place, and somebody has to get there.

citizens-possible = All players together can have the citizens of full deeds and of spaces that somebody reached.
    .title = Citizens that can be taken
    .problem = Citizens counted: { $found }; deeds and tracks can have given { $most }.
    .why = A deed with an open slot keeps its citizen.

citizens-due = Full deeds and markers that got far enough have given their citizens.
    .title = Citizens that must be taken
    .problem = Citizens counted: { $found }; deeds and markers have given { $least }. Is one missing?
    .why = Whoever gets there first takes the citizen at once.

deed-citizen-needs-full-deed = The citizen of a beneficial deed goes to whoever fills its last slot.
    .title = Deed not full
    .problem = { $player } has the citizen of “{ $deed }”, but slots are still open there: { $free }.
    .why = The last follower earns the citizen, all others only coins.

full-deed-gives-citizen = The citizen of a full deed belongs to whoever filled the last slot.
    .title = Citizen of a full deed
    .problem = “{ $deed }” is full, but nobody has its citizen. Who sent the last follower?
    .why = It is easily forgotten in the rush of the last rounds.

development-citizen-reached = The citizens of the development track lie on spaces 3, 18 and 28 and go to the first marker there. Torture may have brought it back since, but never over a coin space.
    .title = Development citizen out of reach
    .problem = { $player } has the citizen of space { $space }, but the marker cannot have been there: it is on { $found }.
    .why = Going back costs points, not the citizen.

development-citizen-taken = The first marker to reach or pass space 3, 18 or 28 takes the citizen there.
    .title = Development citizen not taken
    .problem = A marker is on or past space { $space }, but nobody has the citizen there. Who was first?
    .why = Passing is enough; the marker need not stop there.

track-citizen-reached = The citizen of the knight track wants four knights, that of the boatman track five boatmen.
    .title = Track citizen out of reach
    .problem = { $player } has the citizen of this track ({ $kind }), but the marker is on { $found }; the citizen lies on { $least }.
    .why = Markers on these tracks never go back.

track-citizen-taken = The first player with four knights, and the first with five boatmen, takes the citizen there.
    .title = Track citizen not taken
    .problem = Somebody made step { $least } on this track ({ $kind }), but nobody has its citizen. Who was first?
    .why = The fourth knight draws no further follower; the citizen is all it brings.

last-citizen = The fourteenth citizen goes to whoever alone has most trading stations on the map. On a tie nobody takes it.
    .title = Last citizen
    .problem = At your table it went to: { $taken }. By the stations it goes to: { $owner }.
    .why = It is often forgotten, or given to one of two who are level.

deed-slots = A deed has slots for certain followers. Monks lie on monk slots only, and nobody else does.
    .title = Slots of the deeds
    .problem = On “{ $deed }”: { $found } × { $kind }, but it has { $most } such slots.
    .why = A monk may stand in at places, but not on the deeds.

two-player-deeds = With two players there are 6 boatmen, 6 craftsmen and 6 traders, one fewer of each than the deeds have slots.
    .title = Deeds with two players
    .problem = On the deeds: { $found } × { $kind }; with two players there are only { $most }.
    .why = One deed that wants them must stay open.

deed-followers-recruited = Only recruited followers are sent to the deeds. Those of your own colour stay.
    .title = Recruited before sent
    .problem = On the deeds: { $found } × { $kind }; all players together recruited { $most }.
    .why = Each step on a track is one follower recruited.

# --- Final position: development, tracks, technology, places ---

development-range = The development track ends at 30. Points beyond are lost.
    .title = End of the development track
    .problem = { $player } has the marker on { $found }; the track ends at { $most }.
    .why = On 30 the status is 6, the highest there is.

status-range = Development status is 1 to 6.
    .title = Status 1 to 6
    .problem = { $player } has status { $found }; there is 1 to { $most }.
    .why = It is 1 from the start and 6 only on the last space.

status-of-marker = The status follows from the marker: 1 from space 0, 2 from 4, 3 from 9, 4 from 15, 5 from 22, 6 on 30.
    .title = Status and marker
    .problem = { $player } has status { $found }, but a marker on space { $marker } gives { $expected }.
    .why = The marker counts where it stands at the end.

development-of-scholars = Scholars alone bring 2, 3, 4, 5 and 6 points of development. Less is possible only by torture.
    .title = Development from scholars
    .problem = { $player }: scholars { $scholars }, so the marker stands on { $least } at least, but it is on { $found }. Only torture takes points back.
    .why = Five scholars alone lead to space 20.

track-length = The farmer track has 8 steps, the others 5. Whoever is on the last one cannot recruit that kind any more.
    .title = End of a track
    .problem = { $player } made { $found } steps on this track ({ $kind }); it has { $most }.
    .why = So nobody takes all followers of one kind.

track-supply = Each step on a track takes a neutral tile of that kind, and their number is limited. Plague and torture may give some back.
    .title = Followers in the supply
    .problem = All players together made { $found } steps on this track ({ $kind }), but there were only { $most } tiles. What Plague and torture took would make up for it.
    .why = Once a kind has run out, nobody can recruit it.

technology-supply = There are 16 technology tiles.
    .title = Technology tiles
    .problem = { $found } technology tiles are counted; there are { $most }.
    .why = They stay on their places until the game ends, so none comes back.

technology-of-craftsmen = Each craftsman recruited brings one technology tile. More come only from the Laboratory.
    .title = Technology from craftsmen
    .problem = { $player }: technology tiles { $found }, craftsmen { $most }, and no Laboratory is known of.
    .why = There is no other source.

technology-received = Each craftsman recruited brings one technology tile.
    .title = Technology received
    .problem = { $player }: technology tiles { $found }; the craftsmen brought { $least }.
    .why = A tile that was left lying makes every later round slower.
    .silent = The rules do not say what happens when technology tiles or goods have run out. The program lets the action go on without them, as the designer is reported to play; the option forbids it.

place-taken-once = Each of the 20 place tiles exists once.
    .title = Each place once
    .problem = { $place } is counted { $found } times; it exists once.
    .why = Whoever takes it has it alone.

places-of-traders = Each trader recruited brings one place tile, so nobody has more than 5.
    .title = Places from traders
    .problem = { $player }: place tiles { $found }; the traders brought { $most } at most.
    .why = There is no other source.

second-pile-places = The first place tile is always one of pile I; from the second trader on either pile is open.
    .title = Places of pile II
    .problem = { $player }: tiles of pile II { $found } ({ $places }); with these traders at most { $most }.
    .why = The stronger places come later.

place-supply = Each place tile was brought by a trader, and their number is limited. Plague and torture may give some back.
    .title = Places and traders
    .problem = { $found } place tiles are counted, but there were only { $most } traders. What Plague and torture took would make up for it.
    .why = Ten traders for four players, eight for three, six for two.

# --- Scoring ---

coins = Each coin is worth 1 point.
    .title = Coins
    .line = { $coins } × 1 = { $points }
    .why = What was not spent still counts.

goods = Grain is worth 1 point, cheese 2, wine 3, wool 4, brocade 5.
    .title = Goods
    .line = { $grain } grain × 1 + { $cheese } cheese × 2 + { $wine } wine × 3 + { $wool } wool × 4 + { $brocade } brocade × 5 = { $points }
    .why = The rarer a good, the more it is worth.

development = Development status times the sum of trading stations on the map and citizens. Whoever alone has most stations takes one more citizen first. Stations not built, technology, places and followers are worth nothing.
    .title = Development
    .line = status { $status } × ({ $stations ->
        [one] 1 station
       *[other] { $stations } stations
    } + { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } last citizen
    }) = { $status } × { $together } = { $points }
    .why = Status multiplies everything, so it pays to have both.

# --- Ties ---

development-track = Of players with the same points, the one further ahead on the development track wins.
    .title = Further ahead on the development track
    .line = { $exact ->
        [0] status { $status }, so space { $space } or more
       *[other] space { $space } (status { $status })
    }
    .problem = { $players } are level at { $points } points (place { $rank }). Count their markers on the development track to tell them apart.
    .why = It is the only tie-break that any source knows.
    .silent = The official wording of the tie-break was not to be had. The program compares the development track and then shares the win; the option shares it at once, or compares goods next.

goods-value = Where the table plays so: of players still level, the one with goods of higher value wins.
    .title = Goods of higher value
    .line = goods worth { $points }
    .problem = { $players } are level at { $points } points (place { $rank }). Count all their goods to tell them apart.
    .why = One source goes on with goods after the development track.

# --- Ids ---

id-orleans = Orléans
id-chartres = Chartres
id-etampes = Étampes
id-le-mans = Le Mans
id-chateaudun = Châteaudun
id-montargis = Montargis
id-vendome = Vendôme
id-blois = Blois
id-briare = Briare
id-tours = Tours
id-chinon = Chinon
id-montrichard = Montrichard
id-vierzon = Vierzon
id-loches = Loches
id-bourges = Bourges
id-sancerre = Sancerre
id-chatellerault = Châtellerault
id-le-blanc = Le Blanc
id-chateauroux = Châteauroux
id-nevers = Nevers
id-argenton-sur-creuse = Argenton
id-la-chatre = La Châtre
id-st-amand-montrond = St-Amand
id-grain = grain
id-cheese = cheese
id-wine = wine
id-wool = wool
id-brocade = brocade
id-none = none (empty)
id-farmer = farmer
id-boatman = boatman
id-craftsman = craftsman
id-trader = trader
id-knight = knight
id-scholar = scholar
id-monk = monk
id-pilgrimage = Pilgrimage
id-income = Income
id-trading-day = Trading Day
id-harvest = Harvest
id-taxes = Taxes
id-plague = Plague
id-city-wall = Building the City Wall
id-papal-conclave = Papal Conclave
id-defeating-the-plague = Defeating the Plague
id-astronomy = Astronomy
id-boatmens-guild = Founding the Boatmen’s Guild
id-cathedral = Building the Cathedral
id-peace-treaty = Peace Treaty
id-canalisation = Canalisation
id-development-3 = development space 3
id-development-18 = development space 18
id-development-28 = development space 28
id-knight-track = knight track
id-boatman-track = boatman track
id-hayrick = Hayrick
id-cheese-factory = Cheese Factory
id-winery = Winery
id-wool-manufacturer = Wool Manufacturer
id-tailor-shop = Tailor Shop
id-brewery = Brewery
id-windmill = Windmill
id-library = Library
id-hospital = Hospital
id-sacristy = Sacristy
id-herb-garden = Herb Garden
id-bathhouse = Bathhouse
id-shipping-line = Shipping Line
id-pharmacy = Pharmacy
id-office = Office
id-cellar = Cellar
id-laboratory = Laboratory
id-horse-wagon = Horse Wagon
id-school = School
id-gunpowder-tower = Gunpowder Tower
id-pile-one = pile I
id-pile-two = pile II
id-blue = blue
id-green = green
id-red = red
id-yellow = yellow
id-nobody = nobody
id-coins = Coins
id-goods = Goods
id-development = Development
id-five-player = edition for five
id-tie-break = Tie-break
id-development-then-shared = development track, then shared
id-shared = shared at once
id-development-then-goods = development track, then goods
id-empty-supply = When tiles have run out
id-go-on = the action goes on without
id-not-allowed = the action is not allowed
id-hourglass-piles = Hourglass piles
id-one-pile = one pile
id-three-piles = three piles by letter
id-component-data = Checks from component counts
id-on = on
id-off = off
id-stations = Stations
id-citizens = Citizens
id-round = Round
id-technology = Technology tiles
id-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse }–{ id-chateauroux }
id-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse }–{ id-chatellerault }
id-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse }–{ id-chatellerault } (4)
id-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse }–{ id-la-chatre }
id-blois-vendome = { id-blois }–{ id-vendome }
id-blois-vierzon = { id-blois }–{ id-vierzon }
id-bourges-nevers = { id-bourges }–{ id-nevers }
id-bourges-st-amand-montrond = { id-bourges }–{ id-st-amand-montrond }
id-bourges-sancerre = { id-bourges }–{ id-sancerre }
id-briare-montargis = { id-briare }–{ id-montargis }
id-chartres-chateaudun = { id-chartres }–{ id-chateaudun }
id-chartres-etampes = { id-chartres }–{ id-etampes }
id-chartres-le-mans = { id-chartres }–{ id-le-mans }
id-chartres-le-mans-second = { id-chartres }–{ id-le-mans } (4)
id-chartres-orleans = { id-chartres }–{ id-orleans }
id-chateaudun-le-mans = { id-chateaudun }–{ id-le-mans }
id-chateaudun-orleans = { id-chateaudun }–{ id-orleans }
id-chateaudun-vendome = { id-chateaudun }–{ id-vendome }
id-chateauroux-la-chatre = { id-chateauroux }–{ id-la-chatre }
id-chateauroux-le-blanc = { id-chateauroux }–{ id-le-blanc }
id-chateauroux-loches = { id-chateauroux }–{ id-loches }
id-chateauroux-vierzon = { id-chateauroux }–{ id-vierzon }
id-chatellerault-chinon-road = { id-chatellerault }–{ id-chinon } (road)
id-etampes-montargis = { id-etampes }–{ id-montargis }
id-etampes-montargis-second = { id-etampes }–{ id-montargis } (4)
id-la-chatre-st-amand-montrond = { id-la-chatre }–{ id-st-amand-montrond }
id-le-mans-tours = { id-le-mans }–{ id-tours }
id-le-mans-tours-second = { id-le-mans }–{ id-tours } (3)
id-le-mans-vendome = { id-le-mans }–{ id-vendome }
id-loches-montrichard = { id-loches }–{ id-montrichard }
id-montargis-orleans = { id-montargis }–{ id-orleans }
id-nevers-st-amand-montrond = { id-nevers }–{ id-st-amand-montrond }
id-nevers-st-amand-montrond-second = { id-nevers }–{ id-st-amand-montrond } (4)
id-orleans-vierzon = { id-orleans }–{ id-vierzon }
id-orleans-vierzon-second = { id-orleans }–{ id-vierzon } (3)
id-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse }–{ id-le-blanc }
id-blois-orleans = { id-blois }–{ id-orleans }
id-blois-tours = { id-blois }–{ id-tours }
id-bourges-vierzon = { id-bourges }–{ id-vierzon }
id-briare-orleans = { id-briare }–{ id-orleans }
id-briare-orleans-second = { id-briare }–{ id-orleans } (3)
id-briare-sancerre = { id-briare }–{ id-sancerre }
id-briare-sancerre-second = { id-briare }–{ id-sancerre } (3)
id-chatellerault-chinon-water = { id-chatellerault }–{ id-chinon } (waterway)
id-chinon-le-blanc = { id-chinon }–{ id-le-blanc }
id-chinon-le-blanc-second = { id-chinon }–{ id-le-blanc } (3)
id-chinon-tours = { id-chinon }–{ id-tours }
id-loches-tours = { id-loches }–{ id-tours }
id-montrichard-tours = { id-montrichard }–{ id-tours }
id-montrichard-vierzon = { id-montrichard }–{ id-vierzon }
id-nevers-sancerre = { id-nevers }–{ id-sancerre }
id-st-amand-montrond-vierzon = { id-st-amand-montrond }–{ id-vierzon }

# --- Rows ---

row-coins = Coins
    .help = 1, 5 and 10: count the value.
row-grain = Grain
row-cheese = Cheese
row-wine = Wine
row-wool = Wool
row-brocade = Brocade
row-stations = Trading stations on the map
    .help = Not those still in front of you.
row-citizens = Citizens
    .help = Without the last one for most stations: it is added here.
row-development = Marker on the development track
    .help = 0 to 30
row-status = Development status
    .help = 1 to 6; the marker is enough.
row-station-towns = Towns with a station
    .help = Instead of the number.
row-citizen-sources = Which citizens
    .help = Instead of the number.
row-stations-supply = Stations in the supply
row-stations-lost = Stations lost
row-technology = Technology tiles
row-places = Place tiles
row-plague-lost = Followers lost to the Plague
row-last-citizen = Who took the last citizen
row-round = Last round played
row-merchant = Merchant
row-citizens-on-boards = Citizens on the boards
row-citizens-aside = Citizen beside the boards
row-goods-removed = Goods out of the game
row-pile-one = Places of pile I
row-pile-two = Places of pile II
row-hourglass-more = Further hourglass tile
row-torture-stations = Stations given up
row-torture-followers = Followers given up
row-torture-development = Development points given up
row-torture-goods = Goods given up
row-torture-places = Place tiles given up
row-torture-technology = Technology tiles given up
row-marker-development = Marker: development track
row-track-farmer = Farmer track
row-marker-farmer = Marker: farmer track
row-track-boatman = Boatman track
row-marker-boatman = Marker: boatman track
row-track-craftsman = Craftsman track
row-marker-craftsman = Marker: craftsman track
row-track-trader = Trader track
row-marker-trader = Marker: trader track
row-track-knight = Knight track
row-marker-knight = Marker: knight track
row-track-scholar = Scholar track
row-marker-scholar = Marker: scholar track
row-supply-farmer = Farmers
row-removed-farmer = Farmers
row-starter-farmer = Farmer
row-supply-boatman = Boatmen
row-removed-boatman = Boatmen
row-starter-boatman = Boatman
row-supply-craftsman = Craftsmen
row-removed-craftsman = Craftsmen
row-starter-craftsman = Craftsman
row-supply-trader = Traders
row-removed-trader = Traders
row-starter-trader = Trader
row-supply-knight = Knights
row-removed-knight = Knights
row-supply-scholar = Scholars
row-removed-scholar = Scholars
row-supply-monk = Monks
row-removed-monk = Monks
row-market-grain = { row-grain }
row-map-grain = { row-grain }
row-market-cheese = { row-cheese }
row-map-cheese = { row-cheese }
row-market-wine = { row-wine }
row-map-wine = { row-wine }
row-market-wool = { row-wool }
row-map-wool = { row-wool }
row-market-brocade = { row-brocade }
row-map-brocade = { row-brocade }
row-hourglass-1 = Round 1
row-hourglass-2 = Round 2
row-hourglass-3 = Round 3
row-hourglass-4 = Round 4
row-hourglass-5 = Round 5
row-hourglass-6 = Round 6
row-hourglass-7 = Round 7
row-hourglass-8 = Round 8
row-hourglass-9 = Round 9
row-hourglass-10 = Round 10
row-hourglass-11 = Round 11
row-hourglass-12 = Round 12
row-hourglass-13 = Round 13
row-hourglass-14 = Round 14
row-hourglass-15 = Round 15
row-hourglass-16 = Round 16
row-hourglass-17 = Round 17
row-hourglass-18 = Round 18
row-space-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse-chateauroux }
row-space-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse-chatellerault }
row-space-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse-chatellerault-second }
row-space-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse-la-chatre }
row-space-blois-vendome = { id-blois-vendome }
row-space-blois-vierzon = { id-blois-vierzon }
row-space-bourges-nevers = { id-bourges-nevers }
row-space-bourges-st-amand-montrond = { id-bourges-st-amand-montrond }
row-space-bourges-sancerre = { id-bourges-sancerre }
row-space-briare-montargis = { id-briare-montargis }
row-space-chartres-chateaudun = { id-chartres-chateaudun }
row-space-chartres-etampes = { id-chartres-etampes }
row-space-chartres-le-mans = { id-chartres-le-mans }
row-space-chartres-le-mans-second = { id-chartres-le-mans-second }
row-space-chartres-orleans = { id-chartres-orleans }
row-space-chateaudun-le-mans = { id-chateaudun-le-mans }
row-space-chateaudun-orleans = { id-chateaudun-orleans }
row-space-chateaudun-vendome = { id-chateaudun-vendome }
row-space-chateauroux-la-chatre = { id-chateauroux-la-chatre }
row-space-chateauroux-le-blanc = { id-chateauroux-le-blanc }
row-space-chateauroux-loches = { id-chateauroux-loches }
row-space-chateauroux-vierzon = { id-chateauroux-vierzon }
row-space-chatellerault-chinon-road = { id-chatellerault-chinon-road }
row-space-etampes-montargis = { id-etampes-montargis }
row-space-etampes-montargis-second = { id-etampes-montargis-second }
row-space-la-chatre-st-amand-montrond = { id-la-chatre-st-amand-montrond }
row-space-le-mans-tours = { id-le-mans-tours }
row-space-le-mans-tours-second = { id-le-mans-tours-second }
row-space-le-mans-vendome = { id-le-mans-vendome }
row-space-loches-montrichard = { id-loches-montrichard }
row-space-montargis-orleans = { id-montargis-orleans }
row-space-nevers-st-amand-montrond = { id-nevers-st-amand-montrond }
row-space-nevers-st-amand-montrond-second = { id-nevers-st-amand-montrond-second }
row-space-orleans-vierzon = { id-orleans-vierzon }
row-space-orleans-vierzon-second = { id-orleans-vierzon-second }
row-space-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse-le-blanc }
row-space-blois-orleans = { id-blois-orleans }
row-space-blois-tours = { id-blois-tours }
row-space-bourges-vierzon = { id-bourges-vierzon }
row-space-briare-orleans = { id-briare-orleans }
row-space-briare-orleans-second = { id-briare-orleans-second }
row-space-briare-sancerre = { id-briare-sancerre }
row-space-briare-sancerre-second = { id-briare-sancerre-second }
row-space-chatellerault-chinon-water = { id-chatellerault-chinon-water }
row-space-chinon-le-blanc = { id-chinon-le-blanc }
row-space-chinon-le-blanc-second = { id-chinon-le-blanc-second }
row-space-chinon-tours = { id-chinon-tours }
row-space-loches-tours = { id-loches-tours }
row-space-montrichard-tours = { id-montrichard-tours }
row-space-montrichard-vierzon = { id-montrichard-vierzon }
row-space-nevers-sancerre = { id-nevers-sancerre }
row-space-st-amand-montrond-vierzon = { id-st-amand-montrond-vierzon }
row-deed-city-wall-farmer = { id-city-wall }: { row-supply-farmer }
row-deed-city-wall-boatman = { id-city-wall }: { row-supply-boatman }
row-deed-city-wall-craftsman = { id-city-wall }: { row-supply-craftsman }
row-deed-city-wall-trader = { id-city-wall }: { row-supply-trader }
row-deed-city-wall-knight = { id-city-wall }: { row-supply-knight }
row-deed-city-wall-scholar = { id-city-wall }: { row-supply-scholar }
row-deed-city-wall-monk = { id-city-wall }: { row-supply-monk }
row-deed-papal-conclave-farmer = { id-papal-conclave }: { row-supply-farmer }
row-deed-papal-conclave-boatman = { id-papal-conclave }: { row-supply-boatman }
row-deed-papal-conclave-craftsman = { id-papal-conclave }: { row-supply-craftsman }
row-deed-papal-conclave-trader = { id-papal-conclave }: { row-supply-trader }
row-deed-papal-conclave-knight = { id-papal-conclave }: { row-supply-knight }
row-deed-papal-conclave-scholar = { id-papal-conclave }: { row-supply-scholar }
row-deed-papal-conclave-monk = { id-papal-conclave }: { row-supply-monk }
row-deed-defeating-the-plague-farmer = { id-defeating-the-plague }: { row-supply-farmer }
row-deed-defeating-the-plague-boatman = { id-defeating-the-plague }: { row-supply-boatman }
row-deed-defeating-the-plague-craftsman = { id-defeating-the-plague }: { row-supply-craftsman }
row-deed-defeating-the-plague-trader = { id-defeating-the-plague }: { row-supply-trader }
row-deed-defeating-the-plague-knight = { id-defeating-the-plague }: { row-supply-knight }
row-deed-defeating-the-plague-scholar = { id-defeating-the-plague }: { row-supply-scholar }
row-deed-defeating-the-plague-monk = { id-defeating-the-plague }: { row-supply-monk }
row-deed-astronomy-farmer = { id-astronomy }: { row-supply-farmer }
row-deed-astronomy-boatman = { id-astronomy }: { row-supply-boatman }
row-deed-astronomy-craftsman = { id-astronomy }: { row-supply-craftsman }
row-deed-astronomy-trader = { id-astronomy }: { row-supply-trader }
row-deed-astronomy-knight = { id-astronomy }: { row-supply-knight }
row-deed-astronomy-scholar = { id-astronomy }: { row-supply-scholar }
row-deed-astronomy-monk = { id-astronomy }: { row-supply-monk }
row-deed-boatmens-guild-farmer = { id-boatmens-guild }: { row-supply-farmer }
row-deed-boatmens-guild-boatman = { id-boatmens-guild }: { row-supply-boatman }
row-deed-boatmens-guild-craftsman = { id-boatmens-guild }: { row-supply-craftsman }
row-deed-boatmens-guild-trader = { id-boatmens-guild }: { row-supply-trader }
row-deed-boatmens-guild-knight = { id-boatmens-guild }: { row-supply-knight }
row-deed-boatmens-guild-scholar = { id-boatmens-guild }: { row-supply-scholar }
row-deed-boatmens-guild-monk = { id-boatmens-guild }: { row-supply-monk }
row-deed-cathedral-farmer = { id-cathedral }: { row-supply-farmer }
row-deed-cathedral-boatman = { id-cathedral }: { row-supply-boatman }
row-deed-cathedral-craftsman = { id-cathedral }: { row-supply-craftsman }
row-deed-cathedral-trader = { id-cathedral }: { row-supply-trader }
row-deed-cathedral-knight = { id-cathedral }: { row-supply-knight }
row-deed-cathedral-scholar = { id-cathedral }: { row-supply-scholar }
row-deed-cathedral-monk = { id-cathedral }: { row-supply-monk }
row-deed-peace-treaty-farmer = { id-peace-treaty }: { row-supply-farmer }
row-deed-peace-treaty-boatman = { id-peace-treaty }: { row-supply-boatman }
row-deed-peace-treaty-craftsman = { id-peace-treaty }: { row-supply-craftsman }
row-deed-peace-treaty-trader = { id-peace-treaty }: { row-supply-trader }
row-deed-peace-treaty-knight = { id-peace-treaty }: { row-supply-knight }
row-deed-peace-treaty-scholar = { id-peace-treaty }: { row-supply-scholar }
row-deed-peace-treaty-monk = { id-peace-treaty }: { row-supply-monk }
row-deed-canalisation-farmer = { id-canalisation }: { row-supply-farmer }
row-deed-canalisation-boatman = { id-canalisation }: { row-supply-boatman }
row-deed-canalisation-craftsman = { id-canalisation }: { row-supply-craftsman }
row-deed-canalisation-trader = { id-canalisation }: { row-supply-trader }
row-deed-canalisation-knight = { id-canalisation }: { row-supply-knight }
row-deed-canalisation-scholar = { id-canalisation }: { row-supply-scholar }
row-deed-canalisation-monk = { id-canalisation }: { row-supply-monk }

# --- Groups, views, set-up list, drawing ---

group-coins = Coins
group-goods = Goods
group-development = Development
group-details = More about the position
group-tracks = Character tracks
group-torture = Lost in play
group-deeds = Beneficial deeds
group-market = Goods market
group-map-goods = Goods on the map
group-table = The table
group-characters = Neutral characters on the board
group-characters-removed = Neutral characters out of the game
group-board = On the boards
group-routes = Goods on roads and waterways
group-hourglasses = Hourglass pile
group-places = Place tiles
group-player = Each player
view-setup = Set-up
view-final = End of the game
setup-boards = Lay out the main board and the deeds board.
setup-player-pieces = Everybody takes a player board, a bag, 10 trading stations, 7 markers, a merchant, and a farmer, boatman, craftsman and trader in their own colour. The four followers go on market spaces.
setup-coins = Everybody takes { $coins } coins.
setup-stations = Everybody lays the { $stations } trading stations in front of them.
setup-technology = Stack the { $tiles } technology tiles on their space.
setup-hourglasses = Set the lighter Pilgrimage apart, shuffle the other hourglass tiles face down, and lay it on top: { $tiles } in all.
setup-markers = Everybody puts one marker on the first space of the six character tracks and of the development track.
setup-characters-removed = Take { $farmers } each of neutral farmers, boatmen, craftsmen and traders, and { $knights } each of knights, scholars and monks out of the game. Colours not in play go as well.
setup-characters = Sort the neutral characters onto their buildings: { $farmer } farmers, { $boatman } boatmen, { $craftsman } craftsmen, { $trader } traders, { $knight } knights, { $scholar } scholars, { $monk } monks.
setup-citizens = Lay { $tiles } citizens on the marked spaces of both boards and the last one beside them.
setup-places = Sort the place tiles into pile I ({ $first }) and pile II ({ $second }).
setup-goods-removed = Shuffle the goods face down and take { $tiles } out of the game unseen.
setup-goods-routes = Lay { $tiles } shuffled goods face up on the spaces of roads and waterways, one a space.
setup-marked-3 = Leave the spaces marked 4 empty ({ $spaces }).
setup-marked-2 = Leave the spaces marked 3 or 4 empty ({ $spaces }).
setup-goods-market = Sort the other { $tiles } goods onto the goods market.
setup-merchants = Put all merchants in Orléans.
setup-start-player = The youngest takes the start player token.
part-title-setup = Orléans: set-up
part-title-final = Orléans: end of the game
part-description-setup = For { $count } players: what everybody starts with, the map with goods on roads and waterways, the supply, the goods market, all tracks with markers on their first space, and the empty deeds.
part-description-final = For { $count } players: what everybody has, the map with trading stations, the development track, the character tracks, the deeds with their followers, and the goods left.
part-map = Map
part-map-merchants = Map with merchants and goods
part-map-stations = Trading stations on the map
part-road = road
part-waterway = waterway
part-supply = Supply
part-market = Goods market
part-map-goods = Goods left on the map
part-good-worth = { $good } × { $points }
part-development = Development track
part-tracks = Character tracks
part-deeds = Beneficial deeds
part-last-citizen = last citizen
part-technology = Technology tiles
part-citizens = Citizens on the boards
part-hourglasses = Hourglass pile
part-pile-one = Place tiles, pile I
part-pile-two = Place tiles, pile II
part-short-farmer = F
part-short-boatman = B
part-short-craftsman = C
part-short-trader = T
part-short-knight = K
part-short-scholar = S
part-short-monk = M
part-track-farmer = Farmer track
part-track-boatman = Boatman track
part-track-craftsman = Craftsman track
part-track-trader = Trader track
part-track-knight = Knight track
part-track-scholar = Scholar track
part-key-space-coins = Pays coins
part-key-deed-coins = Coins for each follower sent
part-key-taken = Citizen taken by a player
part-key-first-pile = Place tile from pile I
part-key-either-pile = Place tile from pile I or II
part-key-draw-limit = Followers drawn at most
part-key-points = Development points
part-key-status = Development status
part-key-status-only = Status known, space not
part-key-hourglass = Hourglass tile
part-key-free = Free slot
part-key-sent = Taken slot
part-key-worth = Points each
part-key-left = Tiles left
part-key-station = Trading station
part-key-built = Stations on the map
part-key-merchant = Merchant
