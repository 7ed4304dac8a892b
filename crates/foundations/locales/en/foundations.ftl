# Words of Foundations of Rome.

about = Buy deeds, lay out houses, shops and temples on the lots of one shared city, and count citizens, silver and neighbours at the end of each era.

## Types and buildings: .short where there is little room

type-residential = Residential
    .adjective = residential
type-commercial = Commercial
    .adjective = commercial
type-civic = Civic
    .adjective = civic
building-domus = Domus
    .short = Domus
building-domus-maxima = Domus Maxima
    .short = Domus Maxima
building-insula-long = Long Insula
    .short = Insula
building-insula-l = Corner Insula
    .short = Insula
building-grand-insula-long = Long Grand Insula
    .short = Grand Insula
building-grand-insula-square = Square Grand Insula
    .short = Grand Insula
building-bakery = Bakery
    .short = Bakery
building-pottery = Pottery Studio
    .short = Pottery
building-artisan-long = Long Artisan Forum
    .short = Artisan Forum
building-artisan-l = Corner Artisan Forum
    .short = Artisan Forum
building-foundry-long = Long Foundry
    .short = Foundry
building-foundry-square = Square Foundry
    .short = Foundry
building-fountain = Fountain
    .short = Fountain
building-library = Library
    .short = Library
building-market = Market
    .short = Market
building-garden = Garden
    .short = Garden
building-resplendent-library = Resplendent Library
    .short = Great Library
building-majestic-fountain = Majestic Fountain
    .short = Great Fountain
building-luxury-garden = Luxury Garden
    .short = Great Garden
building-marketplace = Marketplace
    .short = Marketplace
building-pantheon = Pantheon
    .short = Pantheon
building-forum-romanum = Forum Romanum
    .short = Forum
building-circus-maximus = Circus Maximus
    .short = Circus
building-vulcan = Temple of Vulcan
    .short = Vulcan
building-minerva = Temple of Minerva
    .short = Minerva
building-tower-of-wonders = Tower of Wonders
    .short = Tower
building-mars = Temple of Mars
    .short = Mars
building-neptune = Temple of Neptune
    .short = Neptune
building-lighthouse = Lighthouse
    .short = Lighthouse
building-watchtower = Watchtower
    .short = Watch
building-jupiter = Temple of Jupiter
    .short = Jupiter
building-colosseum = Colosseum
    .short = Colosseum
building-royal-winery = Royal Winery
    .short = Winery
building-regia = Regia
    .short = Regia
building-romulus = Statue of Romulus
    .short = Romulus
building-venus = Temple of Venus
    .short = Venus
building-apollo = Temple of Apollo
    .short = Apollo
building-triumphal-arch = Triumphal Arch
    .short = Arch
building-imperial-harbor = Imperial Harbor
    .short = Harbor

## Objectives: .short where there is little room

objective-O1 = most buildings of size 1
    .short = size 1 most
objective-O2 = most buildings of size 2
    .short = size 2 most
objective-O3 = most buildings of size 3
    .short = size 3 most
objective-O4 = most buildings of size 4 or more
    .short = size 4+ most
objective-O5 = most residential buildings
    .short = most residential
objective-O6 = most commercial buildings
    .short = most commercial
objective-O7 = most civic buildings
    .short = most civic
objective-O8 = most silver on commercial buildings
    .short = most silver built
objective-O9 = most silver in hand
    .short = most silver
objective-O10 = most lots
    .short = most lots
objective-O11 = largest connected group of lots
    .short = largest group
objective-O12 = most lots on the edge
    .short = most edge lots
objective-O13 = a lot on each of the four edges
    .short = all four edges
objective-O14 = a lot in every column
    .short = every column
objective-O15 = at least 2 corner lots
    .short = 2 corners
objective-O16 = no empty lot
    .short = no empty lot
objective-O17 = a building of size 1, 2, 3 and 4 or more
    .short = every size
objective-O18 = equally many buildings of each type, at least 2
    .short = balanced types

## Invocations: .short in the market, .text what it does

invocation-haste = Haste
    .short = two more actions
    .text = Take two more actions this turn.
invocation-bargain = Bargain
    .short = buy a card for 2
    .text = Buy one card of the market for 2 silver, without an action.
invocation-windfall = Windfall
    .short = gain 12 silver
    .text = Gain 12 silver.
invocation-exchange = Exchange
    .short = swap a lot for a deed
    .text = Swap an empty lot of yours for a deed of the market.
invocation-foresight = Foresight
    .short = order the next 4 cards
    .text = Look at the top 4 cards of the stack and put them back in any order.
invocation-fresh-market = Fresh Market
    .short = renew the market
    .text = All cards of the market go under the stack. The market is filled anew.
invocation-rebuild = Rebuild
    .short = cover equal sizes
    .text = This turn you may also cover buildings of equal size.
invocation-clearance = Clearance
    .short = remove a building
    .text = Take one of your buildings off the board. Its lots stay yours, empty.
invocation-festival = Festival
    .short = a civic scores twice
    .text = Before an era is scored: one of your civic buildings scores again, at most 6 points.
invocation-census = Census
    .short = +3 citizens once
    .text = Before an era is scored: 3 more citizens in this scoring.
invocation-tribute = Tribute
    .short = double building silver
    .text = Gain twice the silver of your commercial buildings.
invocation-abundance = Abundance
    .short = income +3
    .text = As long as you hold it: 3 more silver with each income.
invocation-connections = Connections
    .short = market costs 1 less
    .text = As long as you hold it: cards of the market cost 1 less.
invocation-surveyor = Surveyor
    .short = one more lot marker
    .text = As long as you hold it: one more lot marker, and in each scoring 1 point per 7 lots.
invocation-prosperity = Prosperity
    .short = 2 more citizens
    .text = As long as you hold it: 2 more citizens while you own a residential building.
invocation-safe-conduct = Safe Conduct
    .short = nobody steals from you
    .text = As long as you hold it: nobody steals from you, and each favour token is worth 1 point more at the end.
invocation-bold-claim = Bold Claim
    .short = steal with one piece
    .text = This turn one steal needs only one piece beside the lot.
invocation-dispensation = Dispensation
    .short = ignore a requirement
    .text = This turn one monument may be built against its requirement.
invocation-revelation = Revelation
    .short = one more monument
    .text = One more monument joins the pool for good.
invocation-new-purpose = New Purpose
    .short = one more objective
    .text = Draw 2 objectives and keep one in secret.

## Roles

role-philosophical = Philosophical
    .text = Once per era you may build a monument against its requirement.
role-persuasive = Persuasive
    .text = The slots for 6, 8 and 10 cost you 3 less.
role-blessed = Blessed
    .text = In each scoring 1 point per civic building, at most 3.
role-greedy = Greedy
    .text = 2 more silver with each income.
role-fruitful = Fruitful
    .text = 2 more citizens while you own a residential building.
role-industrious = Industrious
    .text = In each scoring 1 point per commercial building, at most 4.
role-ambitious = Ambitious
    .text = At once 1 point for building size 3, 2 points for size 4 or more.
role-patient = Patient
    .text = In each scoring 1 point per empty lot, at most 3.
role-landed = Landed
    .text = One more lot marker and one more lot at the start.
role-thrifty = Thrifty
    .text = 5 silver at the start of each era.
role-resourceful = Resourceful
    .text = Once per era you may cover buildings of equal size.
role-popular = Popular
    .text = In residential scoring 3 points if you have citizens and do not lead.
role-cosmopolitan = Cosmopolitan
    .text = In each scoring 1 point per 4 buildings of others beside yours, at most 3.
role-humble = Humble
    .text = In each scoring 1 point per 2 buildings of size 1.
role-shrewd = Shrewd
    .text = In each scoring 1 point per 6 silver in hand, at most 3.

## What is counted

category-residential = Residential
category-civic = Civic
category-commercial = Commercial
category-roles = Roles
category-invocations = Invocations
category-empty-lots = Empty lots
category-objectives = Objectives
category-favor = Favour
category-monuments = Building monuments
category-start = Start
category-refused-lots = Refused lots

## Options

option-drafting = Deed drafting
    .help = Everybody chooses the starting lots from hands that are passed on.
option-monuments = Monuments
    .help = Large buildings in a common pool, most with a requirement.
option-trading = Trading
    .help = In your turn you may trade empty lots, silver, favour tokens and invocations.
option-stealing = Stealing
    .help = For a favour token you may take an empty lot beside two of your pieces.
option-objectives = Objectives
    .help = Goals that are scored at the end.
option-objectives-hidden = Hidden
option-objectives-public = Public
option-invocations = Invocations
    .help = Cards with one-time or lasting effects lie between the deeds.
option-roles = Player roles
    .help = Everybody has an ability of their own.
option-consul = Will of the Consul
    .help = All play together against the Consul. Only for 2 to 4 players, with drafting and monuments at most.
option-consul-standard = Standard
option-consul-hard = Hard
option-consul-challenge = Challenge
refused-seats = The Consul is for 2 to 4 players
refused-trading = The Consul does not go with trading
refused-stealing = The Consul does not go with stealing
refused-objectives = The Consul does not go with objectives
refused-invocations = The Consul does not go with invocations
refused-roles = The Consul does not go with player roles

## The table

area-city = The city
area-market = Deed market
area-hand = Your hand of deeds
area-roles = Roles to choose from
area-choice = Objectives to choose from
area-top = Top of the stack
area-trade = Trade
area-consul = The Consul
area-monuments = Monuments
area-objectives = Objectives for everybody
area-buildings = Buildings
tray-of = Tray of { $player }
holding-of = What { $player } has
cards-of = Cards of { $player }
page-city = City
page-market = Market
page-tray = Tray
page-choice = Choose
page-cards = Cards
page-players = Players
page-trade = Trade
consul = Consul
consul-ready = Ready
consul-planning = Planning
consul-controller = { $player } decides for him
overlay-counts = Counts
you = you
building-of = { $building } ({ $player })
citizens-of = Citizens of { $building } ({ $player })
silver-of = Silver of { $building } ({ $player })
citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}
income = income { $silver }
silver = { $silver } silver
favors = { $count ->
    [one] { $count } favour token worth { $worth }
   *[other] { $count } favour tokens worth { $worth }
}
hidden-objectives = { $count ->
    [one] { $count } hidden objective
   *[other] { $count } hidden objectives
}
nothing = nothing
unknown-card = a hidden card
building-on = { $building } on { $lots }
trade-gives = { $player } gives { $items }
note-short = you are { $silver } short
note-no-marker = no lot marker free
note-beside = beside you
note-away = elsewhere
progress-setup = Set-up
progress-part = Era { $era } of 3
progress-era = { $left ->
    [one] Era { $era } of 3, { $left } card until scoring
   *[other] Era { $era } of 3, { $left } cards until scoring
}
progress-last = { $left ->
    [one] Era { $era } of 3, { $left } turn until scoring
   *[other] Era { $era } of 3, { $left } turns until scoring
}
fact-silver = silver
fact-income = income
fact-citizens = citizens
fact-markers = lot markers left
fact-monuments = monument markers left
fact-favor = points in favour tokens
fact-invocations = invocations
word-silver = Silver
word-income = Income
word-citizens = Citizens
word-points = Points at era end

## Places and pieces

hit-lot-free = Lot { $lot }, free
hit-lot-offered = Lot { $lot }, in the market for { $price } silver
hit-lot-empty = Lot { $lot } of { $player }, empty
hit-lot-built = Lot { $lot }, { $building } of { $player }
hit-residential = { $citizens ->
    [one] { $building } of { $player }, { $lots }, { $citizens } citizen
   *[other] { $building } of { $player }, { $lots }, { $citizens } citizens
}
hit-commercial = { $points ->
    [one] { $building } of { $player }, { $lots }, { $silver } silver, { $points } point
   *[other] { $building } of { $player }, { $lots }, { $silver } silver, { $points } points
}
hit-civic = { $points ->
    [one] { $building } of { $player }, { $lots }, { $points } point now
   *[other] { $building } of { $player }, { $lots }, { $points } points now
}
hits-tray = a building
hits-monument = a monument
hits-lot = a lot
hits-slot = a card of the market
hits-building = a building of the board
hits-invocation = an invocation
hits-rank = a place for the next card
hit-slot-deed = Deed of { $lot } for { $price } silver
hit-slot-card = Invocation { $card } for { $price } silver
hit-slot-empty = Empty slot { $slot } of the market
hit-stack = { $count ->
    [one] Stack of era { $era }, { $count } card
   *[other] Stack of era { $era }, { $count } cards
}
hit-tray = { $building }, { $count } in the tray
hit-monument = Monument to build: { $building }
hit-objective = { $points ->
    [one] Objective: { $objective }, { $points } point
   *[other] Objective: { $objective }, { $points } points
}
hit-deed = Deed of { $lot } in your hand
hit-role-card = Role to choose: { $role }
hit-rank = { $card } to place { $place }
hit-player = { $citizens ->
    [one] { $player }: { $silver } silver, income { $income }, { $citizens } citizen
   *[other] { $player }: { $silver } silver, income { $income }, { $citizens } citizens
}
hit-role = Role of { $player }: { $role }
hit-invocation = { $player } has the invocation { $card }
hit-spent = { $player } has used the invocation { $card }
hit-kept = Objective of { $player }: { $objective }
hit-hidden = { $player } keeps { $cards }
hit-favor = Favour tokens of { $player }: { $two } worth 2, { $four } worth 4
hit-silver = { $silver } silver of { $player }
hit-favors = { $tokens } of { $player }
hit-consul = { $citizens ->
    [one] The Consul: { $side }, points { $points }, { $citizens } citizen
   *[other] The Consul: { $side }, points { $points }, { $citizens } citizens
}
hit-consul-hidden = { $citizens ->
    [one] The Consul: { $side }, { $citizens } citizen
   *[other] The Consul: { $side }, { $citizens } citizens
}
hit-pile = { $count ->
    [one] The Consul's pile of size { $size }, { $count } token
   *[other] The Consul's pile of size { $size }, { $count } tokens
}
hit-token = The Consul's token to place: { $token }

## Prompts

prompt-draft = Choose a starting lot
prompt-draft-note = The other deeds go on to the left.
prompt-role = Keep one of two roles
prompt-objective = Keep one of two objectives
prompt-secret-note = All choose at the same time.
prompt-purpose-note = Nobody else sees it until the end.
prompt-turn = Income, buy or build?
prompt-last = The market is empty: income or build?
prompt-turn-note = { $markers ->
    [one] { $silver } silver, { $markers } lot marker free.
   *[other] { $silver } silver, { $markers } lot markers free.
}
prompt-end = End your turn, or use a free action
prompt-end-note = Trades, steals and invocations need no action.
prompt-trade = Trade with { $player }
prompt-trade-note = Add what you give, then what you get: lots in the city, silver and tokens here.
prompt-answer = { $player } offers a trade
prompt-answer-note = You get { $give } and give { $take }.
prompt-order = Put the top cards in order
prompt-order-note = Place 1 comes to the market first.
prompt-offer = Use { $card } now?
prompt-place = Place the Consul's token: { $token }
prompt-place-note = It must cover his new lot { $lot }.
prompt-place-bare = It fills lots he left bare.

## The first question of a turn: what each answer brings

ask-buy = Which deed do you buy?
ask-build = Which building, and where?
ask-trade = Whom do you ask to trade?
ask-steal = Which lot do you steal?
ask-card = Which card do you use?
answer-income = Income
answer-income-note = { $old } → { $new } silver
answer-buy = Buy
answer-buy-note = { $count } of { $all } in reach
answer-build = Build
answer-build-note = { $count ->
    [one] { $count } building fits
   *[other] { $count } buildings fit
}
answer-trade = Trade
answer-steal = Steal
answer-steal-note = { $count ->
    [one] { $count } lot
   *[other] { $count } lots
}
answer-card = Use a card
answer-card-note = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Choices: the whole sentence, the button, what it brings

choose-draft = Take the deed of { $lot }
button-draft = Take this deed
choose-role = Keep the role { $role }
button-role = Keep this role
choose-objective = Keep the objective: { $objective }
button-objective = Keep this objective
choose-income = Take income, { $silver } silver
choose-buy = Buy the deed of { $lot } for { $price }
choose-buy-card = Buy the invocation { $card } for { $price }
button-buy = Buy for { $price }
choose-build = Build { $building } on { $lots }
button-build = Build here
choose-end = End your turn
choose-trade = Propose a trade to { $player }
choose-give = Give { $item }
choose-take = Ask { $player } for { $item }
choose-offer = Offer this trade
choose-withdraw = Give the trade up
choose-accept = Accept the trade
choose-decline = Decline the trade
choose-steal = Steal lot { $lot } from { $player }
button-steal = Steal { $lot }
note-steal = Your favour token goes to the victim and is worth 4 there.
choose-use = Use { $card }
choose-bargain = Use Bargain: buy { $card } for 2
button-bargain = Buy it for 2
choose-exchange = Use Exchange: { $lot } for { $card }
button-exchange = Exchange them
choose-clearance = Use Clearance: take off { $building }
button-clearance = Take it off
choose-order = Put back in this order: { $cards }
button-order = Put them back
choose-festival = Score again: { $building }
button-festival = Score it again
note-festival = { $points ->
    [one] { $points } more point.
   *[other] { $points } more points.
}
choose-census = Use Census: 3 more citizens now
choose-keep = Keep { $card } for later
choose-place = Place { $token } on { $lots }
button-place = Place it here
note-covered = { $building } goes back.
note-left-over = You keep { $lots } with a marker.
note-residential = For citizens at era end – { $changes }.
tally-next = { $points } at the end of this era
tally-detail = { $detail }: { $next }

## Log

log-chose = { $player } has chosen
log-chose-card = { $player } chose { $card }
log-dealt = { $player } gets lot { $lot }
log-passed = The hands are passed on
log-role = { $player } has the role { $role }
log-offered-objectives = { $player } looks at two objectives
log-objective = Objective for everybody: { $objective }
log-monument = { $building } can be built
log-turned-up = The deed of { $lot } comes to the market
log-turned-card = The invocation { $card } comes to the market
log-silver = { $player } takes { $silver } silver
log-bought = { $player } bought { $lot } for { $price }
log-bought-card = { $player } bought the invocation { $card } for { $price }
log-built = { $player } built { $building } on { $lots }
log-taken-off = { $building } of { $player } left the board
log-stolen = { $player } stole { $lot } from { $victim }
log-offered = { $player } offers { $partner } { $give } for { $take }
log-traded = { $player } gave { $partner } { $give } for { $take }
log-declined = { $player } declined
log-used = { $player } used { $card }
log-exchanged = { $player } exchanged { $given } for { $taken }
log-looked = { $player } looked at the top of the stack
log-looked-at = { $player } looked at the top of the stack: { $cards }
log-put-under = The market went under the stack
log-left-game = { $card } left the game
log-last-turns = The market is empty: one more turn each
log-gained = { $points ->
    [one] { $player } gains { $points } point ({ $category })
   *[other] { $player } gains { $points } points ({ $category })
}
log-scoring = The era is scored
log-scored = { $points ->
    [one] { $player } scores { $points } point
   *[other] { $player } scores { $points } points
}
log-era = Era { $era } begins with { $player }
log-consul-ready = The Consul is ready
log-consul-took = The Consul took { $lot }
log-token = The Consul's token: { $token }
log-refused = No token fits: the Consul leaves { $lot }
log-over = The game is over

## Help

help-free-lot = Its deed is in a stack or out of the game. Who buys the deed owns the lot.
help-empty-lot = An owned lot without a building holds a lot marker and is worth 1 point at the end.
help-slot = Buying is your action. The cards right of it slide left, and the last slot is filled.
help-stack = When the stack and the market are empty, everybody has one more turn, and the era is scored.
help-player = An income is 5 silver and that of the commercial buildings. Each empty lot needs one of 8 lot markers.
help-hidden = Kept in secret and scored at the end.
help-favor = Worth what they show at the end. A token used to steal is turned to 4 and given to the victim.
help-deed = Take one. The others go on to the player at your left.
help-rank = Choose a place for each card, 1 uppermost.
help-trade = At least one lot must change hands, each side gives something, and only one side gives silver, at most 20.
help-consul = After each turn of who decides for him he gets ready or acts: he takes the leftmost card of the market. His silver makes cheap slots dearer. Everybody must have more points than he.
help-pile = The Consul's tokens by size, face down. The second number counts the discards.
help-building = { $size ->
    [one] { $kind }, { $size } lot.
   *[other] { $kind }, { $size } lots.
}
help-objective = At the end: { $objective }. { $points }.
help-unused = { $points ->
    [one] Unused it is worth { $points } point at the end.
   *[other] Unused it is worth { $points } points at the end.
}
worth-citizens = { $citizens ->
    [one] { $citizens } citizen.
   *[other] { $citizens } citizens.
}
worth-growing-citizens = { $citizens ->
    [one] { $citizens } citizen, and 1 more per adjacent building.
   *[other] { $citizens } citizens, and 1 more per adjacent building.
}
worth-commerce = { $points ->
    [one] { $silver } silver with each income, { $points } point in each scoring.
   *[other] { $silver } silver with each income, { $points } points in each scoring.
}
worth-growing-silver = { $silver } silver with each income, and 1 more per adjacent building.
worth-buildings = { $points ->
    [one] { $points } point per adjacent building, whoever owns it.
   *[other] { $points } points per adjacent building, whoever owns it.
}
worth-civic = { $points ->
    [one] { $points } point per adjacent civic building.
   *[other] { $points } points per adjacent civic building.
}
worth-people = { $points ->
    [one] { $points } point per citizen on adjacent buildings.
   *[other] { $points } points per citizen on adjacent buildings.
}
worth-half-people = 1 point per 2 citizens on adjacent buildings.
worth-silver = { $points ->
    [one] { $points } point per silver on adjacent commercial buildings.
   *[other] { $points } points per silver on adjacent commercial buildings.
}
needs-no-empty-lot = Needs: no empty lot of yours.
needs-population = { $count ->
    [one] Needs: { $count } citizen.
   *[other] Needs: { $count } citizens.
}
needs-lots = { $count ->
    [one] Needs: { $count } lot of yours.
   *[other] Needs: { $count } lots of yours.
}
needs-lots-of = { $count ->
    [one] Needs: { $count } lot under { $kind } buildings of yours.
   *[other] Needs: { $count } lots under { $kind } buildings of yours.
}
needs-size = Needs: a building of yours of size { $size } or more.
needs-silver = Needs: commercial buildings worth { $silver } silver.
needs-buildings-of = { $count ->
    [one] Needs: { $count } { $kind } building of yours.
   *[other] Needs: { $count } { $kind } buildings of yours.
}
needs-buildings = { $count ->
    [one] Needs: { $count } building of yours.
   *[other] Needs: { $count } buildings of yours.
}
needs-edge-lots = { $count ->
    [one] Needs: { $count } lot of yours on the edge of the city.
   *[other] Needs: { $count } lots of yours on the edge of the city.
}
needs-edge = Needs: a place on the edge of the city.
gift-points = { $points ->
    [one] When it is built, every player with an adjacent building gets { $points } point.
   *[other] When it is built, every player with an adjacent building gets { $points } points.
}
gift-silver = When it is built, every player with an adjacent building gets { $silver } silver.
reading-at-end = House reading: what counts is how things stand at the end, not what once was.
help-source = { $source }: { $values }.
source-rulebook = Rulebook
source-inferred = Follows from the rulebook
source-public = Publicly known
source-weak = One unsure source
source-house = House value
value-size = size
value-citizens = citizens
value-silver = silver
value-points = points
value-needs = requirement
value-gift = effect when built
value-task = task
value-effect = effect
value-ability = ability
value-prices = prices
value-markers = lot markers
value-lots = at least one lot
value-limits = limit on silver
value-tokens = the set of tokens

## Why not

why-short = You are { $silver } silver short
why-not-offered = The deed of { $lot } does not lie in the market
why-others = { $lot } belongs to { $player }
why-no-room = It does not fit on lots of yours. Buy deeds beside each other first
why-empty-lots = Only empty lots of the two of you change hands
why-first = First: { $asked }
no-turn = It is not your decision now
no-asked = This is not what is asked now
no-action-left = You have no action left. End your turn
no-end = You still have an action to take
no-card = No card lies in that slot
no-silver = You have too little silver. Take income first
no-marker = You have no lot marker free. Build on an empty lot first
no-tray = No such building is left in your tray
no-lot = Not every lot is yours. Buy the deeds first
no-cover = A covered building must be smaller than the new one
no-left-over = You have too few lot markers for the lots left over
no-hand = That deed is not in your hand
no-pool = That monument cannot be built now
no-monument-marker = You have no monument marker free
no-requirement = You do not meet what the monument needs
no-role = That role was not dealt to you
no-objective = That objective was not dealt to you
no-trading = There is no trading in this game
no-partner = Trade with another player
no-trade-lot = Neither of you has an empty lot
no-proposal = You have proposed often enough in this turn
no-item = That side does not have it
no-item-order = Items are added in order: your side first, lots before silver
no-much-silver = At most 20 silver change hands
no-both-silver = Only one side may give silver
no-lot-in-trade = Add at least one lot
no-one-sided = Each side must give something
no-trade-marker = One of you would lack lot markers
no-stealing = There is no stealing in this game
no-steal-lot = It is no empty lot of another player
no-favor = You have no favour token that shows 2
no-steal-marker = You have no lot marker free
no-pieces = You need two pieces beside the lot
no-safe-conduct = Safe Conduct protects that player
no-held = You do not hold that card unused
no-use-in-turn = That card is not used in a turn
no-use = The card cannot be used now
no-own-building = No building of yours begins there
no-clear-marker = You have too few lot markers for its lots
no-civic = No civic building of yours begins there
no-order = That is no order of the cards you see
no-token = The token has another shape
no-place = The token cannot be placed there

## How it ended

verdict-silver = { $player } wins the tie with { $silver } silver
verdict-shared = Points and silver are equal: the win is shared
verdict-won = Everybody has more than the Consul's { $points } points
verdict-lost = The Consul has { $points } points. Not ahead of him: { $players }
