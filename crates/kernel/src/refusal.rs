//! Why an action may not be taken: the trait [`Illegal`], and the macro that declares a game's
//! reasons, one row each.

use crate::Vocabulary;

/// Why an action may not be taken: a closed enum per game, made by the macro `refusals!`. Its word
/// is the key of its sentence in other languages, its text the sentence in English.
pub trait Illegal: Vocabulary + std::error::Error {
    /// The id of the rule that forbids it.
    fn rule(&self) -> &'static str;
}

/// Declares why actions may not be taken. A row is the reason's name, the id of the rule, the word
/// of its sentence in the locale files (`no-WORD`), and the sentence in English, without a final
/// dot.
///
/// ```
/// use aedile_kernel::{Illegal as _, refusals};
///
/// refusals! {
///     /// A rule that forbids an action.
///     pub enum Illegal {
///         NotYourTurn: "X-1", "turn", "another seat decides now";
///         TooDear: "X-7", "money", "the coins do not suffice";
///     }
/// }
///
/// assert_eq!(Illegal::TooDear.rule(), "X-7");
/// assert_eq!(Illegal::TooDear.to_string(), "the coins do not suffice");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $reason:ident : $rule:literal, $word:literal, $sentence:literal ; )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $( #[doc = concat!($rule, ": ", $sentence, ".")] $reason ),+ }

        impl $crate::Vocabulary for $name {
            const ALL: &'static [$name] = &[ $( $name::$reason ),+ ];
            const WORDS: &'static [&'static str] = &[ $( $word ),+ ];

            fn as_str(self) -> &'static str {
                match self { $( $name::$reason => $word ),+ }
            }
        }

        impl $crate::Illegal for $name {
            fn rule(&self) -> &'static str {
                match self { $( $name::$reason => $rule ),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self { $( $name::$reason => $sentence ),+ })
            }
        }

        impl ::std::error::Error for $name {}
    };
}
