//! F-41: the Consul's 30 tokens. Each is like a building of the players' sets.

use kernel::Provenance::{self, House};

use super::Building;

/// One kind of token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenRow {
    pub token: Building,
    pub count: u8,
    pub provenance: Provenance,
}

const fn row(token: Building, count: u8) -> TokenRow {
    TokenRow {
        token,
        count,
        provenance: House,
    }
}

/// 12 of size 1, 10 of size 2, 4 of size 3, 4 of size 4.
#[rustfmt::skip]
pub static TOKENS: [TokenRow; 20] = [
    row(Building::Domus, 4),
    row(Building::DomusMaxima, 3),
    row(Building::InsulaLong, 1),
    row(Building::InsulaL, 1),
    row(Building::GrandInsulaLong, 1),
    row(Building::GrandInsulaSquare, 1),
    row(Building::Bakery, 4),
    row(Building::Pottery, 3),
    row(Building::ArtisanLong, 1),
    row(Building::ArtisanL, 1),
    row(Building::FoundryLong, 1),
    row(Building::FoundrySquare, 1),
    row(Building::Fountain, 1),
    row(Building::Library, 1),
    row(Building::Market, 1),
    row(Building::Garden, 1),
    row(Building::ResplendentLibrary, 1),
    row(Building::MajesticFountain, 1),
    row(Building::LuxuryGarden, 1),
    row(Building::Marketplace, 1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f41_there_are_30_tokens() {
        let of_size = |size| {
            let rows = TOKENS.iter().filter(|row| row.token.size() == size);
            rows.map(|row| row.count).sum::<u8>()
        };
        assert_eq!([1, 2, 3, 4].map(of_size), [12, 10, 4, 4]);
        assert!(
            TOKENS
                .iter()
                .zip(Building::own())
                .all(|(row, own)| row.token == *own)
        );
    }
}
