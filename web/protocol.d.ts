// What travels between the page and the server: written from the Rust types by
// `UPDATE_EXPECT=1 cargo test -p aedile-protocol wire`. Do not edit.

export type About = {
/**
 * The program's version.
 */
version: string,
/**
 * The language of the words below.
 */
lang: string,
/**
 * Every language.
 */
languages: Array<LangAbout>,
/**
 * The bots that people may invite, the gentlest first.
 */
bots: Array<BotLevel>,
/**
 * The games, in the order of the list.
 */
games: Array<GameAbout>,
/**
 * Why nothing can be kept at the moment: tables can be looked at and not played.
 */
trouble: ErrorBody | null, };
export type AdminOrder = {
/**
 * `close TABLE`, `ban player PLAYER`, `ban network ADDRESS`, `unban …`, `forget PLAYER`.
 */
what: string,
/**
 * Why, in one line. Whoever is banned, and who sat at the table, is told.
 */
why: string, };
export type AdminPlayer = {
/**
 * No secret.
 */
id: string,
/**
 * The chosen name.
 */
name: string,
/**
 * When the player first came.
 */
created_at: UnixMillis,
/**
 * When a browser or program of the player was last in use.
 */
seen_at: UnixMillis | null,
/**
 * How many of them are signed in.
 */
sessions: number,
/**
 * Why the player is banned; nothing where that is not so.
 */
banned: string | null, };
export type AdminPlayers = {
/**
 * The players.
 */
players: Array<AdminPlayer>, };
export type AdminTable = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * The game's word.
 */
game: string,
/**
 * How far it is.
 */
status: "waiting" | "running" | "finished" | "closed",
/**
 * Who finds it.
 */
visibility: "open" | "private",
/**
 * Who sits where: a name, `bot LEVEL`, or nothing for an open seat.
 */
seats: Array<string>,
/**
 * The players who sit there, each once.
 */
players: string[],
/**
 * When it was made.
 */
created_at: UnixMillis,
/**
 * When something last happened.
 */
touched_at: UnixMillis, };
export type AdminTables = {
/**
 * The tables.
 */
tables: Array<AdminTable>,
/**
 * Where to go on: the next `after`.
 */
next: string | null, };
export type Answer = { "done": Done } | { "staged": Staged } | { "help": HelpShown } | { "overlay": OverlayAreas } | { "error": ErrorBody };
export type AnswerShown = {
/**
 * What the choices call it.
 */
key: string,
/**
 * For its button.
 */
label: string,
/**
 * What it costs or brings; may be empty.
 */
note: string,
/**
 * What is asked once it is given; may be empty.
 */
asks: string,
/**
 * What the button shows.
 */
glyph: string | null,
/**
 * Whether it is done beside what the turn is about, and the same is asked after it.
 */
aside: boolean, };
export type Arrival = {
/**
 * 32 random bytes for the deal, as 64 lower-case hexadecimal digits; of no use once the game
 * is dealt.
 */
share?: string,
/**
 * That somebody may know the deal is known: without it nobody sits down to such a game.
 */
known_deal?: boolean, };
export type Asked = {
/**
 * Who asks.
 */
seat: number,
/**
 * From which entry on everything would be taken back.
 */
point: Sequence,
/**
 * Who agreed.
 */
agreed: number[],
/**
 * Whether something was revealed since: whoever saw it goes on knowing it.
 */
reveals: boolean, };
export type AskedShown = {
/**
 * The question.
 */
question: string,
/**
 * The rule that answers it.
 */
rule: string, };
export type AuditShown = {
/**
 * The deeds.
 */
noted: Array<NotedShown>, };
export type BanShown = {
/**
 * `player PLAYER` or `network NETWORK`.
 */
who: string,
/**
 * Why.
 */
why: string,
/**
 * Since when.
 */
at: UnixMillis, };
export type BansShown = {
/**
 * All of them.
 */
bans: Array<BanShown>, };
export type BlockShown = {
/**
 * The rules it tells.
 */
rules: Array<string>,
/**
 * What it is.
 */
content: ContentShown, };
export type BotLevel = {
/**
 * What to ask for.
 */
level: string,
/**
 * What it is called.
 */
name: string,
/**
 * How it plays, in a sentence.
 */
help: string,
/**
 * About how many seconds it thinks about a turn; nothing for one that answers at once.
 */
seconds: number | null, };
export type Bye = "stopping" | "misbehaved" | "signed-out" | "banned";
export type CardShown = {
/**
 * What it is called, or what it asks for.
 */
name: string,
/**
 * What it does; may be empty.
 */
text: string, };
export type CertaintyShown = {
/**
 * The provenance's word.
 */
source: "rulebook" | "inferred" | "public" | "weak" | "house",
/**
 * What it is called.
 */
name: string,
/**
 * What that means.
 */
meaning: string,
/**
 * How many.
 */
rules: number, };
export type Change<T> = {
/**
 * Whose; nobody's where it is the rival's.
 */
seat: number | null,
/**
 * What it is called: a category, or an open thing.
 */
name: string,
/**
 * How much there is.
 */
old: T,
/**
 * How much there would be.
 */
new: T, };
export type Chapter = {
/**
 * After so many decisions.
 */
decisions: number,
/**
 * "Round 8 of 14".
 */
text: string, };
export type ChapterShown = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * Its title.
 */
title: string,
/**
 * What it tells, in a sentence.
 */
brief: string,
/**
 * Whether it belongs to the one before.
 */
inner: boolean,
/**
 * The figure for the contents.
 */
figure: string,
/**
 * The decisions it explains: the first words of actions.
 */
asks: Array<string>,
/**
 * Minutes to read.
 */
minutes: number,
/**
 * Texts, figures, tables.
 */
blocks: Array<BlockShown>, };
export type Checked = {
/**
 * Why not.
 */
error: ErrorBody | null, };
export type ChoiceShown = {
/**
 * What to send back.
 */
action: string,
/**
 * Complete, for lists and screen readers.
 */
label: string,
/**
 * For the one filled button.
 */
button: string,
/**
 * What it costs and brings; may be empty.
 */
note: string,
/**
 * What the button shows.
 */
glyph: string | null,
/**
 * The hits a person would click, in order.
 */
path: Array<string>,
/**
 * The places it would cover or change.
 */
marks: Array<string>,
/**
 * The key of the answer it belongs to, where the prompt has answers.
 */
answer: string | null,
/**
 * Whether it only says what the next choice is about, whose sentence tells it as well.
 */
leads?: boolean, };
export type ClientMessage = {
/**
 * Who looks, in which language and format, and from which entry on.
 */
hello: Hello, } | {
/**
 * Comes back with the answer.
 */
ping: number, } | {
/**
 * Comes back with the answer.
 */
id: number,
/**
 * What the client asks for.
 */
request: Request, };
export type ContentShown = { "heading": string } | { "text": Array<PassageShown> } | { "figures": Array<FigureShown> } | { "scores": ExampleShown } | { "cards": Array<CardShown> };
export type Course = {
/**
 * Everybody's points where each chapter begins, and now; none while points are hidden.
 */
steps: Array<CourseStep>, };
export type CourseStep = {
/**
 * After so many decisions.
 */
decisions: number,
/**
 * The chapter that begins there, "Era 2 of 3, 7 cards until scoring"; empty where none does.
 */
text: string,
/**
 * Its part of the game, "Era 2 of 3"; empty where none begins.
 */
part: string,
/**
 * The number of that part, where it has one.
 */
number: number | null,
/**
 * The players' points, in seat order.
 */
points: Array<number>,
/**
 * Points of the opponent that no person plays.
 */
rival: number | null, };
export type DealInfo = {
/**
 * `seed`: one party's word; `shared`: from a secret of the server and the players' shares;
 * `continued`: as the game was that it goes on from.
 */
kind: "seed" | "shared" | "continued",
/**
 * Whether somebody may have known it before: who sits down must say that they know, and the
 * game is never rated.
 */
known: boolean,
/**
 * Whose word it rests on, in words.
 */
sentence: string,
/**
 * The game that it goes on from.
 */
from: DealSource | null, };
export type DealSource = {
/**
 * What that game promised.
 */
commitment: string,
/**
 * How many of its decisions were taken over.
 */
decisions: number, };
export type Done = {
/**
 * The table's sequence afterwards.
 */
sequence: Sequence, };
export type ErrorBody = {
/**
 * Stable.
 */
code: string,
/**
 * A sentence in the reader's language.
 */
sentence: string,
/**
 * The rule that forbids it.
 */
rule?: string,
/**
 * Which action of a list, counted from 0.
 */
index?: number,
/**
 * The table's sequence, where another one was answered.
 */
current?: Sequence, };
export type ErrorResponse = {
/**
 * What is wrong.
 */
error: ErrorBody, };
export type ExampleShown = {
/**
 * The names of the seats.
 */
names: Array<string>,
/**
 * The colours of the seats.
 */
colors: Array<string>,
/**
 * The name of the opponent that no person plays.
 */
rival: string | null,
/**
 * Their points.
 */
scores: ScoresShown, };
export type FactShown = {
/**
 * What is shown.
 */
glyph: string,
/**
 * What it is called.
 */
name: string,
/**
 * How much.
 */
value: string, };
export type FigureShown = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * What stands under it.
 */
caption: Array<SpanShown>,
/**
 * Width by height.
 */
aspect: number,
/**
 * Whether what it shows is allowed; nothing where that is not the question.
 */
verdict: "allowed" | "refused" | null,
/**
 * What the table says to what is not allowed.
 */
refusal: RefusalShown | null,
/**
 * Whether the position can be tried.
 */
playable: boolean, };
export type ForgetMe = {
/**
 * The player's name: nobody is deleted by mistake.
 */
name: string, };
export type GameAbout = {
/**
 * The word for it.
 */
game: string,
/**
 * Its name.
 */
title: string,
/**
 * What it is about, in a sentence.
 */
about: string,
/**
 * The fewest players.
 */
least_seats: number,
/**
 * The most players.
 */
most_seats: number,
/**
 * What can be agreed before the game.
 */
options: Array<OptionAbout>,
/**
 * How well its rules are known.
 */
maturity: MaturityShown | null, };
export type GuideShown = {
/**
 * The game's word.
 */
game: string,
/**
 * The game's name.
 */
title: string,
/**
 * The titles of the steps.
 */
steps: Array<string>, };
export type HandOver = {
/**
 * Which seat.
 */
seat: number,
/**
 * The player's own seat.
 */
by: number,
/**
 * `person` or `bot LEVEL`.
 */
to: string,
/**
 * What the client calls it: asking again by the same name does nothing twice, and is answered
 * with what came of it.
 */
submission?: string, };
export type Hello = {
/**
 * One of the player's seats; without it the connection watches.
 */
seat?: number | null,
/**
 * `wide`, `short`, `narrow` or `thumb`.
 */
format?: "wide" | "short" | "narrow" | "thumb",
/**
 * A language tag; the browser's if nothing is said.
 */
lang?: string,
/**
 * Up to where the log was told.
 */
sequence?: number,
/**
 * The pictures the client has: area to hash.
 */
areas?: { [key in string]: string },
/**
 * Whether to draw; a program says no.
 */
pictures?: boolean,
/**
 * Whether long messages may come compressed.
 */
deflate?: boolean, };
export type HelpShown = {
/**
 * Its name in words.
 */
name: string,
/**
 * A few sentences.
 */
text: string,
/**
 * The ids of the rules it comes from.
 */
rules: Array<string>,
/**
 * Why who must decide cannot use it now; nothing where it can be used, or plays no part.
 */
why: WhyNotShown | null, };
export type HelpWanted = {
/**
 * The place or piece, `kind:name`.
 */
hit: string,
/**
 * What is staged, so that why it cannot be used is said of what would be then.
 */
actions?: Array<string>,
/**
 * What was clicked since, towards the next action.
 */
clicked?: Array<string>, };
export type ItemShown = {
/**
 * The category's word.
 */
category: string,
/**
 * Its name.
 */
name: string,
/**
 * The points.
 */
points: number, };
export type Judged = {
/**
 * `right`: what it wants; `so-far`: the beginning of it; `other`: something else.
 */
verdict: "right" | "so-far" | "other",
/**
 * What is said to that; nothing to a beginning.
 */
sentence: string, };
export type KindShown = {
/**
 * The kind in the text of a hit.
 */
kind: string,
/**
 * One of them, in words.
 */
name: string, };
export type KnownLink = {
/**
 * What stands behind the `#` of the link.
 */
token: string, };
export type LangAbout = {
/**
 * Its tag.
 */
tag: string,
/**
 * Its own name for itself.
 */
name: string, };
export type LessonAnswer = { "staged": Staged } | { "help": HelpShown } | { "overlay": OverlayAreas } | { "judged": Judged };
export type LessonShown = {
/**
 * Whose eyes and decision.
 */
seat: number,
/**
 * How it follows the step before: with the seat's next decision, after more of them, or in
 * another game.
 */
follows: "at-once" | "later" | "elsewhere",
/**
 * Its title.
 */
title: string,
/**
 * Why it matters.
 */
why: string,
/**
 * What to do now.
 */
task: string,
/**
 * A move that is what the lesson wants, for who asks to be shown.
 */
example: Array<string>,
/**
 * The ids of the rules that tell about it.
 */
rules: Array<string>,
/**
 * The position, with everything that may be chosen.
 */
update: Update, };
export type Line = {
/**
 * The entry it belongs to.
 */
sequence: Sequence,
/**
 * Whom it is about.
 */
seat: number | null,
/**
 * The sentence; empty where there is only a motion.
 */
text: string,
/**
 * The pieces that go somewhere.
 */
motions: Array<MotionShown>,
/**
 * Entries that are taken back by it.
 */
takes_back: Array<Sequence>,
/**
 * Whether it tells what was revealed: then it stays though its entry is taken back.
 */
stays: boolean,
/**
 * Whether it tells that the seat is in other hands now: a bot's, or its person's again.
 */
handed?: boolean,
/**
 * Where the points of all are counted at once: what the count is called.
 */
scoring?: string,
/**
 * When it was, of what people want to know the time.
 */
at?: UnixMillis, };
export type LinkClaim = {
/**
 * What stands behind the `#` of the link.
 */
token: string,
/**
 * What they bring.
 */
arrival?: Arrival, };
export type LinkQuestion = {
/**
 * To which seat.
 */
seat: number,
/**
 * Who has not agreed yet.
 */
awaited: number[],
/**
 * Those of them who did nothing at the table since: they are waited for until `until`.
 */
silent: number[],
/**
 * When the silent ones are waited for no longer.
 */
until: UnixMillis, };
export type LinkTarget = {
/**
 * Which seat.
 */
seat: number,
/**
 * Of which table.
 */
table: TableInfo, };
export type LinkWanted = {
/**
 * To which seat.
 */
seat: number,
/**
 * What the client calls it: asking again by the same name does nothing twice, and is answered
 * with what came of it.
 */
submission?: string, };
export type MadeTable = {
/**
 * The table.
 */
table: TableInfo,
/**
 * The links of its open seats.
 */
links: Array<SeatLink>,
/**
 * Whether it was made by this request; a rematch may have been there already.
 */
anew: boolean, };
export type MaturityShown = {
/**
 * The word for it.
 */
maturity: "settled" | "part-own",
/**
 * What it is called.
 */
name: string,
/**
 * Why, in a sentence.
 */
reason: string, };
export type Me = {
/**
 * The player; nobody for a stranger.
 */
player: PlayerShown | null,
/**
 * Why the player who is signed in may not play here, in words.
 */
banned: string | null, };
export type MotionShown = {
/**
 * Where it was.
 */
from: string,
/**
 * Where it is.
 */
to: string, };
export type NewPlayer = {
/**
 * The chosen name; a Roman one if nothing is said.
 */
name?: string,
/**
 * Whether to be told a token in place of a cookie.
 */
program?: boolean, };
export type NewSeat = { "kind": "me",
/**
 * What they add to the deal.
 */
share?: string, } | { "kind": "beside",
/**
 * The name.
 */
name: string,
/**
 * What they add to the deal.
 */
share?: string, } | { "kind": "bot",
/**
 * Its level.
 */
level: string, } | { "kind": "open", };
export type NewTable = {
/**
 * The game's word.
 */
game: string,
/**
 * Who sits where, in seat order.
 */
seats: Array<NewSeat>,
/**
 * Options that are not the default.
 */
options?: { [key in string]: string },
/**
 * Seconds a turn may take; no limit if nothing is said.
 */
turn_limit_s?: number,
/**
 * `open`: everybody finds it in the lobby; `private`: only those who have a link.
 */
visibility?: "open" | "private",
/**
 * Whether points are told only at the end.
 */
hide_scores?: boolean, };
export type NotedShown = {
/**
 * When.
 */
at: UnixMillis,
/**
 * Who did it.
 */
who: string,
/**
 * What, as it is ordered.
 */
what: string,
/**
 * Why.
 */
why: string, };
export type OptionAbout = {
/**
 * The word for it.
 */
key: string,
/**
 * Its name.
 */
name: string,
/**
 * What it does, in a sentence.
 */
help: string,
/**
 * What holds if nothing is said.
 */
default: string,
/**
 * What can be chosen.
 */
values: Array<ValueAbout>,
/**
 * How well it is known.
 */
source: SourceShown | null, };
export type OptionShown = {
/**
 * The word for it.
 */
key: string,
/**
 * The word for its value.
 */
value: string,
/**
 * Its name.
 */
name: string,
/**
 * The value's name.
 */
value_name: string,
/**
 * Whether nothing else was said.
 */
is_default: boolean, };
export type Outcome = {
/**
 * Places, or the team's result.
 */
standing: { places: number[] } | { team: { won: boolean } },
/**
 * "Livia wins with 61 points".
 */
sentence: string,
/**
 * How a tie was decided.
 */
verdict: string | null, };
export type OverlayAreas = {
/**
 * The table's sequence when it was made.
 */
sequence: Sequence,
/**
 * Over the areas of the same names.
 */
areas: Array<Picture>, };
export type OverlayShown = {
/**
 * What to ask for.
 */
key: string,
/**
 * What its button says.
 */
name: string,
/**
 * What its button shows.
 */
glyph: string,
/**
 * The key that shows and hides it.
 */
shortcut: string, };
export type OverlayWanted = {
/**
 * Its key, of those that the sheet names.
 */
key: string,
/**
 * What is staged, so that it lies as it would then.
 */
actions?: Array<string>, };
export type PageShown = {
/**
 * What its tab says.
 */
name: string,
/**
 * What its tab shows.
 */
glyph: string,
/**
 * How wide it is.
 */
width: number,
/**
 * How high it is.
 */
height: number,
/**
 * Whether each of its areas belongs to a player, and is shown where that player is.
 */
of_players: boolean,
/**
 * What lies on it, in reading order.
 */
slots: Array<SlotShown>, };
export type PageWords = {
/**
 * The language.
 */
lang: string,
/**
 * Every message, and its attributes as `message.attribute`.
 */
messages: { [key in string]: Wording }, };
export type PassageShown = { "paragraph": Array<SpanShown> } | { "list": Array<Array<SpanShown>> } | { "table": Array<Array<Array<SpanShown>>> };
export type People = {
/**
 * The seats that somebody looks from.
 */
seats: number[],
/**
 * How many look on without a seat.
 */
watching: number, };
export type Picture = {
/**
 * Which area.
 */
area: string,
/**
 * Its SVG.
 */
svg: string,
/**
 * Of the SVG.
 */
hash: string, };
export type PlayOn = {
/**
 * Who sits where; none may be open.
 */
seats: Array<NewSeat>, };
export type PlayerShown = {
/**
 * No secret.
 */
id: string,
/**
 * The chosen name.
 */
name: string, };
export type ProgressShown = {
/**
 * "Round 8 of 14".
 */
text: string,
/**
 * The current step, counted from 1, and how many; nothing where the end is open.
 */
step: [number, number] | null, };
export type PromptShown = {
/**
 * Whether the onlooker must decide.
 */
yours: boolean,
/**
 * One sentence.
 */
title: string,
/**
 * What else to know; may be empty.
 */
note: string,
/**
 * The first question, where there is one before the choices.
 */
answers: Array<AnswerShown>,
/**
 * What places and pieces are called of which one more is to be clicked.
 */
kinds: Array<KindShown>, };
export type QuestionAnswer = {
/**
 * Who answers.
 */
seat: number,
/**
 * The sequence it answers.
 */
sequence: Sequence,
/**
 * Which question; about an undo if nothing is said.
 */
about?: Topic,
/**
 * What the client calls it: asking again by the same name does nothing twice, and is answered
 * with what came of it.
 */
submission?: string, };
export type Recover = {
/**
 * What stands behind the `#` of the link.
 */
token: string,
/**
 * Whether to be told a token in place of a cookie.
 */
program?: boolean, };
export type Recovery = {
/**
 * The whole address.
 */
link: string, };
export type RefusalShown = {
/**
 * The sentence.
 */
sentence: string,
/**
 * The rule that forbids it.
 */
rule: string, };
export type Rename = {
/**
 * The name.
 */
name: string, };
export type RenewRecovery = {
/**
 * Whether all other browsers and programs are signed out, too.
 */
end_others?: boolean, };
export type Replay = {
/**
 * How many decisions were taken.
 */
decisions: number,
/**
 * Whether the game is over: then everything may be seen.
 */
over: boolean,
/**
 * Where rounds, eras and the like begin.
 */
chapters: Array<Chapter>, };
export type Reply = {
/**
 * The request's.
 */
id: number | null, } & ({ "done": Done } | { "staged": Staged } | { "help": HelpShown } | { "overlay": OverlayAreas } | { "error": ErrorBody });
export type Request = { "submit": Submission } | { "stage": Submission } | { "undo": UndoWanted } | { "agree": QuestionAnswer } | { "decline": QuestionAnswer } | { "ask_link": LinkWanted } | { "hand_over": HandOver } | { "help": HelpWanted } | { "overlay": OverlayWanted };
export type RulebookShown = {
/**
 * The game's word.
 */
game: string,
/**
 * The game's name.
 */
title: string,
/**
 * What the game is, in two sentences.
 */
lead: string,
/**
 * How well its rules are known.
 */
maturity: MaturityShown,
/**
 * How many rules are known how well, the surest first.
 */
certainty: Array<CertaintyShown>,
/**
 * The marks that texts name by their place in this list.
 */
sources: Array<SourceShown>,
/**
 * How many lessons the guided first game has.
 */
lessons: number,
/**
 * Questions that are asked most, and where they are answered.
 */
asked: Array<AskedShown>,
/**
 * The chapters, in reading order.
 */
chapters: Array<ChapterShown>, };
export type RulesShown = {
/**
 * The game's name.
 */
title: string,
/**
 * The rules as HTML: an element with the id of each rule, links between them.
 */
html: string, };
export type ScoresShown = {
/**
 * The players' points, in seat order.
 */
seats: Array<SeatScore>,
/**
 * Points of the opponent that no person plays.
 */
rival: SeatScore | null, };
export type SeatBot = {
/**
 * Its level.
 */
level: string, };
export type SeatFacts = {
/**
 * The seat, counted from 1.
 */
seat: number,
/**
 * The same things in the same order for every seat.
 */
facts: Array<FactShown>, };
export type SeatInfo = {
/**
 * The seat, counted from 1.
 */
seat: number,
/**
 * `open`, `person` or `bot`. A person's seat stays theirs while a bot plays for them.
 */
kind: "open" | "person" | "bot",
/**
 * Who sits there, in words.
 */
name: string,
/**
 * The colour's word.
 */
color: string,
/**
 * The level of a bot.
 */
level: string | null,
/**
 * Whether it is the reader's.
 */
yours: boolean,
/**
 * Whether it is to act.
 */
to_act: boolean,
/**
 * Whether there is a link by which it can be taken.
 */
invited: boolean,
/**
 * Whether who sits there, or sat there when the game began, added a share to the deal.
 */
shared: boolean,
/**
 * The place in the result, once the game is over; nothing for a team.
 */
place: number | null,
/**
 * The points in the result.
 */
points: number | null, };
export type SeatLink = {
/**
 * Which seat.
 */
seat: number,
/**
 * The whole address.
 */
link: string, };
export type SeatScore = {
/**
 * By category, in rulebook order.
 */
items: Array<ItemShown>,
/**
 * Their sum.
 */
total: number, };
export type SeatShown = {
/**
 * The seat, counted from 1.
 */
seat: number,
/**
 * The name of who sits there.
 */
name: string,
/**
 * The colour's word.
 */
color: string,
/**
 * Who decides for it: `person`, `open` or `bot LEVEL`.
 */
driver: string,
/**
 * Whether it is to act.
 */
to_act: boolean,
/**
 * When its turn runs out.
 */
deadline: UnixMillis | null, };
export type Sequence = number;
export type ServerMessage = { "table": TableInfo } | { "update": Update } | { "people": People } | { "thinking": Thinking | null } | { "pong": number } | { "bye": Bye } | Reply;
export type SessionShown = {
/**
 * Its name in this list.
 */
id: string,
/**
 * What it called itself, shortened: `Firefox, Linux`; empty where that is not known.
 */
hint: string,
/**
 * When it was signed in.
 */
created_at: UnixMillis,
/**
 * When it was last in use, to the hour.
 */
seen_at: UnixMillis,
/**
 * Whether it is the one that asks.
 */
this: boolean, };
export type Sessions = {
/**
 * All of them.
 */
sessions: Array<SessionShown>, };
export type SheetShown = {
/**
 * The pages.
 */
pages: Array<PageShown>,
/**
 * What can be laid over them on demand.
 */
overlays: Array<OverlayShown>, };
export type SignedIn = {
/**
 * Who it is.
 */
player: PlayerShown,
/**
 * The secret of a program; a browser has it in its cookie.
 */
token: string | null,
/**
 * A link that signs another browser in, once; told only now.
 */
recovery: string | null, };
export type SlotShown = {
/**
 * Which area.
 */
area: string,
/**
 * Whose it is, where each seat has one.
 */
seat: number | null,
/**
 * Whether only this viewer is shown it.
 */
private: boolean,
/**
 * From the left.
 */
x: number,
/**
 * From the top.
 */
y: number,
/**
 * Its width.
 */
width: number,
/**
 * Its height.
 */
height: number, };
export type SourceShown = {
/**
 * The provenance's word.
 */
source: "rulebook" | "inferred" | "public" | "weak" | "house",
/**
 * What it is called.
 */
name: string,
/**
 * What is known.
 */
why: string,
/**
 * The rule in the numbered sheet.
 */
rule: string, };
export type SpanShown = { "plain": string } | { "strong": string } | { "source": number };
export type Staged = {
/**
 * What it answers to: submitting must name the same number.
 */
sequence: Sequence,
/**
 * How many of the actions are staged.
 */
staged: number,
/**
 * Why no more.
 */
stop: "done" | "reveals" | "other-seat" | "over",
/**
 * Where the areas lie.
 */
sheet: SheetShown,
/**
 * The areas that look different from what is on the table.
 */
areas: Array<Picture>,
/**
 * Points that change; nothing where they are hidden.
 */
scores: Array<Change<number>>,
/**
 * Open things that change.
 */
facts: Array<Change<string>>,
/**
 * What would make the seat's points, line by line; nothing where they are hidden.
 */
tally: Array<TallyShown>,
/**
 * What the seat is asked next.
 */
prompt: PromptShown,
/**
 * What it may choose next.
 */
choices: Array<ChoiceShown>, };
export type Submission = {
/**
 * The seat that acts.
 */
seat: number,
/**
 * The sequence it answers.
 */
sequence: Sequence,
/**
 * In the game's notation.
 */
actions: Array<string>,
/**
 * What the client calls it: asking again by the same name does nothing twice, and is answered
 * with what came of it. Of no use to `stage`, which changes nothing.
 */
submission?: string, };
export type TableInfo = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * The game's word.
 */
game: string,
/**
 * The game's name.
 */
title: string,
/**
 * `waiting`, `running`, `finished` or `closed`.
 */
status: "waiting" | "running" | "finished" | "closed",
/**
 * Why an operator closed it; nothing where that is not so.
 */
closed_because: string | null,
/**
 * The version of the rules it is played by, if it began before the newest.
 */
older_rules: number | null,
/**
 * Why it cannot be played here, but only be looked at, downloaded and closed.
 */
unplayable: ErrorBody | null,
/**
 * Every option with its value, in words.
 */
options: Array<OptionShown>,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * Whether the reader made it.
 */
owner: boolean,
/**
 * Whether one of the reader's seats is to act.
 */
your_turn: boolean,
/**
 * Seconds a turn may take.
 */
turn_limit_s: number | null,
/**
 * Who finds it.
 */
visibility: "open" | "private",
/**
 * Whether points are told only at the end.
 */
hide_scores: boolean,
/**
 * The promise for the deal.
 */
commitment: string,
/**
 * How it is dealt.
 */
deal: DealInfo,
/**
 * The number of entries in the log.
 */
sequence: Sequence,
/**
 * When it was made.
 */
created_at: UnixMillis,
/**
 * When the game began.
 */
started_at: UnixMillis | null,
/**
 * When the game was over.
 */
finished_at: UnixMillis | null,
/**
 * When something last happened.
 */
touched_at: UnixMillis,
/**
 * When it will be closed if nothing happens until then.
 */
closes_at: UnixMillis | null,
/**
 * Why it is closed: it was `given-up`, it `expired`, or an `operator` closed it.
 */
closed: "owner" | "expired" | null, };
export type TableList = {
/**
 * The tables.
 */
tables: Array<TableInfo>,
/**
 * Where to go on: the next `after`.
 */
next: string | null, };
export type TallyShown = {
/**
 * What counts; the same before and after a move, so that both can be compared.
 */
name: string,
/**
 * How; may be empty.
 */
text: string,
/**
 * The points.
 */
points: number,
/**
 * The places and pieces that count.
 */
hits: Array<string>, };
export type Thinking = {
/**
 * Whose turn it thinks about.
 */
seat: number,
/**
 * For how many milliseconds it has thought.
 */
for_ms: number,
/**
 * How many it takes as a rule.
 */
usual_ms: number, };
export type Topic = "undo" | "link";
export type UndoState = {
/**
 * Own actions that can be taken back at once, the latest first. Taking one back takes back
 * the later ones as well.
 */
free: Array<Sequence>,
/**
 * The action that the first of them is, in the game's notation: who takes it back may submit
 * it again.
 */
last: string | null,
/**
 * The latest own action that the others would have to agree about.
 */
ask: Sequence | null,
/**
 * Who would have to agree about it; nobody where it is taken back at once.
 */
ask_of: number[],
/**
 * The open question.
 */
asked: Asked | null,
/**
 * Whose answer it waits for.
 */
awaited: number[], };
export type UndoWanted = {
/**
 * Whose action.
 */
seat: number,
/**
 * The sequence it answers.
 */
sequence: Sequence,
/**
 * The entry to take back, with everything after it: one of `undo.free`, or `undo.ask`.
 */
point: Sequence,
/**
 * What the client calls it: asking again by the same name does nothing twice, and is answered
 * with what came of it.
 */
submission?: string, };
export type UnixMillis = number;
export type Update = {
/**
 * The table's sequence: what a submission has to answer.
 */
sequence: Sequence,
/**
 * Where the areas lie; nothing for who wants no pictures.
 */
sheet: SheetShown,
/**
 * The areas that look different from what the onlooker has.
 */
areas: Array<Picture>,
/**
 * What the onlooker is asked, or whom it waits for.
 */
prompt: PromptShown,
/**
 * What it may choose.
 */
choices: Array<ChoiceShown>,
/**
 * What happened since.
 */
lines: Array<Line>,
/**
 * Points; nothing while they are hidden.
 */
scores: ScoresShown | null,
/**
 * What makes the onlooker's own points, line by line; nothing while they are hidden.
 */
tally: Array<TallyShown>,
/**
 * What is open of every seat.
 */
facts: Array<SeatFacts>,
/**
 * How far the game is.
 */
progress: ProgressShown,
/**
 * Everybody, in seat order.
 */
seats: Array<SeatShown>,
/**
 * The name of the opponent that no person plays; nothing where there is none.
 */
rival: string | null,
/**
 * What can be taken back.
 */
undo: UndoState,
/**
 * The owner's question about a new link to a seat.
 */
link: LinkQuestion | null,
/**
 * How the game ended.
 */
outcome: Outcome | null,
/**
 * The promise for the seed.
 */
commitment: string,
/**
 * The seed, once the game is over.
 */
seed: string | null, };
export type ValueAbout = {
/**
 * The word for it.
 */
value: string,
/**
 * Its name.
 */
name: string, };
export type WhyNotShown = {
/**
 * One sentence.
 */
text: string,
/**
 * The id of the rule that says so.
 */
rule: string, };
export type Wording = string | {
/**
 * The argument.
 */
by: string,
/**
 * A text for a word or an exact number, or else for a plural category, or else `other`.
 */
texts: { [key in string]: Wording }, };
