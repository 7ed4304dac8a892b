//! Pictures that belong to no connection: the symbols of a game, a game for the first page, the
//! miniature of a table.

use bots::{GreedyPolicy, Player as _};
use kernel::{Advice, Observed, Seats, Seed, Setup, Viewer};
use scene::{Cast, Draw, Format, Lang, Reader, Scene, Show, Theme, Words};
use table::{AnyGame, with_game};

use crate::own_fonts::with_fonts;
use crate::{LiveMatch, Translations, Viewpoint};

/// A picture of a game for the first page, or for a table that waits for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// How many play; four, or as many as may, if nothing is said.
    pub seats: Option<Seats>,
    /// How much room there is.
    pub format: Format,
    /// The colours.
    pub theme: Theme,
}

/// A game among bots, two thirds through, as everybody sees it. It takes a while: whoever serves
/// draws it once.
pub fn sample(game: AnyGame, sample: Sample) -> String {
    with_game!(game, G => draw_sample::<G>(sample))
}

fn draw_sample<G: Advice + Show>(sample: Sample) -> String {
    let game = sample_position::<G>(sample.seats);
    let words = Words::new(Lang::En, &G::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let pages = Scene::pages::<G>(&game.view(Viewer::Spectator), sample.format, &reader);
    let first = pages
        .first()
        .map(|page| page.svg(&[], G::symbols(), sample.theme));
    first.unwrap_or_default()
}

/// The position after two thirds of a game of so many, or of the nearest number that may play.
fn sample_position<G: Advice>(seats: Option<Seats>) -> G {
    let seats = seats.map_or(4, Seats::count);
    let seats = seats.clamp(G::META.min_seats, G::META.max_seats);
    let setup =
        Setup::<G>::new(seats, G::Options::default()).expect("the plain game can be set up");
    let seed = Seed::of_series(0, 1);
    let decisions = play(G::new(&setup, &seed), &seed, u32::MAX).1;
    play(G::new(&setup, &seed), &seed, decisions * 2 / 3).0
}

/// Plays at most so many decisions.
fn play<G: Advice>(mut game: G, seed: &Seed, most: u32) -> (G, u32) {
    let mut rng = seed.derive("sample").rng();
    let mut bot = GreedyPolicy::of_all();
    let mut decisions = 0;
    while decisions < most
        && let Some(seat) = game.to_act().first()
    {
        let action = bot.choose(&Observed::new(&game, seat), &mut rng);
        game.apply(seat, action, &mut ());
        decisions += 1;
    }
    (game, decisions)
}

/// The symbols that a game's fragments use, as one hidden picture.
pub fn symbols(game: AnyGame) -> String {
    let symbols = scene::symbols_svg((game.facts().symbols)());
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{symbols}</defs></svg>")
}

/// Every card, building and tile of a game.
pub fn pieces(game: AnyGame, lang: Lang, theme: Theme) -> String {
    let facts = game.facts();
    let words = Words::new(lang, &facts.words);
    let seats = Seats::new(facts.meta.max_seats).expect("a game fits the largest table");
    let cast = Cast::unnamed(seats, &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let areas = with_game!(game, G => <G as Draw>::components(&reader));
    with_fonts(&Scene::stacked(areas).svg(&[], (facts.symbols)(), theme))
}

/// A table as everybody may see it, small.
pub fn miniature(live: &LiveMatch, theme: Theme, translations: &Translations) -> String {
    let viewpoint = Viewpoint {
        viewer: Viewer::Spectator,
        lang: Lang::En,
        format: Format::Thumb,
    };
    live.table
        .picture(&live.onlooker(viewpoint, translations), theme)
}
