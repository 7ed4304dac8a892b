# The rulebook of Rome: City of Marble. guides/rulebook/marble.json has its build: chapters, figures,
# numbers. Empty lines part paragraphs, "- " makes a list, " | " a table, ** bold, [name] a mark.

lead = Lay districts between the hills, finish sites, lead water to them. A tile serves everybody; a magistrate on it serves you.
maturity = Rules and points are from the rulebooks. Where hills, springs and bridges lie on the map is our own layout, for no source tells it.

chapter-goal = Goal and pieces
    .brief = Build temples, baths, theatres and arenas. Most points win.
text-goal = Together you cover a map of triangles with tiles. When all six triangles round a point are covered, a **building** rises there, and belongs to whoever has most magistrates on tiles of its type. Buildings, water, fountains, coins, bridges and imperium are points. **Most points win.**
figure-final-map = A finished game for two: buildings on their sites, aqueducts from the east, a fountain.
    .alt = The map at the end: tiles in four colours, hexagonal buildings with the owners' tokens, three aqueducts.
text-pieces = Tiles come in four types, and a little house in each corner: 12 Arena (red), 14 Theatre (yellow), 16 Temple (green), 18 Bath (blue). There are 12 imperium tiles of each type and 13 pieces of each of three aqueducts. Everybody has **3 magistrates**. Fountains, coins and markers do not run out [supply].

chapter-setup = Set-up
    .brief = Three hills are drawn, seven bridges lie face down.
text-setup = **Three of seven hills** are drawn and laid on their places; the other places are open ground [unused-hills]. Seven of eight bridge tiles lie face down at the Tiber in the west; their values are 1 to 4, each twice [bridge-values]. Three springs lie in the east. Where all of this lies is our own map [layout].

    Everybody takes **one tile of each type** and three magistrates into the hand. The first player is drawn by lot [first-player].
figure-empty-map = The map at the start: three hills, bridges in the west, springs I, II and III in the east.
    .alt = An empty map of triangles; three hills are outlined.
text-hidden = Everything is open but the values of bridges: their owner alone knows them.

chapter-turn = A turn: two actions
    .brief = Draw, lay, extend or recall. The same twice is fine.
text-turn = A turn is **exactly two actions**, in any order, also the same twice. Each is finished, with all it sets off, before the next.

    - **Draw** two tiles.
    - **Lay** a tile, with or without a magistrate.
    - **Extend** aqueducts by two pieces.
    - **Recall** a magistrate from a tile.

    You must act. Only if nothing at all is possible you pass [pass].
figure-hand = Your hand at the start: a tile of each type, three magistrates.
    .alt = A player's hand: four tiles, imperium tiles, magistrates, coins and bridges.
heading-extra = Extra actions
text-extra = Give back an **imperium tile** for one more action, as often as you have tiles. You are asked after your two actions [extra-when].
figure-extra = A Bath imperium tile buys an extra action.
    .alt = A player's hand; the imperium tiles of the Bath are outlined.
heading-turn-end = The end of your turn
text-turn-end = Tiles you drew join your hand. Each of your magistrates in an office brings an **imperium tile** of its type, each in the treasury a **coin**; then they come back to your hand.

chapter-draw = Draw
    .brief = Two tiles of different types, for later turns.
text-draw = Take **two tiles of different types**. Two of one type you may draw only when no other stack is left [pair]. They can be laid **from your next turn on**.
figure-stacks = Two different types.
    .alt = The stacks of the four types; Temple and Bath are outlined.
figure-same-colour = Twice the same.
    .alt = The stacks; the Arena stack is crossed out.

chapter-lay = Lay a tile
    .brief = One whole side must touch. A magistrate may come along.
text-lay = Lay one tile of your hand on **two free triangles**. At least **one whole side** must lie against a tile or a hill. You may put **one of your magistrates** on it.
figure-lay = A whole side touches. Good.
    .alt = A Temple tile is laid against two other tiles; it is outlined.
figure-lay-point = Only a point touches.
    .alt = A place that touches the other tiles only at a point is crossed out.
text-lay-order = Then, in this order: a **bridge** tile that is covered goes to you, its value seen by you alone; a **spring** that is touched begins to flow; then the **sites** that are complete are built.
figure-first-tile = The first tile lies against a hill, with a magistrate on it.
    .alt = A Bath tile with a magistrate beside a hill.

chapter-aqueducts = Aqueducts
    .brief = Three lines from the east. Every building of yours on a line pays 2.
text-spring = Who lays a tile with a corner **at a spring** begins its aqueduct and lays **three pieces** at once. If the line gets stuck it is fewer [stuck].
figure-spring = This tile opens spring I.
    .alt = A Theatre tile is laid at the first spring; both are outlined.
heading-pieces = Where pieces lie
text-aqueducts = A piece lies on a **side of a laid tile**, also towards a hill [hill-side] or open ground. It goes on at the **end of the line**. Lines never branch, touch or cross, themselves or each other. Each has 13 pieces.
figure-channel = From the spring along a side.
    .alt = The first piece leads from the spring inland.
figure-channel-elsewhere = Not where the line ends.
    .alt = A side that does not begin at the spring is crossed out.
heading-expand = Extending
text-expand = As an action you lay **two pieces** at the ends of begun lines: both on one, or one on each of two. If a second fits you must lay it; nobody has to look ahead [look-ahead]. In the picture two pieces reach two of Livia’s buildings: 2 × 2 = { $gain } points.
figure-extend = Aqueduct I reaches a temple and a bath.
    .alt = A grey line runs past two outlined buildings.

chapter-recall = Recall a magistrate
    .brief = Back into your hand, for your next action.
text-recall = Take **one of your magistrates from a tile** back into your hand. He can go out again with your next action. From offices and the treasury you cannot recall; they come back by themselves.
figure-recall = He has nothing more to win here.
    .alt = A magistrate on a Bath tile is outlined.

chapter-sites = Finish a site
    .brief = Count the houses; the most magistrates on its colour build it.
text-sites = A site is finished when **all six triangles** round a point are covered. Count the **little houses** that meet there; a hill fills its place and counts nothing [hill-corner]. Their number says what is built [types].
figure-temple = **Temple**: 3 houses, 3 points.
    .alt = Three tiles meet at a point with three little houses.
figure-bath = **Bath**: 4 houses, 4 points.
    .alt = Four tiles meet at a point with four little houses.
figure-theatre = **Theatre**: 5 houses, 5 points.
    .alt = Five tiles meet at a point with five little houses.
figure-arena = **Arena**: 6 houses, 6 points.
    .alt = Six tiles meet at a point with six little houses.
text-values = The theatre’s 5 points stand in the rulebook [theatre], the others follow from it [values].
heading-who = Who builds it
text-who = Only magistrates **on tiles of the building’s type** at this site count. **Most build it** and take its points at once. On a tie, or if nobody counts, it becomes a **fountain** without an owner. A magistrate counts at every corner of his tile as long as he stands there. In the picture Livia stands on a Temple tile, Octavius on a Bath tile: one against none, { $gain } points for Livia.
figure-influence = A temple: only who stands on green counts.
    .alt = A Temple tile with a magistrate has just been laid beside a Bath tile with another player's magistrate.
text-several = If several sites are finished at once, the player who laid the tile chooses the next one each time.

chapter-offices = Offices and imperium
    .brief = What a magistrate brings after the building is done.
text-offices = When a site is built, each player with a magistrate on **any tile of the site** may move one of them, beginning with the active player [order]: to the **office** of the type that was built, or to the **treasury** if it became a fountain. At the end of his owner’s turn he brings an imperium tile or a coin and returns. Spaces have no limit.
figure-office = Livia’s magistrate may go to the Bath office.
    .alt = A magistrate on a Bath tile beside a new bath is outlined.
figure-imperium = Octavius built; Livia’s magistrate may go too.
    .alt = A magistrate on a Temple tile beside another player's theatre is outlined.

chapter-fountains = Fountains and coins
    .brief = Water that reaches a fountain brings a coin.
text-fountains = A building or fountain is **connected** when its point lies on a line. Who lays a piece that reaches a fountain takes **a coin**; so does who lays the piece that leads on from a fountain at the line’s end [leaving]. Each line pays once for a fountain. A fountain that is built later in the middle of a line brings none [late-coin]. The coin in the picture brings 1 point, and 2 for the most coins: 1 + 2 = { $gain }.
figure-fountain = The last piece reaches the fountain.
    .alt = A grey line ends at an outlined fountain.

chapter-end = The end and scoring
    .brief = Three empty stacks end it. One game counted to the last coin.
text-end = When at the end of a turn at least **three of the four stacks are empty**, everybody has **one last action**, the next player first and the one who brought it about last [trigger]. Extra actions are over. Every game comes to this end: each action uses up something.
figure-last-stacks = Two stacks are empty, one has a single tile: who draws now ends the game.
    .alt = The four stacks; two are empty.
heading-scoring = What counts
text-scoring = For | points
    your buildings | 3 temple, 4 bath, 5 theatre, 6 arena, already taken
    bridges | the value on the tile
    each building on an aqueduct | 2
    each fountain next to a building | 1 for each such building [reach]
    each coin | 1
    most coins | 2, also if tied
    most imperium tiles of a type | 5; if tied 2 each

    Nobody has most of what he has none of. Most points win; on a tie most buildings, then most imperium tiles; then the win is shared.
heading-example = A worked example
text-example = Livia at the end of the game on the first page:

    - 5 temples, 6 baths, a theatre: 5 × 3 + 6 × 4 + 5 = { $buildings }.
    - 10 of them on aqueducts: 10 × 2 = { $water }.
    - Most imperium of Temple and Theatre, a tie for Bath: 5 + 5 + 2 = { $imperium }.

    With fountains and coins she has { $total } points, Octavius { $other }.

chapter-options = Options
    .brief = Four switches, each with what it changes.
text-options = - **Corners of hills.** They fill their place and count nothing; or each counts as a structure; or a point at a hill is no site [hill-corner].
    - **Neighbouring fountains.** All one edge away, or only along sides of tiles [reach].
    - **Unused hill places.** Open ground, or never built on [unused-hills].
    - **Coin for a late fountain.** None, or one for the active player [late-coin].
    - **First player.** By lot, or the seat you name [first-player].

source-first-player = The rulebooks name no first player; a lot favours nobody.
source-layout = The rulebooks tell of a triangular grid with seven bridges on its left, three springs on its right and seven hills, but not where.
source-unused-hills = The rulebooks say nothing of places whose hill was not drawn. Who reads them as printed hills can close them by an option.
source-supply = The rulebooks name no consequence of a short supply, and none would be fair to who comes last.
source-bridge-values = The values are printed on the tiles and told nowhere. So a bridge is worth a little less than a temple.
source-pass = The rulebooks do not say what happens then, and the game must go on.
source-extra-when = Nobody else acts between, so an extra action taken earlier could as well be one of the two.
source-pair = All stacks together begin with an even number, and every draw takes two.
source-look-ahead = To look ahead for a longer line would be a rule that nobody can check at the table.
source-stuck = Each next piece is laid if one fits. From then on the aqueduct has begun.
source-hill-side = It is a side of a tile like any other, and nothing forbids it.
source-leaving = The rulebooks say “connected”, and a piece that leaves from a fountain is connected to it.
source-late-coin = No piece is laid to such a fountain. Who wants a coin all the same has an option.
source-hill-corner = The rulebooks make a site of three to six district tiles, and a hill is none. Two other readings are options.
source-types = The example has a theatre with five; in the order of the table the others have one more or fewer.
source-theatre = The rulebook’s example builds a theatre for 5 points.
source-values = In the order of the table a building has as many points as houses.
source-order = In the rulebook’s example the active player is asked first.
source-trigger = Play goes on in order from the turn that ended, so that player comes last.
source-reach = “Neighbouring” is one edge away. The reading along tile sides is an option.

asked-tie = Who builds when two are equal?
asked-hill = Does a hill count at a site?
asked-coin = When do I get the coin of a fountain?
asked-twice = Can one magistrate count twice?
asked-drawn = When may I lay tiles I just drew?
