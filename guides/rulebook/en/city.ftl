# The rulebook of City of Rome. guides/rulebook/city.json has its build: chapters, figures, numbers.
# Empty lines part paragraphs, "- " makes a list, " | " a table, ** bold, [name] a mark of its source.

lead = Every player builds one city of sixteen cards. Each round you choose between acting early and having much to build with.
maturity = Every card and every rule is from the rulebook. Where it is silent we say so, and why we decided as we did.

chapter-goal = Goal and pieces
    .brief = Sixteen cards, four by four. Most points win.
text-goal = You build a city of at most four rows and four columns. Homes score for the public buildings beside them, aqueducts for their number, temples for a wish of their own. Coins and influence are points too. After the last round **most points win**.
figure-whole-city = A finished city: sixteen cards. You will count it in the chapter on the end.
    .alt = A city of four by four cards: homes, a farm, aqueducts, temples and public buildings.
text-kinds = There are five kinds of cards; the band under the picture tells them apart.

    - **Homes** (terracotta) have a value of 2, 3 or 4. A luxury residence is a home that also has a star.
    - **Farms** (olive) work when you produce.
    - **Public buildings** (green, red, yellow, blue) work once, when they are built, and make homes beside them worth something.
    - **Aqueducts** (water) are worth more the more you have.
    - **Temples** (marble) score for what each of them wants.

    A card costs as many bricks as it shows: homes one, two or three by their value [costs], farms two, public buildings three, aqueducts one, temples two or three. Special cards of deck I, such as the Forum Romanum or the Grand Aqueduct, count as their plain versions everywhere.
text-supply = Coins and influence tokens do not run out [supply].

chapter-setup = Set-up
    .brief = A home and a farm, five coins, one card in secret.
text-setup = Everybody begins with a **Residence 2** and a **Vegetable Farm** side by side, and **5 coins**.

    Four players use the decks I to IV, three players I to III, two players I and II. Influence cards are hidden in deck I; everybody knows where: with two players they come in rounds 2, 4 and 7, worth 4, 8 and 14; with more in rounds 3, 6, 10 and 14, worth 3, 6, 10 and 14.
figure-start = How every city begins.
    .alt = Two cards side by side: a residence of value 2 and a vegetable farm.
heading-first-card = Your first card
text-first-card = The first player is drawn by lot [first-player]. The player on his right draws as many cards of deck II as there are players, keeps one in secret and passes the rest to the right. So it goes on; the first player takes what is left.
text-strips = Six strips with three bricks and two cogs each [strips] are shuffled and turned at random [turning]. One lies on top; the emperor stands at its left end.

chapter-round = A round
    .brief = New cards, then emissaries: early or strong.
text-round = A game has **14 rounds**, with two players **7**. Every round:

    - The strip is turned and put under the others; the next one is used.
    - One card of each deck is laid out, with two players two of each. There are as many cards as turns, so none is left over.
    - From the first player on, everybody puts an emissary on a free space. With two players everybody has two, placed in turns.

    After the round the next player is first.
figure-place = Space 3 is free: one brick, two cogs.
    .alt = The strip with the emperor on the left; an emissary is put on the third space.
figure-place-taken = Somebody stands there already.
    .alt = The same strip; the third space is crossed out because an emissary stands on it.
heading-order = Who acts, and with what
text-order = The emissary **nearest the emperor acts first**. Each emissary is one whole turn; two turns of one player share nothing.
text-points = You may use the bricks and cogs of **your space and of all spaces nearer the emperor**, whoever stands there. Near the emperor you choose first and have little; far away you have much and take what is left. What you do not use is lost.

chapter-turn = A turn
    .brief = Take a card. Then build once and produce once, if you like.
text-turn = First **take one card** of the offer into your hand; you must. Then you may **build one card** and **produce once**, in either order. Each is finished before the other begins.
figure-offer = The offer of round 1. The card nearest your plan may be gone before your turn.
    .alt = The offer with four cards and the decks they came from.
heading-pay = Buy what is missing
text-pay = A missing brick costs **2 coins**, a missing cog **1 coin**. You buy only what the action needs [buying]. In the picture two of the three bricks for the Colosseum were bought for 4 coins, and still the move brings { $gain ->
        [one] a point
       *[other] { $gain } points
    } in all: a second colour doubles the homes beside it.
figure-pay = The Colosseum, with one free brick and two bought.
    .alt = The Colosseum is built below two homes; it is outlined.
text-tokens = Grain farms and the vineyard keep **brick tokens**. Each one you spend is a brick for one build. You choose how many to use; which card they come from is no choice [which-token].
text-hand = Your hand is secret and has no limit, though everybody saw what you took from the offer. Coins and tokens lie open [open-coins]. **Cards left in your hand are worth nothing at the end.**

chapter-build = Build
    .brief = Whole side to whole side, never more than four by four.
text-build = Build **one card of your hand**, the one just taken or another. It goes on a free place that shares a **whole side** with a card of your city. Cards stay where they are.
figure-build = A whole side touches. Good.
    .alt = A card is laid so that one side lies against the city; it is outlined.
figure-build-corner = Only a corner touches.
    .alt = A place that touches the city only at a corner is crossed out.
text-window = Your city never has more than **four rows and four columns**. Which four is open until it is as wide or as high.
figure-build-window = A fifth column.
    .alt = A place right of the fourth column of a city is crossed out.
figure-build-home = Between two public buildings: where a home belongs.
    .alt = A luxury residence is built in the corner between a forum and a colosseum.
text-build-order = A build goes in this order: pay, take a replaced card away, lay the card, take its stars, then its effect. What the effect brings cannot pay for the card.

chapter-produce = Produce
    .brief = Two cogs: every farm of your city works.
text-produce = Producing takes **two cogs**, free or bought. **Every farm of your city works once**, also one built in this turn. You may produce even if it brings nothing [idle-produce]. Here it brings { $gain ->
        [one] a coin, which is a point at the end
       *[other] { $gain } points
    }.
figure-produce = The Vegetable Farm works.
    .alt = A residence and a vegetable farm; the farm is outlined.
text-farms = Farm | brings
    Vegetable Farm | a coin
    Grain Farm | a brick token on the card, if there is none
    Sheep Farm | an influence token
    Vineyard | a coin, and a brick token if there is none

chapter-public = Public buildings
    .brief = They work once, for each card beside them.
text-public = A public building works **at once and only once**: it counts the cards beside it, of any kind, in the moment it is built. Diagonals do not count. The Forum in the picture touches two cards and counts one more; with the homes it serves the move brings { $gain } points.
figure-forum = The Forum beside two cards: 2 + 1 coins.
    .alt = The Forum Romanum is built in the corner between a farm and a home, which are dotted.
figure-baths = The Imperial Baths beside two cards keep 2 + 1 point tokens.
    .alt = The Imperial Baths with a token of 3 points, between a temple and a luxury residence.
text-public-kinds = Building | colour | for each card beside it
    Market, Forum Romanum | green | a coin; the Forum one more
    Arena, Colosseum | red | an influence token; the Colosseum one more
    School, University | yellow | draw a card; the University one more; keep one
    Baths, Imperial Baths | blue | a point token on the card; the Imperial Baths one more
heading-school = Schools
text-school = Before looking, name a deck among II, III and IV in play. Draw one card for each card beside the school; if the deck has fewer, all of them [short-deck]. **Keep one**, and put the others under the deck in an order of your choice. Only you see them.
figure-school = A university drew these cards; one is kept.
    .alt = Cards that one player sees, drawn from a deck, of which one is to be kept.

chapter-aqueducts = Aqueducts
    .brief = 4, 12, 24, 40 points. Never two in a line.
text-aqueducts = One aqueduct is worth **4** points, two **12**, three **24**, four **40**. **No two may stand in the same row or the same column.** The second one in the picture brings { $gain } points.
figure-aqueduct-line = Another row and another column.
    .alt = A Grand Aqueduct is built in the bottom row of a city whose first aqueduct stands at the top right.
figure-aqueduct-column = The same column as the first one.
    .alt = The place below an aqueduct, in its column, is crossed out.
heading-replace = Building onto a card
text-replace = An aqueduct may also be built **onto any card of your own city**, also onto a temple, a starting card or another aqueduct [replaced-aqueduct]. That card leaves the game with all that lies on it. What it brought before is kept; its stars count no more [replaced-stars].
figure-replace = The Grand Aqueduct took the place of a home.
    .alt = An aqueduct stands where a home stood; it is outlined.

chapter-influence = Influence
    .brief = Most tokens take the card; a tie takes nothing.
text-influence = A card with **stars** gives as many influence tokens when it is built. Arenas, the Colosseum and sheep farms give more.
text-influence-cards = When an influence card has come out, look at the end of the round who has **most influence tokens**. That player **gives all of them back** and takes the card with its points. **On a tie nobody takes it**: it waits, and you compare again at the end of every round. A card that is still tied after the last round is lost.
figure-influence = What the table shows: a card of 4 lies out, others will come.
    .alt = The list of influence cards: one is due at the end of the round.

chapter-zones = What homes are worth
    .brief = Values times colours, and the tokens of one baths.
text-zones = Homes of the **same value** that touch are one **zone**; a single home is one too. A zone scores

    - the **sum of its values**
    - times the number of **different colours** of public buildings beside it
    - plus the point tokens of **one** baths beside it, the best [zones].

    Without a public building beside it a zone scores nothing. One baths counts for every zone it touches. Two buildings of one colour count once.
figure-zone = The zone of 3 touches green, red and blue.
    .alt = Two homes of value 3 are outlined; a forum, a colosseum and baths beside them are dotted.
heading-zone-example = Counted at the end of a game
text-zone-example = The city below at its end:

    - Value 2, three homes, beside green and red: 6 × 2 = { $two }.
    - Value 3, two homes, beside green, red and blue, and 3 tokens on the baths: 6 × 3 + 3 = { $three }.
    - Value 4, one home, beside blue, and the same baths again: 4 × 1 + 3 = { $four }.
figure-zone-end = The zone of value 2 and its two colours.
    .alt = A full city; three homes of value 2 are outlined, a forum and a colosseum are dotted.

chapter-temples = Temples
    .brief = Each one pays for something of its own.
text-temples = A temple scores at the end for what it wants. A condition pays once; special and starting cards count like plain ones.
figure-temple = Temples in the offer: read what they want before you take one.
    .alt = An offer in which temples lie.
text-temple-list = Temple | pays
    Minerva | 10 if your city has 16 cards
    Fortuna | 15 for public buildings of all four colours
    Cupid | 10 for four homes of value 2
    Juno | 10 for four temples, itself included
    Saturn | 15 for four farms
    Luna | 1 for each star in your city
    Mars | 5 for a home of value 4
    Venus | 2 for each home of value 2
    Jupiter | 2 for each temple, itself included
    Mercury | 1 for each three coins, besides their own points

chapter-end = The end and scoring
    .brief = One game counted to the last coin.
text-end = After the last round everybody counts: homes, aqueducts, temples, **1 point a coin**, **1 point for two influence tokens**, and the influence cards. Most points win; on a tie most influence tokens, then most coins; then the win is shared.
heading-example = A worked example
text-example = Livia’s three aqueducts are worth { $aqueducts } points. Her temples: Minerva 10, Jupiter 2 for each of three, Mars 5: 10 + 6 + 5 = { $temples }. In all she has { $total } points, Octavius { $other }.
figure-last-card = The last card of this game: one place is left.
    .alt = A city of fifteen cards; the free place at the top left is marked.
text-enough = Decks and offers never run short, and a city is full at the earliest with its owner’s last build.

chapter-options = Options
    .brief = Who is first, and how first cards are given.
text-option-first = **First player.** By lot, or the seat you name [first-player].
text-option-dealt = **First cards dealt.** Instead of the draft everybody is dealt one card of deck II [dealt]. In the draft the last player chooses among most cards and wins more than a fair share; dealt cards make the seats even.

source-first-player = The rulebook begins with the oldest. The table does not ask for ages, and a lot favours nobody.
source-dealt = Our own switch. The rulebook knows only the draft, which is what holds if nothing is said.
source-supply = The rulebook has no rule for an empty supply, so the pieces of the box are a stock and no limit.
source-strips = Three bricks and two cogs can be put in order in exactly six ways if a strip may be turned round: the six strips of the box.
source-turning = While shuffling they may be turned and flipped, and so lie in one of two orders.
source-costs = The rulebook names the values 2, 3, 4 and the costs 1, 2, 3 in the same order.
source-buying = More would never be of use.
source-which-token = The rulebook does not say. A token on a card that is replaced goes first, as it would be lost; then in reading order.
source-idle-produce = The rulebook asks for two cogs and for nothing else.
source-replaced-aqueduct = The rulebook excepts no building, and an aqueduct is one.
source-replaced-stars = Nothing is ever paid back, and what counts stars counts cards in the city.
source-short-deck = As near to the rule as the deck allows.
source-open-coins = The rulebook calls only the hand secret.
source-zones = The rulebook’s own example counts so, with one baths a zone.

asked-tie = Who takes the influence card on a tie?
asked-two-baths = Do two baths at one zone both count?
asked-other-card = Must I build the card that I took?
asked-window = Which four rows and columns are mine?
asked-left-cards = What are cards left in my hand worth?
