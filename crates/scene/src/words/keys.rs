//! Keys with typed arguments: each key is a function, so that a sentence with a missing or wrong
//! argument does not compile, a key nobody asks for is dead code, and the tests of the locale files
//! know every key.

/// An argument of a sentence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Words.
    Text(&'a str),
    /// A number, which chooses singular or plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<Number> for Arg<'_> {
    fn from(number: Number) -> Self {
        Arg::Number(number.0)
    }
}

/// A number in a sentence, made from any integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(pub i64);

macro_rules! number_from {
    ($($int:ty),+) => {$(
        impl From<$int> for Number {
            fn from(value: $int) -> Number {
                Number(value as i64)
            }
        }
    )+};
}

number_from!(u8, i8, u16, i16, u32, i32, i64, usize);

/// A family of keys: one per word of a vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// What stands before the word.
    pub stem: &'static str,
    /// The words.
    pub words: fn() -> Vec<&'static str>,
    /// The attribute asked for; empty for the message itself.
    pub attribute: &'static str,
}

/// All keys of a crate, as declared by [`keys!`](crate::keys).
#[derive(Clone, Copy, Debug)]
pub struct Keys {
    /// Key and names of arguments.
    pub messages: &'static [(&'static str, &'static [&'static str])],
    /// Families.
    pub families: &'static [Family],
}

/// Declares the keys of a crate: a function per key and the constant `KEYS`.
///
/// ```
/// use aedile_scene::{Lang, Source, Words, keys};
///
/// kernel::vocabulary! {
///     pub enum Card: "card" { Arena = "arena", Bath = "bath" }
/// }
///
/// keys! { pub(crate)
///     messages {
///         log_took(player: Text, card: Text) = "log-took";
///         cards_left(count: Number) = "cards-left";
///     }
///     families {
///         card(Card) = "card";
///         card_short(Card) = "card" . short;
///     }
/// }
///
/// let en = "\
/// log-took = { $player } took { $card }
/// card-arena = the Arena
///     .short = Ar.
/// ";
/// let words = Words::new(Lang::En, &Source { name: "example", en, de: "" });
/// let text = log_took(&words, "Livia", &card(&words, Card::Arena));
/// assert_eq!(text, "Livia took the Arena");
/// assert_eq!(card_short(&words, Card::Arena), "Ar.");
/// assert_eq!(cards_left(&words, 3), "[cards-left]", "a missing key speaks for itself");
/// ```
/// An argument's name is its name in the `.ftl` file; a family's function takes a value of a
/// vocabulary and asks for `STEM-WORD`, or for its attribute.
#[macro_export]
macro_rules! keys {
    (
        $vis:vis messages {
            $( $name:ident ( $( $arg:ident : $kind:ident ),* $(,)? ) = $key:literal ; )*
        }
        families {
            $( $family:ident ( $words:ty ) = $stem:literal $( . $attribute:ident )? ; )*
        }
    ) => {
        $(
            #[doc = concat!("`", $key, "`")]
            $vis fn $name(
                words: &$crate::Words $( , $arg: $crate::keys!(@type $kind) )*
            ) -> String {
                words.say($key, &[ $( (stringify!($arg), $crate::keys!(@arg $kind $arg)) ),* ])
            }
        )*
        $(
            #[doc = concat!("`", $stem, "-…", $( ".", stringify!($attribute), )? "`")]
            $vis fn $family(words: &$crate::Words, value: $words) -> String {
                words.member($stem, value.as_str(), concat!("" $(, stringify!($attribute))?))
            }
        )*

        /// Every key, for the tests of the locale files.
        $vis const KEYS: $crate::Keys = $crate::Keys {
            messages: &[ $( ($key, &[ $( stringify!($arg) ),* ]) ),* ],
            families: &[ $(
                $crate::Family {
                    stem: $stem,
                    words: || <$words>::ALL.iter().map(|value| value.as_str()).collect(),
                    attribute: concat!("" $(, stringify!($attribute))?),
                }
            ),* ],
        };
    };
    (@type Text) => { &str };
    (@type Number) => { impl Into<$crate::Number> };
    (@arg Text $arg:ident) => { $crate::Arg::Text($arg) };
    (@arg Number $arg:ident) => { $crate::Arg::from(Into::<$crate::Number>::into($arg)) };
}
