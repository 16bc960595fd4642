# Orléans in English: playing along.

# --- Rounds, hourglass tiles, census ---

resume-first = A game that is already under way is entered as it stands, before the first round that is followed.
    .title = Enter the position first
    .problem = A position can only be entered before the first round of this log.
    .why = Everything that follows is worked out from it.

eighteen-rounds = The pile has 18 hourglass tiles: when the last round is over, the game is over.
    .title = Eighteen rounds
    .problem = All { $most } rounds have been played. What is left is final scoring.
    .why = An empty pile ends the game.

token-to-the-left = Each round begins with the start player turning the top hourglass tile. After the round the token goes one place to the left.
    .title = Start player token
    .problem = { $player } is noted with the token in round { $round }; it is with { $expected }.
    .why = Everybody gets to act first in turn.

pilgrimage-in-round-one = The first tile turned up is always the Pilgrimage.
    .title = Pilgrimage in round 1
    .problem = { $event } is noted for round 1; it is always the Pilgrimage.
    .why = It was laid on top of the pile for that.

hourglass-as-laid = Tiles come up in the order in which the pile was laid.
    .title = Hourglass tile as laid
    .problem = { $event } is noted; by the pile recorded at set-up it should be { $expected }.
    .why = Two records of one pile should agree.

event-three-times = Each event is on three hourglass tiles.
    .title = Event a fourth time
    .problem = { $event } has come up { $most } times already; there is no further tile of it.
    .why = Whoever counts along knows what is still to come.

event-once-a-pile = With three lettered piles, each event comes up once in rounds 1 to 6, in 7 to 12, and in 13 to 18.
    .title = Event twice in a pile
    .problem = { $event } has already been in rounds { $first } to { $last }; each pile has it once.
    .why = That spreads the events over the game.

all-have-passed = The action phase lasts until everybody has passed; only then comes the event, and then the next round.
    .title = Everybody passes first
    .problem = These have not passed yet: { $players }.
    .why = Whoever still has activated actions may go on.

event-before-next-round = When all have passed, the event of the round takes effect for everybody, in round 18 too.
    .title = Event before the next round
    .problem = { $event }: not noted yet for { $players }.
    .why = A loss that is forgotten is missing from the books.

census-round-one = In round 1 all are level on the farmer track, so nobody takes or pays a coin.
    .title = Census in round 1
    .problem = A coin is noted for the census of round 1; all are level, so none moves.
    .why = Nobody has recruited a farmer yet.

census-leader = At the census, whoever alone is furthest on the farmer track takes 1 coin from the supply.
    .title = Census: most farmers
    .problem = The coin is noted for { $player }; by the farmer track it is: { $expected }.
    .why = Many farmers pay off every round.

census-shared-lead = Where the lead on the farmer track is shared, nobody takes the coin.
    .title = Census: shared lead
    .problem = { $player } is noted with the coin but is not alone in front. It goes to: { $expected }.
    .why = A tie at the top is no lead.

census-last = At the census, whoever alone is last on the farmer track pays 1 coin to the supply.
    .title = Census: fewest farmers
    .problem = { $player } is noted as paying; by the farmer track it is: { $expected }.
    .why = Whoever neglects farmers is reminded every round.

census-shared-last = Where the last place on the farmer track is shared, nobody pays.
    .title = Census: shared last place
    .problem = { $player } is noted as paying but is not alone at the end. It is: { $expected }.
    .why = A tie at the end spares both.

census-two-players = With two players the leader takes a coin as usual, and nobody pays.
    .title = Census with two players
    .problem = { $player } is noted as paying; with two players nobody does.
    .why = Otherwise one would lose a coin almost every round.

census-not-both = Nobody both takes and pays the coin of the census.
    .title = Both ends of the census
    .problem = { $player } is noted as taking and paying.
    .why = Nobody is first and last at once.

# --- Followers and turns ---

draw-limit = You may draw as many followers from your bag as your marker on the knight track shows, 4, 5, 6, 7, 7 or 8, or fewer.
    .title = Followers drawn
    .problem = { $player } drew { $found }; the knight track allows { $most }.
    .why = Knights make rounds longer. The fourth one only brings the citizen.

market-room = Followers drawn go to your market. It has 8 spaces, two more with the Gunpowder Tower, and those left from earlier rounds take up room.
    .title = Room in the market
    .problem = { $player } would have { $found } followers in the market; it has { $most } spaces.
    .why = Followers that are not used stand in the way.

taken-back-for-draws = For each follower you do not draw although you might, you may take one back from an action space to the market.
    .title = Taken back instead of drawn
    .problem = { $player } took back { $found }; for the draws not made it may be { $most }.
    .why = A plan may be changed, but not for free.

actions-in-a-round = Actions of your activated places are done in the action phase, after the hourglass tile was turned and before all have passed.
    .title = Outside the action phase
    .problem = No action phase is on (round { $round }). Turn the next hourglass tile first.
    .why = A round goes by its phases.

passed-is-out = After passing you take no further part in the action phase of that round. You may pass though actions are left; they stay activated.
    .title = Passed is out
    .problem = { $player } has passed in this round.
    .why = What is prepared stays for the next round.

clockwise-turns = From the start player clockwise, each player does one action or passes, in any order of their own actions.
    .title = Whose turn it is
    .problem = It is not the turn of { $player } but of { $expected }.
    .why = One action at a time makes a race for deeds, goods and towns.

once-a-round = After an action its followers go back into the bag, and new ones are placed in the next planning phase: each place serves once a round.
    .title = Place used twice
    .problem = { $player } has already used this place in this round: { $place }.
    .why = Only technology tiles stay where they are, and one alone fills no place.

place-filled = A place is activated when every space has its follower, or what may stand in: a monk for any other kind, a technology tile, and boatmen or scholars with Herb Garden or School. What lay there may be noted.
    .title = Place not filled as it should be
    .problem = { $player }, { $place }: { $found } does not fill its spaces.
    .why = Spaces may be filled over several rounds, but all of them.

event-after-actions = All events but the Pilgrimage take effect after the action phase.
    .title = Event comes after the actions
    .problem = Not everybody has passed yet ({ $event }).
    .why = Whoever sees the tile has the whole round to prepare.

# --- Recruiting ---

no-monk-in-pilgrimage = In a round of Pilgrimage nobody recruits a monk. This holds from the moment the tile is turned.
    .title = No monk in a Pilgrimage
    .problem = { $player } cannot recruit a monk: round { $round } is a Pilgrimage.
    .why = The monks are on their way.

kind-has-run-out = Recruiting takes a tile of that kind from the board into the bag. When none is left, that kind cannot be recruited.
    .title = Kind has run out
    .problem = { $player } cannot recruit this kind, none is left on the board: { $kind }.
    .why = Some kinds are scarce on purpose.

end-of-track = Each follower recruited moves the marker of that kind one space on; at the end of the track that kind cannot be recruited any more. Monks have no track and bring nothing else.
    .title = End of the track
    .problem = { $player } has reached space { $most } of this track, its end: { $kind }.
    .why = So nobody takes all followers of one kind.

boatman-coins = Boatmen bring 2, 3, 4 and 5 coins; the fifth brings none, only the citizen to whoever gets there first.
    .title = Coins for boatmen
    .problem = { $player } took { $found } coins; boatman number { $step } brings { $expected }.
    .why = The coins are printed along the track.

scholar-points = Scholars bring 2, 3, 4, 5 and 6 development points, each of which moves the marker on by one.
    .title = Points for scholars
    .problem = { $player } has the marker on { $found }; { $points } points lead to { $expected }.
    .why = Points are added to where the marker stands.

development-coins = When your marker reaches or passes space 7, 12 or 25 for the first time, you take 3, 4 or 5 coins.
    .title = Coins on the development track
    .problem = { $player } took { $found } coins on the way to space { $marker }; it is { $expected }.
    .why = Passing is enough, the marker need not stop there.

farmer-good-in-market = The first eight farmers bring grain, grain, cheese, cheese, wine, wine, wool and brocade from the goods market.
    .title = Good of the farmer track
    .problem = The market has none of this left: { $good }. { $player } gets nothing with the farmer.
    .why = Goods may run out before the farmers do.

technology-in-stack = A craftsman, and the Laboratory each time, brings a technology tile from the stack.
    .title = Technology tiles have run out
    .problem = The stack is empty, { $player } gets no technology tile.
    .why = There are 16 for everybody.

# --- Place tiles ---

tile-with-trader = Each trader brings one place tile, and nobody else does.
    .title = Place tile without a trader
    .problem = { $player } recruited: { $kind }. That brings no place tile ({ $place }).
    .why = Traders enlarge the town.

tile-still-there = The place tile is chosen from what still lies in the piles; each exists once.
    .title = Place tile is taken
    .problem = { $player } already has this one: { $place }.
    .why = Whoever comes first chooses from more.

first-tile-from-pile-one = Your first trader brings a place tile of pile I; later ones bring one of either pile.
    .title = First place tile from pile I
    .problem = It is the first place tile of { $player }, and this is one of pile II: { $place }.
    .why = The stronger places come later.

own-place = A place tile lies beside the board of its owner, who alone may use it from then on.
    .title = Not your place
    .problem = { $player } does not have it: { $place }.
    .why = A town is enlarged for oneself.

place-with-action = Herb Garden, School, Bathhouse, Gunpowder Tower and Sacristy are no actions: they change what you may do elsewhere. The Horse Wagon is a way to move.
    .title = No action of its own
    .problem = { $player } cannot use this as an action: { $place }.
    .why = Some place tiles need no followers at all.

good-of-place = Hayrick, Cheese Factory, Winery, Wool Manufacturer and Tailor Shop make grain, cheese, wine, wool and brocade, if the market has any.
    .title = Good has run out
    .problem = The market has none of this left: { $good }. { $player } gets nothing ({ $place }).
    .why = All that is made comes from the market.

coins-of-place = Brewery and Windmill give 2 coins, the Cellar 4, the Hospital as many as your status, the Office 1 for each station on the map. Coins of the development track are counted in.
    .title = Coins from a place
    .problem = { $player } took { $found } coins ({ $place }); it is { $expected }.
    .why = Some places grow with what you have built.

points-of-place = Windmill and Shipping Line give 1 development point, the Library 2, the Pharmacy 1 for each coin paid.
    .title = Points from a place
    .problem = { $player } has the marker on { $found } ({ $place }); it should be on { $expected }.
    .why = These places move the marker without scholars.

pharmacy-three-coins = At the Pharmacy you pay up to 3 coins, each for one development point.
    .title = Three coins at the Pharmacy
    .problem = { $player } paid { $found } coins; at most { $most } are allowed.
    .why = More than that would be a short way to the top.

pharmacy-own-coins = You pay at the Pharmacy with coins that you have.
    .title = Coins for the Pharmacy
    .problem = { $player } paid { $found } coins and has { $most }.
    .why = It is a choice, so nobody has to run into debt for it.

pharmacy-lost-point = The development track ends at 30. A coin paid for a point beyond it is lost.
    .title = Paid for nothing
    .problem = { $player } is on space { $marker }, so coins that gain nothing: { $lost }.
    .why = No rule forbids it, but nobody would want it.

# --- Technology ---

technology-in-hand = A technology tile comes beside your board first. Once it is on a place it is never moved and stays to the end.
    .title = No technology tile at hand
    .problem = { $player } has no technology tile that is not on a place already.
    .why = It is a choice for the whole game.

technology-after-passing = A technology tile can be used only after its owner has passed in that action phase.
    .title = Technology just received
    .problem = { $player } has just received this technology tile and has not passed yet.
    .why = It helps from the next round on.

first-technology-for-farmer = Your first technology tile of the game stands in for a farmer.
    .title = First technology for a farmer
    .problem = It is the first technology tile of { $player }; it stands in for a farmer, not for: { $kind }.
    .why = The plough comes first.

technology-not-for-monk = From the second technology tile on, any follower but a monk can be replaced.
    .title = No technology for a monk
    .problem = { $player } cannot replace a monk ({ $place }).
    .why = Nothing stands in for a monk.

technology-for-a-need = A technology tile lies on an action space and stands in for the follower wanted there, for good.
    .title = Follower not wanted there
    .problem = { $player }: this place ({ $place }) wants no such follower ({ $kind }).
    .why = It replaces what is printed on its space.

technology-one-a-place = A place holds at most one technology tile.
    .title = One technology tile a place
    .problem = { $player } would have { $found } technology tiles on one place.
    .why = Every action still needs people.

technology-not-alone = No technology tile goes on a place that wants one follower only.
    .title = Place with one space
    .problem = { $player } cannot put it there, the place has fewer than two spaces: { $place }.
    .why = It would be activated for ever.

no-technology-at-town-hall = The Town Hall takes no technology tile.
    .title = No technology at the Town Hall
    .problem = { $player } cannot put a technology tile on the Town Hall.
    .why = Those who lie there are sent away for good.

# --- Deeds ---

deed-wants-kind = At the Town Hall followers are sent to deeds that show their kind. Monks stand in for nobody there.
    .title = Kind not wanted
    .problem = { $player } cannot send this kind there: { $kind }, “{ $deed }”.
    .why = Deeds ask for particular people.

deed-slot-free = Each follower sent to a deed takes a free slot of its kind; whoever fills the last slot takes the citizen.
    .title = No free slot
    .problem = “{ $deed }” has { $most } of these slots ({ $kind }), and they are taken. { $player } cannot send another.
    .why = The race is for the last slot.

recruited-to-deeds = Only recruited followers go to the deeds, and they never come back. Those in your own colour stay with you.
    .title = Recruited before sent
    .problem = { $player } sends { $found } of this kind ({ $kind }) and has { $most } recruited ones.
    .why = You begin with your own colour and keep it to the end.

two-followers-sent = The Town Hall sends one or two followers, of any kinds. Only the Gunpowder Tower can send more.
    .title = Two followers at the Town Hall
    .problem = { $player } would send { $found } followers in this round; it may be { $most }.
    .why = A deed takes several rounds.

point-on-canalisation = Only on the Canalisation you choose between 1 coin and 1 development point.
    .title = Point instead of coins
    .problem = { $player } cannot take a point on “{ $deed }”; it gives coins: { $coins }.
    .why = All other deeds pay in coins alone.

deed-coins = Each follower sent earns the coins of its deed.
    .title = Coins from deeds
    .problem = { $player } took { $found } coins; the deeds give { $expected }.
    .why = Coins are the thanks for letting a follower go.

scriptorium-point = The Scriptorium gives 1 development point.
    .title = Point from the Scriptorium
    .problem = { $player } has the marker on { $found }; it should be on { $expected }.
    .why = It is the steady way along the track.

# --- The merchant and stations ---

ship-on-water = The Ship moves your merchant along one waterway, a blue line, to the next town.
    .title = No waterway
    .problem = { $player } cannot sail from { $town } to { $to }: no waterway joins them.
    .why = Roads want a Wagon.

wagon-on-road = Wagon and Horse Wagon move your merchant along one road, a brown line, to the next town.
    .title = No road
    .problem = { $player } cannot drive from { $town } to { $to }: no road joins them.
    .why = Waterways want a Ship.

good-on-the-way = On the way you may take one good that still lies on the connection travelled.
    .title = No such good on the way
    .problem = { $player } cannot take this: { $good }. Between { $space } there lie { $found } goods, and none of them is of this kind.
    .why = Whoever travels first chooses.

station-at-merchant = At the Guildhall you build one trading station in the town where your merchant stands.
    .title = Where the merchant stands
    .problem = { $player } built in { $town }, but the merchant stands in { $expected }.
    .why = First travel, then build.

town-has-room = A town takes one trading station. Only Orléans takes one of every player.
    .title = Town is taken
    .problem = { $town } has no room for { $player }: a station of { $owner } stands there.
    .why = Whoever is there first keeps the others out.

station-in-supply = Building a trading station costs no coins; each player has 10.
    .title = No station left
    .problem = { $player } has none left of { $most } trading stations.
    .why = Those given up to torture are gone as well.

# --- Events ---

income-by-status = Income: everybody takes as many coins as their development status, 1 to 6.
    .title = Income
    .problem = { $player } took { $found } coins; the status gives { $expected }.
    .why = Stations do not count here, they do on a Trading Day.

trading-day-by-stations = Trading Day: everybody takes 1 coin for each own trading station on the map.
    .title = Trading Day
    .problem = { $player } took { $found } coins; the stations give { $expected }.
    .why = The status does not count here, it does with Income.

harvest-food = Harvest: everybody gives back one food good, which is grain, cheese or wine.
    .title = Food for the Harvest
    .problem = { $food ->
        [0] { $player } cannot give this: { $good } is no food.
       *[other] { $player } has none of this to give: { $good }.
    }
    .why = Wool and brocade cannot be eaten.

harvest-five-coins = Harvest: whoever gives no food pays 5 coins, and makes up for coins missing by torture.
    .title = Coins for the Harvest
    .problem = { $player } paid { $found } coins, due are { $due }; it should be { $expected }.
    .why = A grain put aside saves a lot.

taxes-by-goods = Taxes: everybody pays 1 coin for every full 3 goods, and makes up for coins missing by torture.
    .title = Taxes
    .problem = { $player } paid { $found } coins, due are { $due }; it should be { $expected }.
    .why = Two goods are free of tax, and so are the two beyond every three.

plague-takes-recruited = Plague: everybody draws one follower from the bag. A recruited one goes back to the supply, one in your own colour back into the bag; an empty bag loses nothing.
    .title = Lost to the Plague
    .problem = { $player } has no recruited follower of this kind to lose: { $kind }.
    .why = Those in your own colour cannot be lost.

sacristy-in-bad-event = With a monk on the Sacristy its owner stays out of one Harvest, Taxes or Plague; then the monk goes back.
    .title = Sacristy
    .problem = { $owns ->
        [0] { $player } does not have the Sacristy.
       *[other] The Sacristy does not help here: { $event }.
    }
    .why = It helps against bad events only.

# --- Torture ---

torture-at-once = If you cannot pay coins you owe, you are tortured at once: for each coin missing you give up one thing.
    .title = Torture comes first
    .problem = { $player } still owes { $owed }: one thing for each.
    .why = Nobody carries debts along.

torture-for-debt = Torture takes one thing for each coin missing. Whoever pays in full gives up nothing.
    .title = Nothing owed
    .problem = { $player } owes nothing.
    .why = Coins are always paid first.

torture-own-things = Torture takes a trading station, a recruited follower, a development point, a good, a place tile or a technology tile; kinds may be mixed.
    .title = Not there to be given up
    .problem = { $player } does not have this to give up: { $item }.
    .why = Followers in your own colour are drawn again.

torture-not-over-coins = A development point given up moves the marker back by one, but never onto a coin space.
    .title = Not back onto a coin space
    .problem = { $player } cannot go back to space { $space }, where coins are.
    .why = Otherwise those coins could be had twice.

# --- Events of the log ---

event-hourglass = Turn the hourglass
    .line = A round begins: { $shows }
event-census = Compare the census
    .line = Census: { $gains ->
        [0] –
       *[other] { $gains }
    } +1, { $pays ->
        [0] –
       *[other] { $pays }
    } −1
event-draw = Draw followers
    .line = { $player } draws followers
event-technology = Place technology
    .line = { $player }: technology instead of { $instead }, { $place }
event-recruit = Recruit
    .line = { $player } recruits: { $follower }{ $tile ->
        [0] { "" }
       *[other] , { $tile }
    }
event-scriptorium = Use the Scriptorium
    .line = { $player }: Scriptorium
event-town-hall = Send to deeds
    .line = { $player } sends { $follower } to { $deed }{ $second_follower ->
        [0] { "" }
       *[other] , { $second_follower } to { $second_deed }
    }
event-move = Move the merchant
    .line = { $player }: { $by } to { $to }{ $good ->
        [0] { "" }
       *[other] {" "}({ $good })
    }
event-guildhall = Build a station
    .line = { $player } builds a trading station{ $town ->
        [0] { "" }
       *[other] {" "}in { $town }
    }
event-place = Use a place tile
    .line = { $player }: { $place }
event-pass = Pass
    .line = { $player } passes
event-settle = Settle the event
    .line = { $player } settles the event
event-torture = Give up by torture
    .line = { $player } gives up: { $item }
event-resume = Enter a player as of now
    .line = { $player } as counted
event-resume-table = Enter the board as of now
    .line = The board as counted

# --- Cells of the events ---

row-play-hourglass-shows = Event on the tile
row-play-hourglass-player = Who turns it
row-play-census-gains = Takes the coin
row-play-census-pays = Pays the coin
row-play-draw-player = Player
row-play-draw-drawn = Followers drawn
row-play-draw-market = Left in the market before
row-play-draw-back = Taken back from places
row-play-technology-player = Player
row-play-technology-place = On the place
row-play-technology-instead = Instead of
row-play-recruit-player = Player
row-play-recruit-follower = Follower
row-play-recruit-tile = Place tile (trader)
row-play-recruit-coins = Coins received
row-play-recruit-marker = Development marker now on
row-play-recruit-used-1 = First follower on the place
row-play-recruit-used-2 = Second follower on the place
row-play-recruit-used-3 = Third follower on the place
row-play-scriptorium-player = Player
row-play-scriptorium-coins = Coins received
row-play-scriptorium-marker = Development marker now on
row-play-scriptorium-used-1 = First follower on the place
row-play-scriptorium-used-2 = Second follower on the place
row-play-scriptorium-used-3 = Third follower on the place
row-play-town-hall-player = Player
row-play-town-hall-deed = Deed
row-play-town-hall-follower = Follower
row-play-town-hall-reward = Coin or point (Canalisation)
row-play-town-hall-second-deed = Second deed
row-play-town-hall-second-follower = Second follower
row-play-town-hall-second-reward = Second: coin or point
row-play-town-hall-coins = Coins received
row-play-town-hall-sender = Sent from
row-play-move-player = Player
row-play-move-by = Moves by
row-play-move-to = To
row-play-move-good = Good taken
row-play-move-used-1 = First follower on the place
row-play-move-used-2 = Second follower on the place
row-play-move-used-3 = Third follower on the place
row-play-guildhall-player = Player
row-play-guildhall-town = Town
row-play-guildhall-used-1 = First follower on the place
row-play-guildhall-used-2 = Second follower on the place
row-play-guildhall-used-3 = Third follower on the place
row-play-place-player = Player
row-play-place-place = Place tile
row-play-place-paid = Coins paid (Pharmacy)
row-play-place-coins = Coins received
row-play-place-marker = Development marker now on
row-play-place-used-1 = First follower on the place
row-play-place-used-2 = Second follower on the place
row-play-place-used-3 = Third follower on the place
row-play-pass-player = Player
row-play-settle-player = Player
row-play-settle-good = Food given back
row-play-settle-coins = Coins received or paid
row-play-settle-follower = Drawn by the Plague
row-play-settle-sacristy = Sacristy used
row-play-torture-player = Player
row-play-torture-item = What is given up
row-play-torture-good = Which good
row-play-torture-follower = Which follower
row-play-torture-town = From which town
row-play-torture-place = Which place tile, or from which place
row-play-resume-player = Player
row-play-resume-coins = { row-coins }
row-play-resume-goods-grain = { row-grain }
row-play-resume-goods-cheese = { row-cheese }
row-play-resume-goods-wine = { row-wine }
row-play-resume-goods-wool = { row-wool }
row-play-resume-goods-brocade = { row-brocade }
row-play-resume-stations = { row-station-towns }
row-play-resume-merchant = { row-merchant }
row-play-resume-citizens = { row-citizen-sources }
row-play-resume-development = { row-development }
row-play-resume-tracks-farmer = { row-track-farmer }
row-play-resume-tracks-boatman = { row-track-boatman }
row-play-resume-tracks-craftsman = { row-track-craftsman }
row-play-resume-tracks-trader = { row-track-trader }
row-play-resume-tracks-knight = { row-track-knight }
row-play-resume-tracks-scholar = { row-track-scholar }
row-play-resume-monks = Monks recruited
row-play-resume-technology = { row-technology }
row-play-resume-places = { row-places }
row-play-resume-stations-lost = { row-stations-lost }
row-play-resume-table-round = Round that begins
row-play-resume-table-start = Has the start player token
row-play-resume-table-deeds-city-wall-knight = { row-deed-city-wall-knight }
row-play-resume-table-deeds-city-wall-trader = { row-deed-city-wall-trader }
row-play-resume-table-deeds-city-wall-farmer = { row-deed-city-wall-farmer }
row-play-resume-table-deeds-city-wall-craftsman = { row-deed-city-wall-craftsman }
row-play-resume-table-deeds-papal-conclave-monk = { row-deed-papal-conclave-monk }
row-play-resume-table-deeds-papal-conclave-knight = { row-deed-papal-conclave-knight }
row-play-resume-table-deeds-defeating-the-plague-scholar = { row-deed-defeating-the-plague-scholar }
row-play-resume-table-deeds-defeating-the-plague-boatman = { row-deed-defeating-the-plague-boatman }
row-play-resume-table-deeds-defeating-the-plague-farmer = { row-deed-defeating-the-plague-farmer }
row-play-resume-table-deeds-defeating-the-plague-trader = { row-deed-defeating-the-plague-trader }
row-play-resume-table-deeds-astronomy-scholar = { row-deed-astronomy-scholar }
row-play-resume-table-deeds-astronomy-trader = { row-deed-astronomy-trader }
row-play-resume-table-deeds-boatmens-guild-boatman = { row-deed-boatmens-guild-boatman }
row-play-resume-table-deeds-boatmens-guild-scholar = { row-deed-boatmens-guild-scholar }
row-play-resume-table-deeds-cathedral-craftsman = { row-deed-cathedral-craftsman }
row-play-resume-table-deeds-cathedral-monk = { row-deed-cathedral-monk }
row-play-resume-table-deeds-cathedral-trader = { row-deed-cathedral-trader }
row-play-resume-table-deeds-peace-treaty-knight = { row-deed-peace-treaty-knight }
row-play-resume-table-deeds-peace-treaty-monk = { row-deed-peace-treaty-monk }
row-play-resume-table-deeds-peace-treaty-scholar = { row-deed-peace-treaty-scholar }
row-play-resume-table-deeds-canalisation-boatman = { row-deed-canalisation-boatman }
row-play-resume-table-deeds-canalisation-trader = { row-deed-canalisation-trader }
row-play-resume-table-deeds-canalisation-farmer = { row-deed-canalisation-farmer }
row-play-resume-table-deeds-canalisation-craftsman = { row-deed-canalisation-craftsman }
row-play-resume-table-goods-market-grain = { row-market-grain }
row-play-resume-table-goods-market-cheese = { row-market-cheese }
row-play-resume-table-goods-market-wine = { row-market-wine }
row-play-resume-table-goods-market-wool = { row-market-wool }
row-play-resume-table-goods-market-brocade = { row-market-brocade }

# --- Names, views, drawing ---

group-play = Entry
view-play = In play
part-title-play = Orléans: in play
part-description-play = For { $count } players: the round with its event, what everybody has, the map with stations, merchants and goods, followers left on the board, all tracks, the deeds and the goods market.
part-owed = Torture: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} still owed
part-passed = passed
part-on-development = Development space { $space }
part-merchant-in = Merchant: { $town }
part-place-tiles = Place tiles:
part-round-event = Round { $round }: { $event }
part-start = starts
part-census-gains = Census: +1
part-census-pays = Census: −1
id-farm-house = Farm House
id-village = Village
id-university = University
id-castle = Castle
id-monastery = Monastery
id-scriptorium = Scriptorium
id-town-hall = Town Hall
id-ship = Ship
id-wagon = Wagon
id-guildhall = Guildhall
id-station = trading station on the map
id-station-supply = trading station in the supply
id-follower = follower from the bag
id-place = place tile
id-coin = 1 coin
id-point = 1 development point
id-starter = one in the own colour (goes back)
id-nothing = nothing (empty bag)
