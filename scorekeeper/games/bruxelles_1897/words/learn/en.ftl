# Bruxelles 1897: the lesson, its questions, and the glossary.

## Chapters

chapter-goal = The goal
chapter-setup = Set-up
chapter-turn = Your turn
chapter-actions = The Art Nouveau area
chapter-nobles = Nobles
chapter-exhibition = Exhibitions
chapter-brussels = Brussels
chapter-passing = Passing
chapter-majorities = Majorities
chapter-end = Rounds and the end
chapter-scoring = Final scoring
chapter-ties = Ties
chapter-checks = Counting right
chapter-try = Try it

## Steps

step-theme = Brussels in 1897: as an architect you collect artworks, build houses and win nobles. In four rounds VP come from constructions, exhibitions and coats of arms, and from nothing else; the rest is scored after round 4. Most VP win.
    .title = What it is about
step-architects = Everything is done with Architect cards. You have seven: four 1/3, two 2/4 and one 2/5, each with a value on either side. Whatever is not in the area, in Brussels or in prison is in your hand. At the start of a round all come back but those in prison.
    .title = Seven Architects
step-setup-table = Two to four can play. The board lies at the top with the round marker on 1, the three Brussels cards and the Prison card below it. Everybody gets one Georges Brugmann; spare ones go back into the box. A start player is drawn. Expo waits in the exhibition area unless it comes into the area.
    .title = The table
step-setup-pieces = Take the seven Architects and four markers of one colour. Your VP marker begins at 0, the other three on the first space of Architecture, Nobility and Prestige. That space counts 1. Nobody has artworks, materials, houses or other nobles yet.
    .title = Your pieces
step-setup-prison = Not all Architects begin in your hand. With two players everybody puts the 2/5 under the Prison card. With three or four players one 2/4 goes there as well.
    .title = Prisoners from the start
step-setup-area = Take three cards from each of the five piles, four with four players; add Expo and shuffle. Lay out four columns of three cards, of four with four players. Money shows its 3. Under each column lies one of the four Bonus cards. What is left over is not in play this round.
    .title = The Art Nouveau area
step-setup-two = With two players the cards in both bottom corners are discarded. Two neutral Architects of a colour that nobody plays lie there, each showing its 2. They stay all round and count for majorities; nobody can place there.
    .title = Two players: the neutral side
step-setup-piles = Twelve artworks, twelve Material cards, sixteen houses and fifteen nobles make four face-down piles; Brugmann is not among them. The cards taken for the area leave the piles. Those not laid begin the discard piles; left-over money goes back to its stack.
    .title = Piles and left-overs
step-setup-money = The start player has 4 BEF. Clockwise, everybody has one more than the player before: 5, 6, 7.
    .title = Start money
step-setup-check = Look over the table once more: tracks on 1, money in order, every Bonus card once, Expo once at most, no more of a kind than were taken, and neutral cards only where two play.
    .title = Ready?
step-turn = Turns go clockwise. On a turn you do one thing: act in the Art Nouveau area, act in Brussels, or pass. Whoever has passed is out until the next round; the others go on. When everybody has passed, the majorities are settled.
    .title = One thing a turn
step-open-cards = Nothing is secret. Money and Action cards lie open before you all game; Architects may be held in hand, but anybody may ask to see them. A Money card shows 1 or 3, and there are 23 of them. Some tables use coins instead.
    .title = Open cards
step-place = In the Art Nouveau area you replace one Action card by an Architect from your hand, pay its value, and then carry out the action of that card. One Architect lies on each space, and none outside the area.
    .title = Into the Art Nouveau area
step-paying = You choose which side of the Architect shows, and pay that many BEF at once, before the action. Without the money you cannot place it. High values win columns. Cards in prison or placed already cannot be used again.
    .title = The value is the price
step-creation = The card on the space decides the action: Creation takes an artwork, Supply a Material card; both are laid face up before you. There are twelve of each in the box. In row 1, column 2 lies Money. Ann wants to take a Material card there.
    .title = Creation and Supply
    .ask = May Ann do that?
step-sale = Sale: discard one of your artworks and take 3 BEF. Ann has 2 BEF and a red artwork. She places an Architect on a Money card and shows 2.
    .title = Sale
    .ask = May Ann do that? She would have 3 BEF after it.
step-sale-too-poor = You pay before you earn. Now Ann has only 1 BEF and a red artwork, and again wants to sell with an Architect showing 2.
    .title = Too poor to sell
    .ask = May Ann do that?
step-majorities-only = A space can be worth more than its card. If you cannot sell, or cannot build, you may still place an Architect there. You pay as always, and the card is discarded unused.
    .title = For the majorities alone
step-construction = Construction: your first house takes one material, your second two, your third three, and so on. Each Material card shows two materials. There are sixteen houses in the box.
    .title = What a house costs
step-construction-cards = You build with your own Material cards, of any kind. Cards are discarded whole, and what is too much is lost; but each card must give at least one material. The house is laid face up before you.
    .title = Which cards pay
step-building-one-kind = A house gives 1 VP for each different material used in it. Ann has one house and builds the second with a single card: wood and wood.
    .title = One kind
    .ask = Ann builds her second house with wood and wood. How many VP does it give her?
step-building-two-kinds = More cards can show more kinds. Ann builds her second house with wood from the card wood and wood, and brick from the card brick and brick.
    .title = Two kinds
    .ask = Ann builds her second house with wood and brick. How many VP does it give her?
step-building-three-kinds = There are three kinds in all, so no house gives more than 3 VP. Ann builds her third house with the cards wood and steel, and brick and brick.
    .title = Three kinds
    .ask = Ann builds her third house with wood, steel, and brick. How many VP does it give her?
step-third-house = Dee has 3 VP and two houses. She builds the third and discards the cards brick and brick, and wood and brick. Three materials are used; the fourth is lost.
    .title = The third house
    .ask = Dee builds her third house with the cards brick and brick, and wood and brick. How many VP does she have then?
step-building-short = Ann has four houses and wants to build the fifth with two cards: wood and wood, and wood and wood.
    .title = One material short
    .ask = May Ann do that?
step-building-spare = Ann has no house yet. She wants to build her first one and discard two Material cards for it.
    .title = A card too many
    .ask = May Ann do that?
step-noble-effects = Each noble has one effect. Georges Brugmann brings 4 BEF. Victor Horta moves you one step on Architecture, Prince Albert on Nobility, Charles Buls on Prestige. Paul Hankar draws two Material cards, of which you keep one. Émile Vandervelde brings one of your Architects back from prison.
    .title = What nobles do
step-influence = Influence: apply the effect of the noble, then keep the card, turned sideways, or discard it. Fifteen nobles can be bought, three of each. Brugmann is never among them.
    .title = Influence
step-second-vandervelde = You never keep two of the same noble. The second one acts and is discarded. Cid keeps an Émile Vandervelde already, buys another one, frees an Architect, and wants to keep this card as well.
    .title = A second Vandervelde
    .ask = May Cid do that?
step-track-end = Nobility runs from 1 to 5; nothing ever moves back. How long Architecture and Prestige are, the rules do not say: here they are taken to end on 5 too, and a marker at the end stays there. You can choose another end.
    .title = The end of a track
step-expo = Expo opens an exhibition. There is one such card, so there is one exhibition a round, or none if Expo was not laid. It is bought in the Art Nouveau area only, never in Brussels. The buyer needs no artworks.
    .title = Expo
step-exhibition = From the buyer clockwise, everybody shows one own artwork in turn, each for 2 VP, and keeps it. No colour is shown twice. Whoever has passed takes no part. It ends when nobody can show anything new or all four colours are on show.
    .title = An exhibition
step-exhibition-order = Who cannot show anything is skipped. After the last player it goes on with the buyer, as long as somebody can still show a colour.
    .title = Whose artwork is next
step-exhibition-example = Cid opens an exhibition and shows red. Dee shows yellow. Ana and Ben have nothing, and Cid has nothing left. Of red and blue Dee can only show blue. Nobody has green.
    .title = Two show three
    .ask = Cid has shown red, Dee yellow and blue. How many VP does Dee have then? Everybody had 0.
step-exhibition-start = Expo stays before its buyer until the next round: whoever bought it becomes first player. Cid bought Expo, Dee showed most.
    .title = The buyer begins
    .ask = May Dee be first player in the next round?
step-brussels = Brussels costs no money, and the values do not matter there. The first use of a Brussels card in a round takes one Architect, the second two, the third three, whoever used it. The Stock Exchange gives 5 BEF.
    .title = Brussels
step-city-hall = City Hall activates your own nobles: at least one, at most as many as your Nobility position. Turned nobles have acted; each acts once a round. Ana is on Nobility 2 and is the first at City Hall. She uses one Architect and activates Victor Horta and Charles Buls.
    .title = City Hall
    .ask = May Ana do that?
step-city-hall-three = Ana is on Nobility 2 and would like to activate Georges Brugmann, Victor Horta and Charles Buls, all three.
    .title = Three nobles
    .ask = May Ana do that?
step-parc = The Parc du Cinquantenaire gives any Art Nouveau action but the exhibition. For an artwork, material, house or noble draw two cards from the pile, keep one face up and discard the other. An empty pile is renewed from its shuffled discards. Sales and houses cost what they always do.
    .title = Parc du Cinquantenaire
step-parc-sale = Dee wants to sell an artwork. Two Money cards lie in the area, but she has no money, so only the Parc is left. One Architect lies there already. She puts two down, discards the artwork, and takes 3 BEF.
    .title = A sale at the Parc
    .ask = May Dee do that?
step-pass = Who cannot or will not act passes. The first to pass gets 3 BEF, everybody later 1 BEF, even the last. Whoever has passed takes no part in exhibitions either.
    .title = Passing
step-pass-order = Ann passed first, then Cid. Bob is the last to pass and takes 1 BEF.
    .title = The last to pass
    .ask = Is that allowed?
step-columns = When everybody has passed, the columns come first. In each column add up the values of each player. The highest sum wins the upper half of the Bonus card at once; all who are level win it. Cards in Brussels do not count here.
    .title = Column majorities
step-column-tie = The column brings a step on Architecture. Ana has two Architects of value 2 there, Ben one of value 4. Both take the step.
    .title = Level in a column
    .ask = Ana and Ben both take the step. Is that allowed?
step-neutral-leads = The neutral Architects are counted. If the neutral side alone has the highest sum, nobody wins. The last round is over, and in the first column Ana has a 1 beside the neutral 2. She has 4 BEF left after paying her noble.
    .title = The neutral side leads
step-neutral-level = Being level with the neutral side is enough. In the first column Ana, Ben and the neutral side have 2 each. After paying his noble Ben has 3 BEF.
    .title = Level with the neutral side
step-empty-column = Nobody has an Architect in the third column, the one for houses. The rules do not say who wins it; here it is nobody. You can choose otherwise.
    .title = An empty column
step-who-frees = One Bonus card frees an Architect: whoever wins that column takes one of the own cards back from prison. Nobody else does, and nobody frees cards of others.
    .title = Out of prison
step-crests = Where four cards meet in the area, there is a coat of arms. It counts only if four Architects surround it. Whoever has most cards there scores; values do not matter. If level, each of them scores. The neutral side only helps to complete it.
    .title = Coats of arms
step-crests-example = A coat of arms gives as many VP as your Prestige position. Cid is on Prestige 2, Dee on 3. The left one has mostly Cid's cards. On the right one both have two. Nobody has any VP yet.
    .title = Level at a coat of arms
    .ask = The coats of arms score. How many VP does Dee have then?
step-crest-incomplete = The same table. Cid counts a third coat of arms, with Architects on two of its four spaces only, and takes 6 VP.
    .title = Not complete
    .ask = Cid counts this coat of arms too and takes 6 VP. May Cid do that?
step-crests-after-columns = Columns come first, then coats of arms. Ann is on Prestige 1, wins the column with the step on Prestige, and has most cards at both complete coats of arms. She had 0 VP.
    .title = Columns before coats of arms
    .ask = The majorities are settled. How many VP does Ann have then?
step-prison = Last comes Brussels: whoever has most Architects there puts one of them in prison, and so does everybody who is level. Here Cid has three, Dee two and Ben one. Cid puts a 1/3 in prison, nobody else does.
    .title = To prison
    .ask = Cid puts an Architect in prison, nobody else does. Is that allowed?
step-new-round = A new round: move the round marker on, take back your Architects but for the prisoners, turn your nobles back, discard what nobody bought. Lay a new area as at set-up, and shuffle the four Bonus cards. Both halves of a Bonus card stay together all game.
    .title = A new round
step-next-start = The buyer of Expo gets the First Player card. If nobody bought it, the card goes to the left, to the next player clockwise.
    .title = Who begins
step-the-end = There are four rounds. The majorities of round 4 come when everybody has passed, and then nothing more is done: final scoring begins.
    .title = After round 4
step-scoring-order = Final scoring has an order that matters: first nobles are paid, then come houses, Material cards, Expo, and last the lower halves of the Bonus cards. Money that paid nobles is gone when money scores.
    .title = In this order
step-unpaid = First pay 2 BEF for each noble but Brugmann. Whoever has the money must pay. Each noble that you cannot pay is discarded and costs you 3 VP.
    .title = Paying the nobles
step-unpaid-example = Ana has 12 VP on the track, 5 BEF, three nobles besides Brugmann, two houses, and stands on Architecture 5. She won the column for nobles: 2 VP for each noble still there, Brugmann among them.
    .title = One noble too many
    .ask = How many points does Ana have in all?
    .because = Two nobles are paid, one is lost with 3 VP. The houses count 5 each, and three nobles are left with Brugmann.
step-houses = Each house gives as many VP as your Architecture position. The space counts, not the steps: even on the first space a house is worth 1.
    .title = Houses
step-small-lines = Each Material card that you did not use gives 1 VP: per card, not per material. Whoever holds Expo at the end, its buyer of round 4, gets 2 VP.
    .title = Material cards and Expo
step-bonuses = Whoever won a column in round 4 also scores the lower half of its Bonus card, and again all who were level do. Here you see the area after round 4. The neutral side is counted with two players.
    .title = The lower halves
step-money-example = Ben has 10 VP on the track, 10 BEF and two nobles besides Brugmann. He has nothing else. He won the column for money: 3 VP for every 2 BEF that are left.
    .title = Money after nobles
    .ask = How many points does Ben have in all?
    .because = Paying two nobles takes 4 BEF. Of the 10, 6 are left: three pairs.
step-money-most = At most five pairs of BEF count. The same again, but Ben has 15 BEF.
    .title = At most five pairs
    .ask = How many points does Ben have in all?
    .because = Paying two nobles takes 4 BEF. Of the 15, 11 are left: five pairs.
step-kinds = The column for artworks gives 2 VP for each colour that you own, that for houses 2 VP for each type of house; lamp posts tell the four types apart. A second card of the same kind adds nothing. There are three artworks of each colour.
    .title = Colours and types
step-below-zero = Unpaid nobles can cost more VP than you have. The rules do not say what happens then. Here the sum keeps its minus, or stops at zero if you choose so.
    .title = Below zero
step-tie-prison = If points are level, fewer own Architects in prison is ahead. Ana and Ben have 48 points each.
    .title = Fewest in prison
step-tie-tracks = Level in prison too? Then the highest sum of Architecture, Nobility and Prestige decides. Ana and Ben are level at 48 points.
    .title = Highest tracks
step-tie-shared = If even that is level, they share the victory. Money breaks no tie.
    .title = A shared victory
step-in-between = Money changes at a few places only: the value of each Architect in the area, 5 BEF at the Stock Exchange, 4 by Brugmann, 3 for a sale, 3 or 1 for passing. So it can be counted in between.
    .title = Counting in between
step-box = Some counts cannot be, because the box does not hold so much. Public sources give four houses of each type, three artworks of each colour, three cards of each noble and two of each pair of materials.
    .title = What the box holds
step-possible-vp = Some VP cannot be either. Exhibitions give an even number, 32 for all together. A house gives 1 to 3 VP when built, so at least one each. Coats of arms give no more than all of four rounds at your Prestige.
    .title = Possible VP
step-count-fits = Cards have their price. Every artwork, house, noble and Material card took an Architect, seven a round at most. Winning a column takes one in the area, and whoever is in prison was not there.
    .title = Does it fit?
step-spot-final = A last look at the table after round 4, before it is scored. One thing here cannot be. Where is it?
    .title = Find the slip
step-capstone = Your turn to do it all. Set up this table for two, play three turns of round 4, settle the majorities with their coat of arms and the prison, and score it: nobles, houses, Material cards, Expo, columns, and the tie.
    .title = A whole table

## Questions

question-start-money = Clockwise sit { $player-1 }, { $player-2 }{ $count ->
    [2] { "" }
    [3] , { $player-3 }
   *[other] , { $player-3 }, { $player-4 }
}. { $first } is start player. How many BEF does { $player } begin with?
question-begin-player = { $players } people play. What is true of everybody at the start?
    .because = 0 VP, all tracks on 1, one Brugmann and nothing else. The 2/5 is in prison, with three or four players one 2/4 too; the other Architects are in hand.
question-prison-cards = { $players } people play. Which Architects of { $player } begin in prison?
question-piece-colours = { $player } and { $other } choose colours. Which choices are possible?
question-neutral-colour = { $player } plays { $first }, { $other } plays { $second }. Which colours can the neutral Architects have?
question-begin-table = { $players } people play. What is true before the first turn?
    .because = Two to four can play. A start player is drawn, the round marker is on 1, three Brussels cards lie there, spare Brugmanns are boxed, and Expo waits in its place unless it is laid.
question-begin-area = { $players } people play. What can be so in the Art Nouveau area at set-up?
    .because = Four columns of three cards, of four with four players; no more of a kind than rows; Expo once at most; Money shows 3; each Bonus card once; neutral 2s in the bottom corners with two players only.
question-pile-off = { $players } people play, and the area has just been laid for the first time. Pile of { $kind }: { $found } cards. How many are too many? (Too few: a minus before the number.)
question-leftovers = { $players } people play. All cards that were taken but not laid go to the discards. How many are of this kind: { $kind }?
question-spot-setup = Set-up for { $players }. Something here is not right. Point at it.
question-whose-turn = { $players } play. The latest turn was that of { $last }. Passed: { $passed }. What can come next?
question-pass-money = { $player } passes. How many BEF does that give?
question-next-start-buyer = Clockwise: { $players }. { $first } was first player, { $buyer } bought Expo. Who begins the next round?
question-next-start-nobody = Clockwise: { $players }. { $first } was first player, and nobody bought Expo. Who begins the next round?
question-new-round = { $players } people play, and round { $round } begins. Last round the Bonus card for { $bonus } had this upper half: { $upper }. What can be so now?
    .because = The round marker moves on by one. No more of a kind than three cards, four with four players, and one Expo can lie there. Each Bonus card lies under one column, with its own two halves.
question-when-over = Which of these are right?
    .because = When everybody has passed in round 4 come its majorities, then final scoring, and nothing else.
question-where-architect = { $player } wants a card of this kind: { $card }. Point at a space where an Architect can go for it.
question-which-space = Where can { $player } place an Architect?
question-which-value = { $player } has { $bef } BEF. In the area already: { $spent ->
    [0] none
   *[other] Architects showing { $values }
}. In prison: { $prison }. Which values can { $player } show now?
question-hand-left = { $player } has Architects in the area: { $area }, in Brussels: { $brussels }, in prison: { $prison }. How many are in hand?
question-kind-left = { $players } people play. { $n ->
    [one] One card
   *[other] { $n } cards
} of this kind went from the area this round: { $card }. How many more can be bought there at most?
question-given-up = { $player } has neither artworks nor materials. Which of these cards may be given up unused to place an Architect?
question-how-many-architects = { $player } wants to use this card now: { $card }. How many Architects does it take?
question-exhibition-here = { $player } would like to open an exhibition now, and has none of the artworks. Where is it possible?
question-at-the-parc = { $player } has Material cards: { $cards }, houses: { $houses }, artworks: { $artworks }, BEF: { $bef }. The Parc du Cinquantenaire has not been used this round. What can { $player } do?
question-least-cards = { $player } has { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
}. How many Material cards does the next house take at least?
question-which-cards = { $player } has { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
} and these Material cards: { $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }. With which of these can the next house be paid?
question-building-points = { $player } has { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
} and builds the next one with { $card-1 }{ $cards ->
    [1] { "" }
    [2] {" "}· { $card-2 }
    [3] {" "}· { $card-2 } · { $card-3 }
   *[other] {" "}· { $card-2 } · { $card-3 } · { $card-4 }
}. How many VP does it give at most?
question-noble-effects = { $player } activates at City Hall: { $nobles }. What does that bring?
question-most-nobles = { $player } is on Nobility { $nobility } and keeps Brugmann and { $nobles }. Turned already: { $used }. How many nobles can City Hall activate now?
question-which-nobles = { $player } is on Nobility { $nobility } and keeps Brugmann and { $nobles }. Turned already: { $used }. Which of these can City Hall activate together?
question-noble-bought = { $player } keeps Brugmann and { $nobles }, and chooses Influence. What can happen?
question-free-whom = { $player } has in prison: { $prison }. Émile Vandervelde acts. Which of these can come back?
question-step-on = { $noble } acts for { $player }, who is on { $place } of this track: { $track }. It is taken to end on 5. Where is the marker then?
question-money-sell = { $player } has { $bef } BEF and sells an artwork in the area with an Architect showing { $value }. { $first ->
    [0] { $other } passes, then { $player } passes.
   *[other] { $other } acts, then { $player } is the first to pass.
} How many BEF does { $player } have?
question-money-exchange = { $player } has { $bef } BEF and puts one Architect, showing { $value }, on the Stock Exchange. { $first ->
    [0] { $other } passes, then { $player } passes.
   *[other] { $other } acts, then { $player } is the first to pass.
} How many BEF does { $player } have?
question-money-brugmann = { $player } has { $bef } BEF, puts an Architect showing { $value } on City Hall and activates Georges Brugmann. { $first ->
    [0] { $other } passes, then { $player } passes.
   *[other] { $other } acts, then { $player } is the first to pass.
} How many BEF does { $player } have?
question-money-supply = { $player } has { $bef } BEF and takes a Material card in the area with an Architect showing { $value }. { $first ->
    [0] { $other } passes, then { $player } passes.
   *[other] { $other } acts, then { $player } is the first to pass.
} How many BEF does { $player } have?
question-points-now = { $player } has { $points } VP and { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
}, builds the next one with { $card-1 }{ $cards ->
    [1] { "" }
   *[other] {" "}· { $card-2 }
} for as many VP as possible, and then shows artworks in an exhibition: { $colours }. How many VP does { $player } have?
question-prison-now = At the start of the round { $player } had { $prison } in prison{ $freed ->
    [0] { "" }
   *[other] , and Émile Vandervelde freed one
}. Architects of { $player } in Brussels at the end: { $own }; the most of anybody else: { $most }. The columns freed nobody. How many does { $player } have in prison after the majorities?
question-possible-counts = Round { $round } begins, and { $player } counts. Which of these can be?
question-exhibition-points = { $buyer } opened an exhibition. Shown were: { $who-1 } { $colour-1 }{ $shown ->
    [1] { "" }
    [2] , { $who-2 } { $colour-2 }
    [3] , { $who-2 } { $colour-2 }, { $who-3 } { $colour-3 }
   *[other] , { $who-2 } { $colour-2 }, { $who-3 } { $colour-3 }, { $who-4 } { $colour-4 }
}. How many VP does it give { $player }?
question-show-next = Clockwise with their artworks: { $player-1 } ({ $artworks-1 }), { $player-2 } ({ $artworks-2 }){ $count ->
    [2] { "" }
   *[other] , { $player-3 } ({ $artworks-3 })
}. Passed: { $passed }. { $buyer } opened an exhibition. Shown so far: { $shown ->
    [0] nothing
    [1] { $who-1 } { $colour-1 }
   *[other] { $who-1 } { $colour-1 }, { $who-2 } { $colour-2 }
}. What can come next?
question-show-order = Clockwise with their artworks: { $player-1 } ({ $artworks-1 }), { $player-2 } ({ $artworks-2 }), { $player-3 } ({ $artworks-3 }){ $count ->
    [3] { "" }
   *[other] , { $player-4 } ({ $artworks-4 })
}. { $buyer } opens an exhibition, and everybody shows what they can. In which order?
question-column-winners = Everybody has passed. Who wins column { $column }? Mark everybody who does.
question-column-won = Everybody has passed. Point at a column that { $player } wins.
question-final-column = The area after round 4. Who scores the lower half of the Bonus card under column { $column } ({ $bonus })? Mark everybody who does.
question-who-frees = Everybody has passed. Who may free an Architect by a Bonus card? Mark everybody who may.
question-crest-points = Everybody has passed. How many VP do coats of arms give { $player } this round? The columns are settled first.
question-crest-owned = Point at a coat of arms that { $player } scores.
question-crest-numbers = { $players } people play. { $player } is on Prestige { $prestige }, and no column brought a step. All players together placed { $cards } Architects in the area; nobody remembers where. Which of these VP can coats of arms have given { $player }?
question-to-prison = Everybody has passed. Who puts an Architect in prison? Mark everybody who does.
question-unpaid = The game is over. { $player } has { $bef } BEF and, besides Brugmann, these nobles: { $nobles }. How many VP do the nobles cost? (A loss: a minus before the number.)
question-house-points = The game is over. { $player } is on Architecture { $architecture } and has houses of type A: { $house-a }, B: { $house-b }, C: { $house-c }, D: { $house-d }. How many VP do the houses give now?
question-small-line = The game is over. { $player } has Material cards: { $cards }, and { $expo ->
    [0] does not hold Expo
   *[other] bought Expo in round 4
}. How many points does this line give: { $line }?
question-bonus-money = The game is over. { $player } has { $bef } BEF, not yet paid nobles besides Brugmann: { $nobles }, and { $won ->
    [0] did not win the column for money
   *[other] won the column for money
}. How many VP does that bonus give?
question-bonus-kinds = The game is over. { $player } has artworks: red { $red }, yellow { $yellow }, blue { $blue }, green { $green }; houses of type A: { $house-a }, B: { $house-b }, C: { $house-c }, D: { $house-d }. { $won ->
    [0] This column was not won
   *[other] This column was won
}: { $bonus }. How many VP does that bonus give?
question-bonus-nobles = The game is over. { $player } has { $bef } BEF, not yet paid nobles besides Brugmann: { $nobles }, and { $won ->
    [0] did not win the column for nobles
   *[other] won the column for nobles
}. How many VP does that bonus give?
question-whole-sum = { $player } has { $vp } VP on the track, { $bef } BEF, nobles besides Brugmann: { $nobles }, Material cards: { $materials }, Expo, Architecture { $architecture }. Houses of type A: { $house-a }, B: { $house-b }, C: { $house-c }, D: { $house-d }. Artworks: red { $red }, yellow { $yellow }, blue { $blue }, green { $green }. Columns won: { $bonuses }. What is the total?
question-scoring-order = In which order is this done in final scoring?
    .because = Nobles are paid first; then houses, Material cards and Expo; the lower halves of the Bonus cards come last, in any order of columns.
question-below-zero = { $player } has { $vp } VP, { $bef } BEF and, besides Brugmann, these nobles: { $nobles }. There is nothing else to score. Chosen for VP below zero: { $floor }. How many VP are left?
question-ranking = Round 4 is over. Nobody has money, houses, artworks, Material cards or nobles besides Brugmann. Score it, and put the players in order, the winner first.
    .because = Most points win. In order: { $players }, with { $points } points.
question-tie = { $players } are level at { $points } points. Who wins? Mark everybody who does.
question-box-limits = The game is over. What can all players together have?
    .because = The box has 16 houses, 12 artworks, 12 Material cards, 15 nobles besides the Brugmanns, 23 Money cards of 3 at most, and one Expo; by public sources 4 houses of a type, 3 artworks of a colour, 3 cards of a noble, 2 of a pair.
question-money-cards = Four players have { $bef-1 }, { $bef-2 }, { $bef-3 } and { $bef-4 } BEF. How many Money cards does it take at least to show these sums?
question-own-limits = The game is over, and both other tracks are taken to end on 5 as Nobility does. What can one player have?
    .because = One Brugmann, up to five other nobles, each once; seven houses at most; tracks from 1 to 5.
question-prison-most = { $players } people play. How many Architects can { $player } have in prison at most after round { $round }?
question-house-vp-most = { $player } has built { $houses ->
    [one] one house
   *[other] { $houses } houses
}. How many VP can that have given at most during the game?
question-house-vp-least = { $player } has built { $houses ->
    [one] one house
   *[other] { $houses } houses
}. How many VP has that given at least during the game?
question-missing-construction = Before final scoring { $player } has { $vp } VP: { $first } from exhibitions, { $second } from coats of arms. How many are from constructions?
question-missing-exhibitions = Before final scoring { $player } has { $vp } VP: { $first } from constructions, { $second } from coats of arms. How many are from exhibitions?
question-missing-crests = Before final scoring { $player } has { $vp } VP: { $first } from constructions, { $second } from exhibitions. How many are from coats of arms?
question-possible-vp = { $players } people play; final scoring has not begun. Which of these can { $player } have, or all together?
    .because = Exhibitions give 2 VP an artwork, 32 for all; a house 1 to 3 when built; a coat of arms the Prestige position. Nothing else gives VP before the end.
question-count-fits = { $players } people play, and round 4 is over. Which of these counts fit together?
    .because = Seven Architects a round, less those in prison, pay for every card, every column and Expo. A list and its count agree.
question-bonus-list = In round 4 the Bonus card for { $bonus } has this upper half: { $upper }. What can be noted at the end?
    .because = Four Bonus cards, each once, each with its own two halves; the winners of a column get both.
question-spot-final = Round 4 is over, and one thing here cannot be. Point at it.
question-brussels-most = Round 4 is over. Nobody noted how many Architects of { $player } lay in Brussels. How many can it have been at most, besides those in the area and in prison?

## Answers

answer-begin-points = VP: { $n }
answer-begin-track = { $track }: on { $n }
answer-begin-locked = Architects in prison: { $n }
answer-begin-hand = Architects in hand: { $n }
answer-begin-brugmann = Georges Brugmann: { $n }
answer-begin-other = { $kind }: { $n }
answer-cards = { $cards }
answer-no-cards = None
answer-colours = { $first } and { $second }
answer-begin-spare = Brugmanns back in the box: { $n }
answer-begin-round = The round marker is on { $n }
answer-begin-brussels = Brussels cards on the table: { $n }
answer-begin-crowd = { $n ->
    [one] One person can play
   *[other] { $n } people can play
}
answer-begin-box = In the box, of this kind: { $kind }: { $n }
answer-begin-expo = No Expo among the cards of the area: it is { $place }
answer-begin-drawn = A start player is drawn and noted
answer-begin-nobody = Nobody is start player; whoever is quickest begins
answer-area-size = { $columns } columns, { $rows } rows
answer-area-kind = { $kind }: { $n } cards
answer-area-expo = Expo: { $n }
answer-area-money = Money cards show { $n }
answer-area-bonuses = Under the columns: { $bonuses }
answer-area-place = In row { $row }, column { $column }: { $card }
answer-area-neutral = A neutral Architect shows { $n }
answer-majorities = The majorities are settled
answer-halves = Bonus card for { $bonus }, upper half: { $upper }
answer-round-marker = The round marker is on { $n }
answer-over-scored = Final scoring after round { $n }
answer-over-marker = The last round was round { $n }
answer-over-waiting = { $n ->
    [0] Majorities of round 4 when everybody has passed
    [one] Majorities of round 4 while one player has not passed
   *[other] Majorities of round 4 while { $n } players have not passed
}
answer-over-act = Another action after the majorities of round { $n }
answer-space = Row { $row }, column { $column }
answer-in-the-area = In the Art Nouveau area
answer-at-the-parc = At the Parc du Cinquantenaire
answer-nowhere = Nowhere
answer-do-create = Take an artwork at the Parc with one Architect
answer-do-sell = Sell an artwork at the Parc with one Architect
answer-do-supply = Take a Material card at the Parc with one Architect
answer-do-build = Build a house at the Parc with one Architect
answer-do-exhibit = Open an exhibition at the Parc with one Architect
answer-do-free = Take an artwork without placing an Architect
answer-set-1 = { $card-1 }
answer-set-2 = { $card-1 } · { $card-2 }
answer-set-3 = { $card-1 } · { $card-2 } · { $card-3 }
answer-set-4 = { $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }
answer-no-noble = None at all
answer-effect-money = BEF
answer-effect-architecture = A step on Architecture
answer-effect-nobility = A step on Nobility
answer-effect-prestige = A step on Prestige
answer-effect-material = A Material card
answer-effect-release = An Architect from prison
answer-noble-keep = Buy { $noble }, apply the effect, keep the card
answer-noble-discard = Buy { $noble }, apply the effect, discard the card
answer-noble-neither = Buy { $noble } and take the card in hand, to decide later
answer-freed-by = Any of them, if { $noble } acts instead
answer-counted = { $what }: { $n }
answer-shows = { $player } shows { $colour }
answer-exhibition-over = The exhibition is over
answer-nobody = Nobody
answer-scored-unpaid-nobles = Pay nobles
answer-scored-houses = Score houses
answer-scored-materials = Score Material cards
answer-scored-expo = Score Expo
answer-scored-bonus = Score the lower half: { $line }
answer-all-houses = Houses: { $n }
answer-all-materials = Material cards: { $n }
answer-all-artworks = Artworks: { $n }
answer-all-nobles = Nobles besides Brugmann: { $n }
answer-all-money = BEF, all on the 23 Money cards: { $n }
answer-all-expos = Players holding Expo: { $n }
answer-all-of-type = { $kind }: { $n }
answer-all-of-colour = Artworks of this colour: { $colour }: { $n }
answer-all-of-noble = Cards of { $noble }: { $n }
answer-all-of-pair = Material cards of this pair: { $pair }: { $n }
answer-own-same = Cards of { $noble }: { $n }
answer-own-nobles = Nobles besides Brugmann: { $n }
answer-own-brugmann = Georges Brugmann: { $n }
answer-own-houses = Houses: { $n }
answer-own-track = { $track }: on { $n }
answer-vp-exhibitions = From exhibitions: { $n } VP
answer-vp-all-exhibitions = All together from exhibitions: { $n } VP
answer-vp-crests = From coats of arms at Prestige { $prestige }: { $n } VP
answer-vp-houses = On the track: { $n } VP, with houses: { $houses }
answer-vp-reach = On the track: { $n } VP, with houses: { $houses }, Prestige { $prestige }
answer-vp-many = On the track: { $n } VP
answer-fits-prison = Cards in prison: { $cards }; counted there: { $n }
answer-fits-pairs = Wood and wood: { $first }, brick and brick: { $second }, no other pairs; Material cards in all: { $n }
answer-fits-seven = In the area { $area }, in Brussels { $brussels }, in prison { $prison }
answer-fits-columns = Columns won: { $n }; in prison: { $prison }
answer-fits-expo = Holds Expo, no Architect in the area
answer-fits-expo-area = Holds Expo, one Architect in the area
answer-fits-space = An Architect in row { $row }, column { $column }
answer-fits-cards = Houses { $houses }, artworks { $artworks }, nobles besides Brugmann { $nobles }
answer-bonus-number = Bonus cards noted: { $n }
answer-bonus-upper = On so many cards this is the upper half: { $upper }: { $n }
answer-both-halves = One column: upper half to { $player }, lower half to { $other }

## Ids

id-black = black
id-white = white
id-purple = purple

## Mistakes

mistake-start-money-by-seat = Count from the start player, not from the first name.
mistake-start-money-same = Only the start player has 4; everybody after that has one more.
mistake-start-money-other-way = The money grows clockwise.
mistake-start-with-points = Everybody begins with 0 VP.
mistake-tracks-begin-at-zero = Tracks begin on their first space, which counts 1.
mistake-tracks-begin-higher = All three tracks begin on 1.
mistake-prison-of-other-count = With two players one Architect begins in prison, with three or four players two.
mistake-prison-of-other-cards = The 2/5 always begins in prison, with three or four players one 2/4 as well; never a 1/3.
mistake-hand-of-seven = Those in prison are missing from the hand: six with two players, else five.
mistake-brugmann-bought = Everybody has exactly one Brugmann, dealt at set-up.
mistake-starts-with-cards = Artworks, materials, houses and other nobles have to be bought.
mistake-same-colour = Each player has another colour.
mistake-colour-not-in-box = The box has blue, red, yellow and green.
mistake-neutral-of-a-player = The neutral Architects have a colour that nobody plays.
mistake-brugmanns-in-the-pile = The Brugmanns do not go into the pile: each player gets one, the others are boxed.
mistake-round-marker-elsewhere = The round marker begins on 1.
mistake-other-brussels = There are three: Stock Exchange, City Hall and Parc du Cinquantenaire.
mistake-two-to-four = The game is for two to four players.
mistake-other-box = The box has 12 artworks, 23 Money cards, 12 materials, 16 houses, 19 nobles, 28 Architects, 16 markers, 4 Bonus cards and 3 Brussels cards.
mistake-expo-waits-in-its-place = If Expo does not come into the area it waits in the exhibition area.
mistake-nobody-begins = A start player is drawn and takes the First Player card.
mistake-area-of-other-count = Four columns always; three rows, and four rows with four players.
mistake-more-of-a-kind = Three cards of a kind are taken, four with four players; no more can lie there.
mistake-more-expos = There is one Expo card.
mistake-money-shows-one = Money in the area shows its 3.
mistake-bonus-card-again = Each of the four Bonus cards lies under one column.
mistake-neutral-anywhere = Neutral Architects lie in the bottom corners of a two-player game only.
mistake-no-neutral-corner = With two players both bottom corners are neutral.
mistake-neutral-shows-other = Neutral Architects show their 2.
mistake-nothing-taken = The cards for the area have left the pile.
mistake-taken-of-other-count = Three of each kind are taken, four with four players.
mistake-laid-not-left = Those that lie in the area are not left over.
mistake-all-taken-left = Only cards that were not laid are discarded.
mistake-acts-after-passing = Whoever has passed has no more turn in this round.
mistake-another-turn = Turns go clockwise, past those who have passed.
mistake-majorities-too-early = Majorities come when everybody has passed.
mistake-pass-pays-three-always = Only the first to pass gets 3 BEF.
mistake-pass-pays-one-always = The first to pass gets 3 BEF.
mistake-pass-pays-nothing = Passing gives money: 3 BEF to the first, 1 to everybody later.
mistake-last-pass-pays-nothing = Even the last to pass gets 1 BEF.
mistake-pass-pays-by-order = It is 3 BEF for the first and 1 for everybody else.
mistake-start-player-stays = The First Player card moves on each round.
mistake-expo-ignored = Whoever bought Expo begins.
mistake-passes-right = The First Player card goes to the left, clockwise.
mistake-round-marker-jumps = The round marker moves on by one each round.
mistake-halves-change = Both halves are printed on one card and stay together.
mistake-scored-early = Final scoring comes after round 4 only.
mistake-fifth-round = The game ends with the majorities of round 4.
mistake-space-taken = One Architect lies on each space.
mistake-space-neutral = With two players the bottom corners belong to the neutral side.
mistake-space-outside = The area has four columns and three rows, four rows with four players.
mistake-no-such-value = Architects show 1 to 5.
mistake-pays-later = The value is paid at once, from money at hand.
mistake-card-used-up = A colour has four 1/3, two 2/4 and one 2/5; cards placed or in prison cannot be used.
mistake-prison-forgotten = Architects in prison are not in hand.
mistake-brussels-forgotten = Architects in Brussels come back only with the next round.
mistake-area-comes-back = Architects in the area come back only with the next round.
mistake-bought-not-counted = Those bought already were among the cards of the area.
mistake-as-many-as-columns = It is not one a column: three of a kind, four with four players.
mistake-usable-card-given-up = Only a sale or a construction that you cannot carry out is given up.
mistake-always-one-architect = Only the first use in a round takes a single Architect.
mistake-uses-of-all-cards = Each Brussels card is counted for itself.
mistake-one-more-than-lie-there = Count uses, not Architects.
mistake-own-uses-only = Uses by the others count as well.
mistake-expo-anyway = Without the Expo card in the area there is no exhibition.
mistake-exhibition-at-the-parc = The Parc gives every action but the exhibition.
mistake-artworks-needed = The buyer of Expo needs no artworks.
mistake-sale-without-artwork = A sale takes an own artwork, at the Parc too.
mistake-too-few-materials = The next house takes one material more than the last; a card gives two at most.
mistake-action-without-architect = Every action takes an Architect.
mistake-a-card-for-each-material = A Material card gives up to two materials.
mistake-cost-of-the-last-house = The next house takes one material more than there are houses.
mistake-every-house-alike = Each house is dearer than the one before.
mistake-materials-of-others = Only own Material cards can be discarded.
mistake-card-for-nothing = Each card must give at least one material.
mistake-vp-for-each-material = VP are for kinds of material, not for materials.
mistake-vp-for-each-card = VP are for kinds of material, not for cards.
mistake-all-printed-kinds = Only materials that are used count: as many as the house takes.
mistake-same-points-each-house = It gives 1 VP for each kind used.
mistake-printed-materials = What is printed on the cards does not count; kinds used do.
mistake-effect-of-another = That is what another noble does.
mistake-all-own-nobles = The Nobility position is the limit.
mistake-one-noble-a-time = As many as the Nobility position can act at once.
mistake-nobility-alone = Only nobles that you have, and that have not acted, can be activated.
mistake-brugmann-does-not-act = Brugmann acts, too.
mistake-turned-nobles-act = A noble acts once a round; turned ones have acted.
mistake-more-than-nobility = That is more than the Nobility position allows.
mistake-noble-of-others = Only nobles in front of you can be activated.
mistake-city-hall-for-nothing = City Hall activates at least one noble.
mistake-same-noble-twice = Nobody keeps two of the same noble.
mistake-noble-to-the-hand = The effect comes at once; then the card is kept or discarded.
mistake-free-from-the-area = Only Architects in prison can be freed.
mistake-beyond-the-end = The track ends on 5.
mistake-no-step = The noble moves the marker one step.
mistake-two-steps = It is one step.
mistake-back-to-one = Markers never go back.
mistake-value-not-paid = The value of an Architect in the area is paid.
mistake-brussels-costs-its-value = In Brussels values do not matter, and nothing is paid.
mistake-one-for-each-shown = Each artwork shown gives 2 VP.
mistake-exhibition-scores-once = Every artwork shown gives 2 VP, not only the first.
mistake-houses-score-at-the-end = A house gives VP when it is built, too.
mistake-material-cards-score-now = Material cards score at the end only, and only unused ones.
mistake-free-forgotten = Vandervelde freed one.
mistake-sent-forgotten = Whoever has most in Brussels sends one to prison, if level too.
mistake-everybody-sends-one = Only those with most Architects in Brussels send one.
mistake-prison-emptied = Prisoners stay until something frees them.
mistake-below-nothing = Nothing can be less than none.
mistake-all-artworks-score = Only artworks that were shown score.
mistake-all-colours-score = A colour that another player showed cannot be shown again.
mistake-passed-shows-too = Whoever has passed takes no part.
mistake-artwork-of-another = Everybody shows own artworks.
mistake-colour-twice = Each colour is shown once.
mistake-out-of-order = Somebody before could show an artwork.
mistake-exhibition-stops = Somebody can still show a colour.
mistake-ties-win-nothing = All who are level win.
mistake-cards-win-columns = In columns the sum of values counts, not the number of cards.
mistake-highest-card-wins = The sum counts, not the highest card.
mistake-neutral-does-not-count = The neutral side counts; if it alone leads, nobody wins.
mistake-no-architect-no-column = Without an Architect in the column there is nothing to win.
mistake-incomplete-crests-score = Only coats of arms with four Architects around them count.
mistake-one-for-each-crest = Each gives the Prestige position.
mistake-crests-before-columns = A step of Prestige won in a column counts already.
mistake-ties-win-no-crest = If level, each of them scores.
mistake-no-multiple-of-prestige = It must be a multiple of the Prestige position.
mistake-four-cards-for-each-crest = So few Architects do not complete so many coats of arms.
mistake-area-does-not-count = Only Architects at the Brussels cards count.
mistake-brugmann-is-paid = Brugmann costs nothing.
mistake-noble-costs-one = Each noble costs 2 BEF.
mistake-noble-costs-three = Each noble costs 2 BEF; 3 VP are lost for one that is not paid.
mistake-unpaid-costs-two = Each noble not paid costs 3 VP.
mistake-one-penalty-for-all = It is 3 VP for each noble not paid.
mistake-unpaid-costs-nothing = Nobles not paid cost 3 VP each.
mistake-architecture-counts-steps = Count the space, not the steps: the first is 1.
mistake-houses-score-types = Every house counts, not only each type.
mistake-architecture-once = Each house gives the Architecture position.
mistake-house-scores-one = It is more than 1 for each house: think of Architecture, or of three kinds of material.
mistake-houses-and-architecture = Multiply, do not add.
mistake-points-for-each-material = It is 1 VP a card, not a material.
mistake-materials-worth-nothing = Each unused Material card gives 1 VP.
mistake-expo-scores-each-round = Only the holder at the end gets 2 VP.
mistake-expo-scores-one = Expo gives 2 VP.
mistake-expo-for-the-last = Only whoever holds Expo at the end gets 2 VP.
mistake-money-before-nobles = First the nobles are paid.
mistake-money-without-end = At most five pairs count.
mistake-money-by-the-franc = It is 3 VP for every 2 BEF.
mistake-odd-money-scores = An odd franc gives nothing.
mistake-bonus-without-the-column = Only winners of the column score its lower half.
mistake-every-card-scores = Each colour or type counts once.
mistake-kinds-score-one = It is 2 VP each.
mistake-other-kinds-score = That is the other bonus.
mistake-unpaid-nobles-score = Nobles not paid are gone.
mistake-brugmann-scores-nothing = Brugmann counts here.
mistake-nobles-score-one = It is 2 VP for each noble.
mistake-track-forgotten = The VP on the track stay.
mistake-penalty-forgotten = Nobles not paid cost 3 VP each.
mistake-vp-stop-at-zero = Here the minus is kept.
mistake-vp-keep-the-minus = Here it stops at zero.
mistake-tracks-before-prison = Prison comes first, tracks second.
mistake-most-in-prison-wins = Fewer in prison is better, and only then the tracks count.
mistake-one-track-decides = The sum of all three tracks counts.
mistake-more-than-the-box = The box does not hold so many.
mistake-money-counted-together = Each player needs own cards.
mistake-franc-by-franc = A card can show 3.
mistake-rests-forgotten = What is left over after the threes takes cards, too.
mistake-one-card-for-a-rest = Two francs take two cards.
mistake-more-than-five-nobles = There are five different nobles besides Brugmann.
mistake-eight-houses = Eight houses would take more Architects than four rounds give.
mistake-prison-begins-empty = Some Architects begin in prison.
mistake-all-in-prison = At most one a round goes there.
mistake-two-prisoners-a-round = It is one a round.
mistake-three-for-each-house = The first house gives 1 VP, the second 2 at most.
mistake-house-points-grow = No house gives more than 3 VP.
mistake-source-forgotten = All three sources count.
mistake-other-source-forgotten = All three sources count.
mistake-sum-of-sources = The rest is asked for.
mistake-odd-exhibition = Exhibitions give an even number.
mistake-more-exhibitions = Four rounds with four colours give 32 VP.
mistake-more-crests = That is more than all coats of arms of four rounds.
mistake-houses-without-vp = Every house gave at least 1 VP.
mistake-vp-out-of-reach = That is more than all sources can give.
mistake-list-and-count = List and count must agree.
mistake-more-than-seven = There are seven Architects in all.
mistake-more-columns-than-architects = Each column won takes an Architect that is not in prison.
mistake-expo-from-brussels = Expo is bought with an Architect in the area.
mistake-more-cards-than-architects = Four rounds do not give so many Architects.
mistake-not-four-columns = There are four Bonus cards.
mistake-upper-half-twice = Each upper half is on one card.
mistake-halves-apart = One majority decides both halves.
mistake-values-not-cards = Count cards, not values.

## Glossary

term-architect = Architect card
    .meaning = One of your seven cards; you act with it and show one of its two values.
term-action-card = Action card
    .meaning = Artwork, Money, Material, House, Noble or Expo: what lies in the Art Nouveau area to be bought.
term-art-nouveau-area = Art Nouveau area
    .meaning = The rows of Action cards; Architects placed there are paid and count for majorities.
term-brussels-area = Brussels area
    .meaning = Three Brussels cards and the Prison card; actions there cost cards, not money.
term-bef = BEF
    .meaning = Belgian francs. A Money card shows 1 or 3.
term-artwork = Artwork
    .meaning = A card in one of four colours, to be shown or sold.
term-material = Material
    .meaning = Wood, brick or steel. A Material card shows two.
term-house = House
    .meaning = Built with materials; worth your Architecture position at the end.
term-noble = Noble
    .meaning = A person with an effect, once a round. Costs 2 BEF at the end.
term-brugmann = Georges Brugmann
    .meaning = The noble whom everybody has from the start. He brings 4 BEF and is never paid.
term-expo = Expo card
    .meaning = Opens an exhibition; its buyer begins the next round.
term-creation = Creation
    .meaning = The action that takes an artwork.
term-sale = Sale
    .meaning = The action that turns an artwork into 3 BEF.
term-supply = Supply
    .meaning = The action that takes a Material card.
term-construction = Construction
    .meaning = The action that builds a house.
term-influence = Influence
    .meaning = The action that wins a noble.
term-exhibition = Exhibition
    .meaning = Players in turn show artworks of different colours, for 2 VP each.
term-stock-exchange = Stock Exchange
    .meaning = The Brussels card that gives 5 BEF.
term-city-hall = City Hall
    .meaning = The Brussels card that activates your nobles.
term-parc = Parc du Cinquantenaire
    .meaning = The Brussels card for any Art Nouveau action but the exhibition.
term-prison = Prison
    .meaning = Architects under the Prison card are missing from the hand until they are freed.
term-architecture = Architecture track
    .meaning = Says what each house is worth at the end.
term-nobility = Nobility track
    .meaning = Says how many nobles City Hall activates.
term-prestige = Prestige track
    .meaning = Says what a coat of arms is worth.
term-bonus-card = Bonus card
    .meaning = Lies under a column: the upper half every round, the lower half at the end.
term-column-majority = Column majority
    .meaning = The highest sum of values in a column.
term-crest = Coat of arms
    .meaning = Where four Architects meet; most cards there score.
term-brussels-majority = Brussels majority
    .meaning = Most Architects at the Brussels cards: one of them goes to prison.
term-neutral = Neutral Architect
    .meaning = Two cards of an unused colour that stand in for more players in a two-player game.
term-first-player-card = First Player card
    .meaning = Shows who begins the round.
