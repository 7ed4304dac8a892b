# The rulebook of Foundations of Rome. guides/rulebook/foundations.json has its build: chapters,
# figures, numbers. Empty lines part paragraphs, "- " makes a list, " | " a table, ** bold, [name] a mark.

lead = Buy lots, build on them, build over what you built. Three eras, and each one is scored.
maturity = The base game is from the rulebook. Of the modules it tells the rules but not the cards: objectives, invocations, roles and the Consul’s tokens are our own.

chapter-goal = Goal and pieces
    .brief = One city, every player's buildings in it. Three scorings.
text-goal = All build in one city. A building stands on lots that are yours, and grows: larger ones cover smaller ones. After each of **three eras** homes are compared, civic buildings count their neighbours and commercial buildings pay. **Most points win.**
figure-final-city = A finished game for two. The city belongs to both.
    .alt = A city of seven by seven lots full of buildings of two players.
text-kinds = Everybody has the same **24 buildings** of one to four lots, in three types.

    - **Residential** (ribbed roofs) have citizens.
    - **Commercial** (striped awnings) bring silver and points.
    - **Civic** (columns all round) score for what stands beside them.

    A building may be turned as you like. An **empty lot** is one of yours without a building; a lot marker lies on it.

chapter-setup = Set-up
    .brief = Six lots each, three stacks of deeds, six of them for sale.
text-setup = With two players the city has 7 × 7 lots, with three 8 × 8, with four 9 × 9, with five 10 × 10, and one **deed** for each lot. Everybody is dealt **six deeds** and puts a marker on each of those lots; **two markers are left**.

    The other deeds make three stacks, one for each era, the earlier ones larger if they cannot be equal [stacks]. Six deeds of the first stack lie in the market. The first player is drawn by lot unless you choose [first-player] and has 5 silver, each next one more. Silver does not run out [silver]. Modules are added in the order of their chapters [set-up].
figure-start = The start of a game for two: six lots each.
    .alt = A city of seven by seven lots with the markers of two players.
text-open = Everything lies open but the stacks, and hands and choices while they are made.

chapter-turn = A turn: one action
    .brief = Income, a deed or a building.
text-turn = In your turn you do **exactly one** of three things: take **income**, **buy** a card of the market, or **build**. There is no passing; income is always possible.
text-free = Modules add **free actions**: trading, stealing, invocations. They are possible only in your own turn, any number, before and after the action. Then you end your turn yourself [end-turn].

chapter-income = Income
    .brief = Five silver, and what your trade brings.
text-income = Take **5 silver and the silver of your commercial buildings**. With an Artisan Forum that is 5 + 2 = 7.
figure-income = This Artisan Forum adds 2 silver.
    .alt = An Artisan Forum with 2 silver and 3 points is outlined.

chapter-buy = Buy
    .brief = Six cards, from 2 to 10 silver. What nobody buys gets cheaper.
text-buy = Six cards lie at **2, 3, 4, 6, 8 and 10 silver**. Pay one and put a **lot marker** on its lot; without a free marker you cannot buy a deed. Cards right of it slide down, and a new one comes at 10. When the stack of the era is empty none comes any more.
figure-market = The second slot costs 3.
    .alt = The market with the cheapest deeds; the second one is outlined.
figure-too-dear = One silver short.
    .alt = The dearest deed of the market is crossed out.
figure-bought = F4 is yours: a marker lies on it.
    .alt = A lot with a new marker beside a corner building is outlined.

chapter-build = Build
    .brief = It costs nothing but the turn. Larger over smaller.
text-build = Take a building of your tray and put it where **every lot under it is yours**. It costs nothing. The markers under it come back to you.
figure-build = Three lots of your own. Good.
    .alt = A corner building covers three own lots; it is outlined.
figure-build-not-own = F4 belongs to nobody yet.
    .alt = A lot that is not owned is crossed out.
heading-over = Build over
text-over = A building may cover own buildings if it is **larger than each of them**, of whatever type. What it covers comes **back to your tray** and can be built again. Lots that stay uncovered remain yours and get a marker; if you have too few the build is not allowed [left-over]. Markers that it frees count [freed].
figure-over = Four lots over three.
    .alt = A square foundry covers the corner building that stood there; it is outlined.
figure-over-equal = Three over three.
    .alt = A corner building is crossed out: one of the same size may not cover it.

chapter-residential = Homes: compare citizens
    .brief = The leader gets a bonus, the others the leader's neighbourly help.
text-residential = At the end of an era citizens are compared.

    - **Most citizens**: as many points, and a bonus of **4, 7 or 10** in era 1, 2, 3. All tied leaders get it.
    - **Everybody else**: as many points as the **next player ahead** has citizens.
    - **No citizens**: nothing.

    With 13, 10, 10 and 0 citizens in era 1 that is 13 + 4 = 17 points, twice 13, and none.
figure-citizens = One citizen is enough to take part.
    .alt = A small home is outlined; the other player has an insula beside it.
figure-lead = Four citizens more: the lead.
    .alt = A corner insula with four citizens is outlined.

chapter-civic = Civic buildings: count neighbours
    .brief = Whoever owns them. Diagonals do not count.
text-civic = A civic building scores for the buildings **beside** it, whoever owns them. Beside is edge to edge, never at a corner; a neighbour that touches several times counts once, an empty lot not at all.
figure-civic = The Market counts the Foundry’s 3 silver.
    .alt = A market below a foundry is outlined; the foundry is dotted.
figure-neighbours = A Fountain helps itself and the Garden.
    .alt = A fountain above a garden is outlined; the garden is dotted.
text-civic-list = Building | scores for each beside it
    Fountain, Majestic Fountain | 1 a building
    Library | 1 for two citizens, rounded down
    Resplendent Library | 1 a citizen
    Market | 1 a silver of commercial buildings
    Marketplace | 2 a silver of commercial buildings
    Garden | 2 a civic building
    Luxury Garden | 3 a civic building
figure-larger = The Marketplace counts the same 3 silver twice.
    .alt = A marketplace on two lots below a foundry is outlined; the foundry is dotted.

chapter-commercial = Commercial buildings: silver and points
    .brief = They pay twice; in the last era silver turns to points.
text-commercial = At the end of eras 1 and 2 their **silver is paid once more, and their points score**. In era 3 their points score, and **their silver as points**; it is not paid.
text-commercial-list = Building | silver | points
    Bakery | 1 | 0
    Pottery Studio | 1 | 2
    Artisan Forum | 2 | 3
    Foundry | 3 | 5

    Silver and sizes stand in the rulebook; the points are printed on the player boards and told by public sources [values].

chapter-era = The end of an era
    .brief = The last card, one more turn each, then scoring.
text-era = When the stack of an era is empty, play on until the **market is empty** too. The player who took the last card finishes the turn. Then **everybody has one more turn**, that player last [last-turns]: income or a building. Then the era is scored: homes, civic buildings, commercial buildings. The market is filled from the next stack, and the player after the last one begins.
figure-last-turn = The market is empty; one turn each is left.
    .alt = The city of two players at the end of the first era.
text-guard = If nobody buys or builds for three rounds while cards are left, the cheapest card leaves the game [guard].
heading-example = Era 1, counted
text-example = Livia has one citizen, Octavius four: he scores 4 + 4 = { $homes } for his homes, she 4. Her civic buildings: Fountain 1, Garden 4, Market 4, Marketplace 6: 1 + 4 + 4 + 6 = { $civic }. Her Foundry scores 5. In all 4 + 15 + 5 = { $total } points; Octavius has { $other }.
figure-era-one = Livia’s four civic buildings.
    .alt = The city at the end of the first era; four civic buildings are outlined.

chapter-end = The end of the game
    .brief = Era 3 counts silver as points, and empty lots too.
text-end = After era 3 also each **empty lot of yours** is a point. Then modules are counted: objectives, unused invocations, favour tokens. Most points win; on a tie most silver [ties]; then the win is shared.
figure-last-build = The last turn: a building that counts more than an empty lot.
    .alt = An empty lot between buildings is outlined.
heading-final = The game of the first page
text-final = Livia has { $mine } points, Octavius { $theirs }: the small things decide.

chapter-drafting = Deed drafting
    .brief = Option: choose your six lots.
text-drafting = The six deeds are dealt as a hand. All choose one at the same time, show it and put a marker on its lot; the hands go to the left, six times [drafting]. Nobody sees a choice before all have chosen.
figure-drafting = Six deeds; one is kept, the others go on.
    .alt = A hand of deeds to choose from.

chapter-monuments = Monuments
    .brief = Module: a common pool, and a requirement for each.
text-monuments = Three more monuments than players lie in a **pool for all**. A monument is built like a building, also over smaller ones, if its **requirement is met before** the build and you have one of your six monument markers free; one that this build frees counts [marker-freed]. If it is covered it goes back to the pool. “On the edge” means one of its lots lies on the edge of the city.
figure-monument = Four lots on the edge: the Imperial Harbor.
    .alt = A long monument on the left edge of the city is outlined.
figure-monument-lighthouse = The Lighthouse wants a building of four lots.
    .alt = An empty lot in the corner of the city is crossed out.
figure-pool = The pool of this game.
    .alt = Six monuments with their values.
text-monument-list = Monument | lots | brings | requires
    Pantheon | 3 | 3 for each civic building beside it | none of your lots empty
    Forum Romanum | 3 | 2 a silver beside it | 6 citizens
    Circus Maximus | 3 | 1 a citizen beside it | 14 lots
    Temple of Vulcan | 4 | 1 silver, and 1 for each building beside it | 4 commercial lots
    Temple of Minerva | 5 | 2 citizens, and 1 for each building beside it | 4 residential lots
    Tower of Wonders | 1 | 3 points | a building of 3 lots
    Temple of Mars | 3 | 5 citizens | a building of 3 lots, and 3 silver
    Temple of Neptune | 3 | 1 silver, 5 points | 2 civic buildings; on the edge
    Lighthouse | 1 | 2 a silver beside it | a building of 4 lots; on the edge
    Watchtower | 1 | 1 a citizen beside it | 2 lots on the edge
    Temple of Jupiter | 4 | 2 a silver beside it; when built 2 points for all beside it | nothing
    Colosseum | 4 | 1 a citizen beside it; when built 3 silver for all beside it | nothing
    Royal Winery | 6 | 4 silver, 8 points | nothing
    Regia | 6 | 9 citizens | nothing
    Statue of Romulus | 4 | 2 for each building beside it | 6 buildings
    Temple of Venus | 2 | 4 citizens | 4 silver
    Temple of Apollo | 2 | 2 silver, 2 points | 3 residential buildings
    Triumphal Arch | 4 | 7 citizens | on the edge
    Imperial Harbor | 4 | 3 silver, 7 points | on the edge

    Most of these values come from one source [monument-values].

chapter-trading = Trading
    .brief = Module: lots for lots, silver, favour or cards.
text-trading = Everybody has **two favour tokens** of 2 points. In your turn you may offer trades to one player at a time: empty lots, silver, favour tokens, invocations; never buildings. Each side gives something, at least one lot changes hands [trade-lot], silver goes one way and at most 20 [trade-silver]. Both must have markers enough for the lots they get. You may propose eight times a turn [proposals].
figure-trade = Six silver for two lots: the other side says yes or no.
    .alt = A trade with what both sides give.

chapter-stealing = Stealing
    .brief = Module: a favour for a neighbour's lot.
text-stealing = In your turn take **an empty lot of another player** if **two of your pieces** lie beside it: empty lots and buildings, each counting once [pieces]. Turn one of your favour tokens from 2 to **4 points and give it to that player**. You need a free lot marker. A token that shows 4 steals no more.
figure-steal = Two of your own lots beside D4.
    .alt = A lot between two own lots is outlined; these are dotted.
figure-steal-far = Nothing of yours beside B6.
    .alt = A lot far from the own ones is crossed out.

chapter-objectives = Objectives
    .brief = Module: one in secret, or some for all.
text-objectives = **Hidden**: two are dealt to you, one you keep in secret; it scores for you alone. **Public**: as many as players lie open, and everybody who meets one scores it. Only the end of the game counts [objective-time]; ties are friendly, “most” needs at least one. The cards are our own [objective-cards].
figure-objectives = Keep one of two.
    .alt = Two objectives to choose from.

chapter-invocations = Invocations
    .brief = Module: cards in the market, for a moment or for good.
text-invocations = Nine cards are shuffled into the stacks. They lie in the market and are **bought like deeds**, without a marker [no-marker], and lie open before you [open-cards]. Most are **used once**, as a free action; some **work as long as you have them**. Unused ones are worth points at the end. The cards are our own [invocation-cards].
figure-invocations = A card is ready to be used.
    .alt = The invocation cards of a player.

chapter-roles = Player roles
    .brief = Module: one ability for the whole game.
text-roles = Two roles are dealt to you; all choose one at the same time and show it. Its ability is yours for the whole game. Only some names come from the rulebook; the abilities are our own [role-cards].
figure-roles = One of two roles.
    .alt = Two roles to choose from.

chapter-consul = Will of the Consul
    .brief = Cooperative: all of you against him.
text-consul = You play **together against the Consul**, with two to four players, and win if **every one of you has more points** than he. All begin with 5 points, he too. One player controls him in each era. His card turns from planning to ready at the end of that player’s turn, and from ready he acts. The other modules do not go with him, only Monuments and Deed drafting.
figure-consul = The Consul’s card and his tokens.
    .alt = The Consul's part of the table.
figure-consul-city = The controller places his token.
    .alt = A token of the Consul on two lots is outlined.
heading-consul-acts = When he acts
text-consul-acts = He takes the **cheapest card for nothing**, and with it the lot. Then he builds the **largest token that fits** on his lots with the new one, over smaller ones if he must; if it touches none of his lots, one of size 1. Tokens are drawn from piles by size [consul-draw], 30 in all [consul-tokens]; **the controller chooses where**. Lots that become bare are filled again. If no token fits he gives up the lot and takes 7 points.
text-consul-points = Cards cost at least 2 silver and half of the silver on his tokens more. At an era’s end the leader in citizens, he or one of you, scores only 4, 7 or 10, and **everybody else loses the difference** to the leader; points may fall below zero [below-zero]. The difficulty gives him 0, 2 or 4 lots at the start.

chapter-options = Options
    .brief = What can be switched, and how sure each is.
text-options = - **First player**: by lot, or chosen [first-player].
    - **Deed drafting**: the rulebook’s own option [drafting].
    - **Monuments**: rules from the rulebook, most values from one source [monument-values].
    - **Trading**, **Stealing**: rules from the rulebook [module-rules], a few limits of ours [proposals] [pieces].
    - **Objectives**, **Invocations**, **Roles**: our own cards [objective-cards] [invocation-cards] [role-cards].
    - **Will of the Consul**: rules from the rulebook, our own tokens [consul-tokens].

source-first-player = The rulebook lets you choose; without a choice it is a lot.
source-stacks = The rulebook asks for about equal stacks, so a remainder is spread, and always in the same way.
source-silver = So it stands in the publisher’s later edition of the game.
source-values = They are printed on the player boards and told alike by several public sources.
source-left-over = So it stands in the publisher’s later edition of the game.
source-freed = Markers come back before new ones are laid, so what a build frees it may use.
source-end-turn = Free actions may follow the action, so a turn cannot end by itself while one is possible.
source-last-turns = Everybody has one more turn, the buyer too; going on clockwise makes that player the last.
source-guard = Without it players could take income for ever. No source has such a rule.
source-ties = So it stands in the publisher’s later edition of the game; beyond silver no source goes.
source-drafting = An optional rule of the rulebook.
source-monument-values = The rulebook tells two requirements and two values; the rest comes from one unsure source.
source-marker-freed = Markers come back before new ones are laid.
source-trade-lot = The module is about lots.
source-trade-silver = Silver on both sides is the difference on one; 20 is more than a lot is worth.
source-proposals = The rulebook has no limit. So every game ends.
source-module-rules = The rulebook tells this module; a few limits it leaves open are ours, and marked where they stand.
source-pieces = The rulebook counts lots and buildings beside the lot, so a building is one piece.
source-objective-time = The rulebook says “before the end of the game” of hidden ones, and the final scoring of public ones.
source-objective-cards = The rulebook lists none of them; a picture has the subject of one.
source-invocation-cards = The rulebook lists none of them; a picture has a piece of one.
source-open-cards = The rulebook lays them face down, but everybody saw them bought.
source-no-marker = The rulebook treats them like deeds, but nothing is laid on the board.
source-role-cards = The rulebook’s pictures have the names of five; no source tells abilities.
source-consul-tokens = The rulebook has their number, 30; a set like the players’ buildings is the plainest.
source-consul-draw = The topmost one that fits; those above it keep their order.
source-below-zero = A penalty has no floor in the rulebook.
source-set-up = Each step comes where what it needs is there.

asked-none = What do I score without citizens?
asked-cover = May a building cover one of the same size?
asked-last-card = What happens when the last card is bought?
asked-corner = Do buildings at a corner count as beside?
asked-silver-end = What is silver worth at the end?

step-drafting = Choose your lots
    .why = Six deeds are in your hand. You keep one, the rest goes to the left, and you get another hand. Lots that touch are worth more than lots apart.
    .task = Keep one of the deeds.
    .other = Choose one of the deeds in your hand.
    .well = All show what they chose at the same time.
step-steal = A favour for a lot
    .why = D4 belongs to Livia and is empty. Two of your lots lie beside it: D3 and C4. You have a favour token that shows 2.
    .task = Steal D4.
    .other = That is allowed, but D4 lies between two of your lots. Steal it.
    .well = The lot is yours, and Livia has a token worth 4 points.
step-invocations = Use a card
    .why = You bought Windfall in the market. It is used once, as a free action, in your own turn, before or after your action.
    .task = Use Windfall.
    .other = That is allowed, but try the card first: use Windfall.
    .well = Twelve silver. The card stays before you, spent.
step-roles = Keep a role
    .why = Two roles were dealt to you. One is yours for the whole game, the other stays unseen.
    .task = Keep one of them.
    .other = Choose one of the two roles.
    .well = All show their roles at the same time.
step-consul-city = Place the Consul’s token
    .why = The Consul has taken a lot that touches one of his own, so he builds larger. You control him in this era and choose where his token goes.
    .task = Place his token.
    .other = Choose a place for his token.
    .well = What it covers goes to his discards.
