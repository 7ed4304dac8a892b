# Words of Pebbles.

about = Keep your secret number or swap it, then take pebbles from the pile: both are your points.

## Options, points, refusals

option-team = As a team
    .help = All together need more than 12 points a player.
category-pebbles = Pebbles
category-number = Secret number
rival = The goal
no-turn = It is not your turn.
no-phase = First everybody chooses to keep or to swap, then pebbles are taken.
no-count = Take 1 to 3 pebbles, as many as are left.

## The table

pile = Pile
pebbles-left = { $count ->
    [one] { $count } pebble left
   *[other] { $count } pebbles left
}
pile-help = Clockwise, each player takes 1 to 3 pebbles, until the pile is gone.
bag = Bag
bag-help = The numbers that nobody was dealt. Who swaps gets the next one.
given-back = Given back
heap = { $count ->
    [one] { $player } has { $count } pebble
   *[other] { $player } has { $count } pebbles
}
heap-help = Each pebble is a point at the end.
own-number = Your number
number = Number of { $player }: { $number }
number-hidden = Number of { $player }, secret
number-help = Only its owner knows it. At the end it is worth as many points as it says.

## Choices

ask-choose = Keep your { $number }, or swap it?
ask-choose-note = All choose at the same time.
ask-take = Take 1 to 3 pebbles
keep = Keep your number
keep-button = Keep
swap = Swap your number for the next one of the bag
swap-button = Swap
take = { $count ->
    [one] Take { $count } pebble
   *[other] Take { $count } pebbles
}
take-button = Take { $count }

## What happens

log-chose = { $player } has chosen
log-swapped = { $player } swapped the { $gave } for a secret number
log-got = { $player } swapped the { $gave } for the { $got }
log-took = { $count ->
    [one] { $player } took { $count } pebble
   *[other] { $player } took { $count } pebbles
}
choosing = Everybody chooses
over = The pile is gone
pebbles = pebbles
verdict-shared = Equal points share the win.
