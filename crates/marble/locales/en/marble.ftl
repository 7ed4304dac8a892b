# Words of Rome: City of Marble.

about = Lay marble tiles on the map of Rome, finish temples and theatres, lead aqueducts from the springs and win the neighbourhoods.

## Pieces: the type of a tile and its building, .a as an object, .many as a heading

civic-arena = Arena
    .a = an arena
    .many = Arenas
civic-theatre = Theatre
    .a = a theatre
    .many = Theatres
civic-temple = Temple
    .a = a temple
    .many = Temples
civic-bath = Bath
    .a = a bath
    .many = Baths
aqueduct-grey = aqueduct I
aqueduct-brown = aqueduct II
aqueduct-white = aqueduct III
hill-quirinal = Quirinal
hill-viminal = Viminal
hill-esquiline = Esquiline
hill-capitoline = Capitoline
hill-palatine = Palatine
hill-caelian = Caelian
hill-aventine = Aventine

## What is counted

category-buildings = Buildings
category-bridges = Bridges
category-aqueducts = Buildings on aqueducts
category-fountains = Fountains beside buildings
category-coins = Coins
category-most-coins = Most coins
category-imperium = Most imperium tiles

## Options

option-hill-corners = Corners of hills
    .help = What the corner of a hill is at a site. The rulebook counts corners of district tiles only.
option-hill-corners-none = Fill their place, count nothing
option-hill-corners-structure = Count as a structure
option-hill-corners-no-site = Are no building sites
option-fountain-reach = Neighbouring fountains
    .help = Which fountains bring a building a point at the end.
option-fountain-reach-distance = All one edge away
option-fountain-reach-sides = Only along sides of tiles
option-unused-hills = Build on unused hill places
    .help = The places of the four hills that were not drawn can be built on.
option-late-fountain-coin = Coin for a late fountain
    .help = A fountain that is built on an aqueduct brings the active player a coin at once. Otherwise only one at its end does, with the next piece.

## The table

area-map = Map of the city
area-offices = Stacks, offices and treasury
heading-offices = Stacks to draw from, offices below
area-own = Your hand
holding-of = What { $player } has
page-map = Map
page-own = Yours
page-offices = Offices
page-others = Players
treasury = Treasury
piece-magistrate = Magistrate
piece-fountain = Fountain
piece-hill = Hill
piece-bridge = Bridge
progress-stacks = Empty stacks: { $empty }, end at { $wanted }
progress-last = { $count ->
    [one] Last actions: { $count } player to go
   *[other] Last actions: { $count } players to go
}
fact-magistrates = magistrates in hand
fact-hand = tiles in hand
fact-imperium = imperium tiles
fact-coins = coins
fact-bridges = bridges
fact-buildings = buildings

## Places and pieces

map-place = { $across }, { $along }
in-strip = in strip { $strip } from the Tiber
between-strips = between strips { $one } and { $other } from the Tiber
at-tiber = on the bank of the Tiber
at-springs = on the side of the springs
along-level = level with bridge { $bridge }
along-between = between bridges { $one } and { $other }
along-north = just north of bridge { $bridge }
along-south = just south of bridge { $bridge }
along-far-north = north of bridge { $bridge }
along-far-south = south of bridge { $bridge }
along-north-end = at the northern end
along-south-end = at the southern end
guests = { $count ->
    [one] { $player }
   *[other] { $player } with { $count }
}
nobody = nobody
hit-ground = Free ground
hit-position = Place for a tile, { $place }
hit-edge = Place for a piece, { $place }
hit-tile = { $civic } tile, { $place }
hit-magistrate = Magistrate of { $player } on { $civic } tile, { $place }
hit-site = { $civic } of { $player }, { $place }
hit-fountain = Fountain, { $place }
hit-fountain-due = Fountain with a coin for the next piece, { $place }
hit-waiting = Complete site, { $place }
hit-aqueduct = { $count ->
    [one] Open end of { $aqueduct }, { $count } piece left
   *[other] Open end of { $aqueduct }, { $count } pieces left
}
hit-spring = Spring of { $aqueduct }
hit-bridge = Bridge { $bridge }, counted from the north
hit-bridge-taken = Bridge { $bridge }, counted from the north, taken by { $player }
hits-stack = another stack
hit-stack = { $count ->
    [one] { $civic } stack, { $count } tile
   *[other] { $civic } stack, { $count } tiles
}
hit-office = { $civic } office, { $count } imperium, here: { $guests }
hit-treasury = Treasury, here: { $guests }
hit-hand = { $count ->
    [one] { $player }: { $count } { $civic } tile in hand
   *[other] { $player }: { $count } { $civic } tiles in hand
}
hit-hand-drawn = { $player }: { $civic } tiles, { $count } in hand and { $drawn } drawn this turn
hit-imperium = { $player }: { $count } { $civic } imperium
hit-reserve = { $count ->
    [one] { $player }: { $count } magistrate in hand
   *[other] { $player }: { $count } magistrates in hand
}
hit-coins = { $count ->
    [one] { $player }: { $count } coin
   *[other] { $player }: { $count } coins
}
hit-bridges = { $count ->
    [one] { $player }: { $count } bridge
   *[other] { $player }: { $count } bridges
}
hit-bridges-known = { $count ->
    [one] { $player }: { $count } bridge worth { $value }
   *[other] { $player }: { $count } bridges worth { $value }
}

## Prompts

prompt-kind = Choose an action
prompt-last-note = This is your last action.
prompt-extra = Take an extra action, or end your turn
prompt-extra-note = Each imperium tile you return is one more action.
prompt-draw = Draw two tiles
prompt-draw-note = Choose two stacks. You can play the tiles from your next turn on.
prompt-expand = Extend an aqueduct
prompt-pieces-note = { $count ->
    [one] { $count } piece to lay.
   *[other] { $count } pieces to lay.
}
prompt-recall = Recall a magistrate
prompt-recall-note = You can use him with your next action.
prompt-tile = Choose a tile to lay
prompt-tile-note = Where it goes comes next.
prompt-lay = Lay your { $civic } tile
prompt-lay-note = Choose a lozenge on the map, then confirm.
prompt-magistrate = Put a magistrate on the tile?
prompt-magistrate-note = You have { $count } in hand. He counts at every site of this tile.
prompt-begin = Begin { $aqueduct }
prompt-site = Choose the next site
prompt-site-note = Several are complete. A magistrate who leaves no longer counts at the next.
prompt-move = Move a magistrate from the site, or none
prompt-move-office = In the { $civic } office he brings an imperium tile at the end of your turn.
prompt-move-treasury = In the treasury he brings a coin at the end of your turn.

## Choices: the whole sentence, the button, what it brings

kind-draw = Draw tiles
    .button = Draw
    .note = Two of different types, to be played from your next turn on.
kind-expand = Extend aqueducts
    .button = Aqueduct
    .note = Two pieces at the ends of aqueducts.
kind-recall = Recall a magistrate
    .button = Recall
    .note = From a tile back into your hand.
kind-play = Lay a tile
    .button = Lay tile
    .note = From your hand, with or without a magistrate.
choose-pass = Pass, nothing can be done
choose-spend = Return an imperium tile for an extra action: { $civic }
button-spend = Return the imperium tile
choose-end = End your turn
choose-take = Draw { $tiles }
button-take = Draw these tiles
choose-fetch = Recall the magistrate from the { $civic } tile { $place }
button-fetch = Recall him
choose-tile = Lay a tile: { $civic }
choose-lay = Lay the { $civic } tile { $place }
button-lay = Lay tile here
choose-with = Lay the { $civic } tile with a magistrate
button-with = With a magistrate
choose-without = Lay the { $civic } tile without a magistrate
button-without = Without
choose-piece = Lay a piece { $place }
button-piece = Lay piece here
choose-resolve = Resolve the site { $place }
button-resolve = Resolve this site
choose-move-office = Move the magistrate from the { $civic } tile { $place } to the { $office } office
button-move-office = To the { $office } office
choose-move-treasury = Move the magistrate from the { $civic } tile { $place } to the treasury
button-move-treasury = To the treasury
choose-stay = Move none
note-completes = Completes { $sites }.
note-bridge = Takes a bridge tile.
note-begins = Begins { $aqueduct }.
note-nothing = Completes no site.
note-you-build = You build { $civic }, +{ $points }.
note-builds = { $player } builds { $civic }, +{ $points }.
note-fountain = Makes a fountain.
note-no-points = 0 points now.
note-leads = { $count ->
    [one] You lead at { $count } open corner.
   *[other] You lead at { $count } open corners.
}
note-piece = Extends { $aqueduct }.
note-reaches = Extends { $aqueduct } to the { $civic } of { $player }: 2 points at the end.
note-reaches-fountain = Extends { $aqueduct } to a fountain: you take a coin.
note-leaves-fountain = You take a coin for the fountain it leaves.

## Log

log-passed = { $player } could do nothing
log-spent = { $player } returned an imperium tile ({ $civic }) for an extra action
log-drew = { $player } drew { $tiles }
log-recalled = { $player } recalled a magistrate
log-laid = { $player } laid a tile: { $civic }
log-posted = { $player } put a magistrate on it
log-bridge = { $player } took a bridge
log-bridge-known = { $player } took a bridge worth { $value }
log-began = { $player } began { $aqueduct }
log-piece = { $player } extended { $aqueduct }
log-coin = { $player } took a coin for a fountain
log-built = { $player } built { $civic }, +{ $points }
log-fountain = The site became a fountain
log-moved-office = { $player } moved a magistrate to the { $civic } office
log-moved-treasury = { $player } moved a magistrate to the treasury
log-returned = A magistrate of { $player } came back with nothing
log-imperium = { $player } took an imperium tile: { $civic }
log-treasury = { $player } took a coin from the treasury
log-last = Three stacks are empty: one last action each, { $player } last
log-over = The game is over, the bridges are turned up

## Help

help-position = A tile covers two free triangles. One of its sides must lie against a tile or a hill.
help-edge = A piece lies on a side of a tile and continues an aqueduct at its open end. Aqueducts never touch each other or themselves.
help-tile = Each corner counts as one structure at its site. When six triangles round a point are covered, the number of structures says what is built there: 3 temple, 4 bath, 5 theatre, 6 arena.
help-magistrate = He counts for his owner at every corner of the tile where a building of the tile's type is built. He stays until he is recalled or moved to an office.
help-building = { $civic }: { $structures } structures, { $points } points. 2 more points if an aqueduct reaches it, 1 more for each fountain beside it.
help-fountain = Nobody alone had most magistrates. A fountain brings 1 point to each building beside it, and a coin to whoever lays an aqueduct to it.
help-fountain-due = It was built at the end of an aqueduct: whoever lays the next piece takes its coin.
help-waiting = All six triangles are covered. Who laid the tile chooses the order of such sites.
help-aqueduct = Buildings on an aqueduct bring their owners 2 points at the end, whoever laid it. Each aqueduct has 13 pieces.
help-spring = Who first lays a tile at a spring lays three pieces of its aqueduct at once.
help-bridge = Who covers the place takes the bridge tile. It is worth 1 to 4 points, and only its owner sees it.
help-hill-none = The city begins at the hills. A tile may lie against them. At a site a hill fills its place, but its corner is no structure.
help-hill-structure = The city begins at the hills. A tile may lie against them, and their corners count as structures at sites.
help-hill-no-site = The city begins at the hills. A tile may lie against them, but nothing is built at their corners.
source-rulebook = The numbers are those of the rulebook.
source-inferred = The numbers follow from the rulebook.
source-public = The numbers are publicly known.
source-weak = The numbers come from one unsure source.
source-house = The numbers are our own: no source has them.
help-stack = When three stacks are empty at the end of a turn, everybody has one last action.
help-office = A magistrate who leaves a finished building of this type comes here. At the end of his owner's turn he returns with an imperium tile.
help-treasury = A magistrate who leaves a fountain comes here. At the end of his owner's turn he returns with a coin.
help-hand = Tiles that can be laid. Tiles drawn this turn join them when it ends.
help-imperium = Return one during your turn for an extra action, or keep them: most of a type is worth 5 points at the end, 2 if tied.
help-reserve = Magistrates who can go on tiles. Everybody has three.
help-coins = 1 point each at the end, and 2 more for whoever has most.
help-bridges = Worth 1 to 4 points each. Only their owner knows the values until the end.

## Why not

no-turn = It is not your decision now
no-asked = This is not what is asked now
no-pass = You may pass only if no action is possible
no-imperium = You have no such imperium tile
no-stacks = All stacks are empty. Choose another action
no-stack = That stack does not hold so many tiles
no-pair = Draw two different types while you can
no-fit = No piece fits at the end of an aqueduct
no-recall = None of your magistrates stands on a tile
no-recall-here = None of your magistrates stands on that tile
no-hand = You have no tile to lay. Draw some first
no-place = There is no room for a tile
no-tile = You have no such tile to lay. Tiles drawn this turn come later
no-cover = A tile or a hill is in the way
no-beside = No side would lie against a tile or a hill
no-hill-place = The places of hills that were not drawn stay free
no-aqueduct = The piece must continue the aqueduct that begins
no-side = A piece lies on a side of a tile
no-end = A piece continues an aqueduct at its open end
no-touch = Aqueducts touch neither each other nor themselves
no-pieces = All pieces of that aqueduct are laid
no-site-magistrate = None of your magistrates stands there at the site
no-site = That site does not wait to be resolved

why-extra-later = For an extra action you return it after your two actions
why-with-a-tile = A magistrate goes on a tile when you lay it
why-from-a-site = A magistrate comes here from a finished site
why-actions-used = Your actions are used up. Return an imperium tile for one more
why-spring-first = An aqueduct begins with the first tile at its spring
why-this-tile = The magistrate goes on the tile just laid
why-other-office = From this site a magistrate goes to the { $civic } office
why-treasury = From a fountain a magistrate goes to the treasury

## Laid over the map

overlay-corners = Corners
overlay-aqueducts = Aqueducts
corner-at = Corner { $place }: { $prospects }.
corner-becomes = { $tiles ->
    [one] { $civic } ({ $points } points) with { $tiles } more tile, { $leader }
   *[other] { $civic } ({ $points } points) with { $tiles } more tiles, { $leader }
}
corner-led = { $player } leads { $own } to { $others }
corner-unled = nobody leads
corner-never = Corner { $place }: it can never be finished.
aqueduct-brings = { $player } { $points }
aqueduct-connects = This one brings points so far: { $list }.
aqueduct-connects-nothing = This one connects no building yet.

## What makes the points

tally-each = { $count } × { $each }
tally-aqueduct = On { $aqueduct }
tally-imperium = Most imperium tiles: { $civic }
tally-alone = { $own }, nobody else has any
tally-ahead = { $own }, next { $player } with { $count }
tally-tied = { $own }, as many as { $player }
tally-behind = { $own }, { $player } has { $count }

## Ties

verdict-buildings = { $player } wins the tie with more buildings
verdict-imperium = { $player } wins the tie with more imperium tiles
verdict-shared = Points, buildings and imperium tiles are equal: the win is shared
