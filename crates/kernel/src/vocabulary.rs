//! Closed sets of words: one enum per thing, each value with the one word that stands for it in
//! notation, records, data and locale keys.

use std::fmt;

/// A closed enum whose values are named by words. Made by the macro `vocabulary!`.
pub trait Vocabulary: Copy + Eq + Ord + fmt::Debug + Send + Sync + 'static {
    /// Every value, in canonical order.
    const ALL: &'static [Self];

    /// The word of every value, in canonical order.
    const WORDS: &'static [&'static str];

    /// The value's word.
    fn as_str(self) -> &'static str;
}

/// A word that names no value of its vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// What was looked for, in words ("card", "deck").
    pub kind: &'static str,
    /// What was found instead.
    pub word: String,
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} named {:?}", self.kind, self.word)
    }
}

impl std::error::Error for UnknownWord {}

/// Declares a closed enum with a word per value: `Display`, `FromStr`, serde by word, and
/// [`Vocabulary`].
///
/// ```
/// aedile_kernel::vocabulary! {
///     /// A metal.
///     pub enum Metal: "metal" {
///         /// Shines.
///         Gold = "gold",
///         /// Does not.
///         Lead = "lead",
///     }
/// }
/// assert_eq!("gold".parse(), Ok(Metal::Gold));
/// assert_eq!(Metal::Lead.to_string(), "lead");
/// ```
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident : $kind:literal {
            $( $(#[$value_meta:meta])* $value:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $( $(#[$value_meta])* $value ),+ }

        impl $name {
            /// Every value, in canonical order.
            pub const ALL: &'static [$name] = &[ $( $name::$value ),+ ];

            /// The value's word.
            pub const fn as_str(self) -> &'static str {
                match self { $( $name::$value => $word ),+ }
            }

            /// The value's place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Vocabulary for $name {
            const ALL: &'static [$name] = $name::ALL;
            const WORDS: &'static [&'static str] = &[ $( $word ),+ ];

            fn as_str(self) -> &'static str {
                $name::as_str(self)
            }
        }

        impl $crate::Id for $name {
            #[inline]
            fn from_index(index: usize) -> $name {
                $name::ALL[index]
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(word: &str) -> Result<$name, $crate::UnknownWord> {
                match word {
                    $( $word => Ok($name::$value), )+
                    _ => Err($crate::UnknownWord { kind: $kind, word: word.to_string() }),
                }
            }
        }

        $crate::serde_as_text!($name);
    };
}

/// In JSON, something is its text: serde by `Display` and `FromStr`.
#[macro_export]
macro_rules! serde_as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as $crate::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    vocabulary! {
        /// Three words.
        pub enum Metal: "metal" { Gold = "gold", Silver = "silver", Lead = "lead" }
    }

    #[test]
    fn words_go_there_and_back() {
        for metal in Metal::ALL {
            assert_eq!(metal.to_string().parse::<Metal>().as_ref(), Ok(metal));
        }
        assert_eq!(Metal::Lead.index(), 2);
        let unknown = "tin".parse::<Metal>().unwrap_err();
        assert_eq!(unknown.to_string(), "there is no metal named \"tin\"");
    }
}
