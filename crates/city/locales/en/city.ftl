# Words of City of Rome.

about = Build a city of sixteen cards along the best streets: choose your place in the strip, take a card, build it and let it produce.

## Cards: name on a tile, .short where it is narrow, .full on its own, .text what it does

card-veg-start = Vegetable Farm
    .short = Vegetables
    .full = Vegetable Farm
    .text = Produces 1 coin
card-res2-start = Residence
    .short = Residence
    .full = Residence of value 2
    .text = Value 2 for its zone
card-veg = Vegetable Farm
    .short = Vegetables
    .full = Vegetable Farm
    .text = Produces 1 coin
card-grain = Grain Farm
    .short = Grain
    .full = Grain Farm
    .text = Produces a brick token
card-sheep = Sheep Farm
    .short = Sheep
    .full = Sheep Farm
    .text = Produces 1 influence
card-wine = Vineyard
    .short = Vineyard
    .full = Vineyard
    .text = Produces 1 coin and a brick token
card-res2 = Residence
    .short = Residence
    .full = Residence of value 2
    .text = Value 2 for its zone
card-res3 = Residence
    .short = Residence
    .full = Residence of value 3
    .text = Value 3 for its zone
card-res4 = Residence
    .short = Residence
    .full = Residence of value 4
    .text = Value 4 for its zone
card-lux2 = Luxury Residence
    .short = Luxury
    .full = Luxury Residence of value 2
    .text = Value 2, and 1 influence when built
card-lux3 = Luxury Residence
    .short = Luxury
    .full = Luxury Residence of value 3
    .text = Value 3, and 1 influence when built
card-lux4 = Luxury Residence
    .short = Luxury
    .full = Luxury Residence of value 4
    .text = Value 4, and 1 influence when built
card-market = Market
    .short = Market
    .full = Market
    .text = When built, 1 coin per neighbour
card-forum = Forum Romanum
    .short = Forum
    .full = Forum Romanum
    .text = When built, 1 coin per neighbour and 1 more
card-arena = Arena
    .short = Arena
    .full = Arena
    .text = When built, 1 influence per neighbour
card-colosseum = Colosseum
    .short = Colosseum
    .full = Colosseum
    .text = When built, 1 influence per neighbour and 1 more
card-school = School
    .short = School
    .full = School
    .text = When built, draw a card per neighbour, keep one
card-university = University
    .short = University
    .full = University
    .text = When built, draw a card per neighbour and 1 more, keep one
card-bath = Baths
    .short = Baths
    .full = Baths
    .text = When built, 1 point token per neighbour
card-impbath = Imperial Baths
    .short = Imp. Baths
    .full = Imperial Baths
    .text = When built, 1 point token per neighbour and 1 more
card-aqueduct = Aqueduct
    .short = Aqueduct
    .full = Aqueduct
    .text = 4, 12, 24, 40 points for one to four
card-grandaq = Grand Aqueduct
    .short = Grand Aq.
    .full = Grand Aqueduct
    .text = An aqueduct, and 1 influence when built
card-minerva = Minerva
    .short = Minerva
    .full = Temple of Minerva
    .text = 10 points for a city of 16 cards
card-fortuna = Fortuna
    .short = Fortuna
    .full = Temple of Fortuna
    .text = 15 points with public buildings of all four colours
card-amor = Cupid
    .short = Cupid
    .full = Temple of Cupid
    .text = 10 points with four residences of value 2
card-juno = Juno
    .short = Juno
    .full = Temple of Juno
    .text = 10 points with four temples
card-saturn = Saturn
    .short = Saturn
    .full = Temple of Saturn
    .text = 15 points with four production buildings
card-luna = Luna
    .short = Luna
    .full = Temple of Luna
    .text = 1 point per star in the city
card-mars = Mars
    .short = Mars
    .full = Temple of Mars
    .text = 5 points with a residence of value 4
card-venus = Venus
    .short = Venus
    .full = Temple of Venus
    .text = 2 points per residence of value 2
card-jupiter = Jupiter
    .short = Jupiter
    .full = Temple of Jupiter
    .text = 2 points per temple
card-mercury = Mercury
    .short = Mercury
    .full = Temple of Mercury
    .text = 1 point per 3 coins

## What is counted

category-residences-2 = Residences (value 2)
category-residences-3 = Residences (value 3)
category-residences-4 = Residences (value 4)
category-aqueducts = Aqueducts
category-temples = Temples
category-coins = Coins
category-influence-tokens = Influence tokens
category-influence-cards = Influence cards

## Options

option-first-cards = First cards
    .help = How everybody comes to a first hand card. Dealing is a house rule: the draft favours the last player.
option-first-cards-draft = Drafted
option-first-cards-dealt = Dealt at random

## The table

drafting = First cards
round-of = Round { $round } of { $rounds }
page-city = City
page-offer = Offer
page-hand = Hand
page-others = Others
area-strip = Action strip
strip-free = free
area-offer = Offer
offer-to-come = The offer is turned up after the first cards
area-choice-draft = Keep one of these
area-choice-school = Drawn from deck { $deck }
area-hand = Your hand
hand-of = Hand of { $player }
area-influence = Influence cards
influence-now = Worth { $points }, for the most influence tokens at the end of the round
influence-next = Worth { $points }, comes in round { $round } for the most influence tokens
influence-none = None left in the deck
influence-lost = Worth { $points }, lost to a tie
city-of = City of { $player }
cards-of-sixteen = { $count } of 16 cards
fact-coins = coins
fact-influence = influence tokens
fact-won = points of influence cards
fact-hand = cards in hand
fact-city = cards in the city

## Places and pieces

hit-space-brick = Space { $space }: a brick
hit-space-cog = Space { $space }: a cog
hit-space-unseen = Space { $space }
hit-space-emissary = { $space }, { $player } stands here
hit-offer = { $card }, from deck { $deck }
hit-offer-taken = { $card }, taken by { $player }
hit-deck = { $count ->
    [one] Deck { $deck }, { $count } card
   *[other] Deck { $deck }, { $count } cards
}
hit-hand = { $count ->
    [one] { $card }, in hand
   *[other] { $card }, { $count } in hand
}
hit-choice = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
cell-place = { $row ->
    [0] above row 1
    [5] below row 4
   *[other] row { $row }
}, { $column ->
    [0] left of column 1
    [5] right of column 4
   *[other] column { $column }
}
hit-cell-empty = Empty cell, { $player }, { $place }
hit-cell-beside = Empty cell beside { $cards }, { $player }, { $place }
hit-cell = { $card }, { $player }, { $place }
hit-cell-brick = { $place }, with a brick token
hit-cell-points = { $count ->
    [one] { $place }, with { $count } point token
   *[other] { $place }, with { $count } point tokens
}

hits-hand = a card of your hand
hits-cell = a cell of your city

## Prompts

prompt-draft = Keep one card
prompt-draft-note = The others go on to the right. Nobody sees what you keep.
prompt-draft-last = Keep the last card
prompt-place = Place your emissary
prompt-place-first = Place the first of your two emissaries
prompt-place-second = Place your second emissary
prompt-place-note = Nearer spaces act earlier; farther ones give more bricks and cogs.
prompt-take = Take a card
prompt-take-note = Free: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}, { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}.
prompt-act = Build and produce
prompt-build = Build, or end your turn
prompt-produce = Produce, or end your turn
prompt-end = End your turn
prompt-act-note = In any order, each once or not at all. Free: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}, { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-build-note = Free: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-produce-note = Free: { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-produce-short = { $coins ->
    [one] { $note } Produce is { $coins } coin short.
   *[other] { $note } Produce is { $coins } coins short.
}
prompt-school-deck = Name a deck
prompt-school-deck-note = { $count ->
    [one] You draw { $count } card and keep it.
   *[other] You draw { $count } cards and keep one.
}
prompt-school-keep = Keep one card
prompt-school-keep-note = The others go under the deck.
prompt-school-under = Put a card under the deck
prompt-school-under-note = Each card goes under all before it.

## Choices: the whole sentence, the button, what it costs and brings

choose-draft = Keep { $card }
button-draft = Keep this card
choose-place-brick = Place on space { $space }, a brick
choose-place-cog = Place on space { $space }, a cog
button-place = Place here
note-place = Free then: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}, { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}
choose-take = Take { $card }
button-take = Take this card
choose-build = Build { $card }: { $place }
choose-build-tokens = { $tokens ->
    [one] { $build }, with { $tokens } brick token
   *[other] { $build }, with { $tokens } brick tokens
}
button-build = Build here
button-replace = Replace it
note-build-free = { $cost } of { $free } free bricks, no coins
note-build-tokens = { $used ->
    [0] no free brick
    [one] { $used } free brick
   *[other] { $used } free bricks
}, { $tokens ->
    [one] { $tokens } brick token
   *[other] { $tokens } brick tokens
}, no coins
note-build-coins = { $used ->
    [0] no free brick
    [one] { $used } free brick
   *[other] { $used } free bricks
}{ $tokens ->
    [0] { "" }
    [one] , { $tokens } brick token
   *[other] , { $tokens } brick tokens
}, { $coins } coins
note-brings = brings { $gains }
note-leaves = { $card } leaves the game
note-falls = points { $old } → { $new }: { $lines }
fall-paid = { $change } (paid)
fall-without = { $change } (without { $card })
fall-joined = { $change } (one zone counts one baths only)
choose-produce = Produce
note-produce-free = needs 2 cogs, no coins
note-produce-coins = needs 2 cogs, you have { $free }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to pay
produce-gain = { $card }: { $gains }
produce-gain-each = { $count } × { $card }: { $gains } each
produce-holds = no brick token, it holds one
produce-none = No building produces anything
produce-vain = Brings nothing
produce-loss = Costs more than it brings
choose-end = End turn
choose-school = Draw from deck { $deck }
button-school = Draw from this deck
choose-keep = Keep { $card }
button-keep = Keep this card
choose-under = Put { $card } under the deck
button-under = Put it under

## The log

log-drafted = { $player } kept { $card }
log-drafted-secret = { $player } kept a first card
log-round = Round { $round } began
log-influence-laid = An influence card worth { $points } lies beside the offer
log-placed = { $player } went to space { $space }
log-took = { $player } took { $card }
log-built = { $player } built { $card }
log-built-coins = { $coins ->
    [one] { $player } built { $card } for { $coins } coin
   *[other] { $player } built { $card } for { $coins } coins
}
log-replaced = { $player } built { $card } in place of { $old }
log-gained-coins = { $count ->
    [one] { $player } gained { $count } coin
   *[other] { $player } gained { $count } coins
}
log-gained-influence = { $player } gained { $count } influence
log-gained-points = { $count ->
    [one] { $player } put { $count } point token onto the baths
   *[other] { $player } put { $count } point tokens onto the baths
}
log-produced = { $player } produced { $goods }
log-produced-nothing = { $player } produced nothing
some-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
some-bricks = { $count ->
    [one] { $count } brick token
   *[other] { $count } brick tokens
}
some-influence = { $count } influence
some-points = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
}
some-draws = { $count ->
    [one] { $count } card
   *[other] { $count } cards to choose from
}
log-drew = { $count ->
    [one] { $player } drew { $count } card from deck { $deck }
   *[other] { $player } drew { $count } cards from deck { $deck }
}
log-kept = { $player } kept { $card }
log-kept-secret = { $player } kept one of them
log-under = { $player } put { $card } under deck { $deck }
log-under-secret = { $player } put a card under deck { $deck }
log-influence-won = { $tokens ->
    [one] { $player } won influence cards worth { $points } for { $tokens } token
   *[other] { $player } won influence cards worth { $points } for { $tokens } tokens
}
log-influence-tied = The leaders are tied at { $tokens }: the influence cards wait
log-pawn = { $player } begins the next round
log-ended = The last round is over

## Help

help-space = Your free bricks and cogs are those of this space and all spaces nearer the emperor. The nearest emissary acts first.
help-deck = Schools look into the decks II, III and IV in play. Cards put back go under the deck.
help-cell = A card is built beside another one; a city never spans more than four rows or columns.
help-cost = { $cost ->
    [one] { $text }. Costs { $cost } brick.
   *[other] { $text }. Costs { $cost } bricks.
}
help-card = { $text }.
help-public = Residences beside it are multiplied by one colour more.
from-rulebook = Source: the rulebook.
from-inferred-cost = Source: the rulebook; which residence costs how much follows from it.
from-inferred-color = Source: the rulebook; the colour follows from it.
from-inferred-strips = Source: the rulebook; the order of bricks and cogs follows from it.

## Why not

no-over = The game is over.
no-turn = It is not your turn.
no-draft = No cards are being drafted now.
no-draft-card = That card is not among those that came round.
no-place = No emissary is to be placed now.
no-space = Another emissary stands there. Choose a free space.
no-take = You have taken your card already, or it is not time to take one.
no-take-first = Take a card of the offer first.
no-offer = That card is not in the offer.
no-act = Take a card in your turn first; then build, produce or end.
no-second-build = You have built in this turn already.
no-second-produce = You have produced in this turn already.
no-money = Free bricks, tokens and coins do not pay for this card.
no-cogs = Free cogs and coins do not make two cogs.
no-tokens = You hold fewer brick tokens, or need fewer.
no-hand = That card is not in your hand.
no-free-cell = A card lies there already. Only an aqueduct may replace it.
no-neighbour = No card of your city lies beside that cell.
no-window = Your city would span more than four rows or columns.
no-line = An aqueduct stands in that row or column already.
no-school = No school was built just now.
no-school-deck = Schools look into the decks II, III and IV in play.
no-school-first = Finish the school first.
no-drawn = That card is not among those drawn.

why-short = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
}: the missing bricks cost { $price } coins.
why-taken = { $player } has taken this card already.
why-empty-hand = You have no card in hand to build.

## What makes the points: "your city now"

zone-sum = { $count ->
    [one] { $count } residence, { $worth }
   *[other] { $count } residences, together { $worth }
} × { $colors ->
    [one] { $colors } colour
   *[other] { $colors } colours
} ({ $names })
zone-baths = { $zone } + { $tokens } on the baths
zone-alone = { $count ->
    [one] { $count } residence
   *[other] { $count } residences
}, no public building beside
overlay-zones = Zones
tally-aqueducts = { $count ->
    [4] { $count } of 4
   *[other] { $count } of 4; one more makes it { $next }
}
tally-temple-short = { $text }; { $missing } missing
tally-coins = 1 point each
tally-tokens = { $count ->
    [one] { $count } token, 1 point for 2
   *[other] { $count } tokens, 1 point for 2
}
tally-cards = won: { $values }

## The end

verdict-influence = { $player } wins the tie with more influence tokens
verdict-coins = { $player } wins the tie with more coins
verdict-shared = Points, influence tokens and coins are equal, so the win is shared
