//! Messages as WebSocket frames: text, or raw deflate where the client wants it and it pays.

use std::io::Write as _;

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use protocol::wire::ServerMessage;

/// Shorter messages are not worth it.
const MIN_DEFLATED_BYTES: usize = 1024;

/// The frame, and its length before compression.
pub fn encode(message: &ServerMessage, deflate: bool) -> (Message, usize) {
    let text = serde_json::to_string(message).expect("our messages have plain keys");
    let length = text.len();
    if !deflate || length < MIN_DEFLATED_BYTES {
        return (Message::Text(text.into()), length);
    }
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(length / 4), Compression::fast());
    let packed = encoder
        .write_all(text.as_bytes())
        .and_then(|()| encoder.finish());
    let packed = packed.expect("writing into memory does not fail");
    (Message::Binary(packed.into()), length)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;
    use protocol::wire::{Answer, ErrorBody, ErrorCode, Reply};

    fn message(length: usize) -> ServerMessage {
        let error = ErrorBody {
            code: ErrorCode::ActionStale,
            sentence: "a".repeat(length),
            rule: None,
            index: None,
            current: None,
        };
        ServerMessage::Reply(Box::new(Reply {
            id: Some(1),
            answer: Answer::Error(error),
        }))
    }

    #[test]
    fn long_messages_are_packed_for_who_wants_it() {
        assert!(matches!(encode(&message(5000), false).0, Message::Text(_)));
        assert!(matches!(encode(&message(10), true).0, Message::Text(_)));
        let (packed, length) = encode(&message(5000), true);
        assert!(matches!(packed, Message::Binary(_)));
        let packed = packed.into_data();
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(&packed[..])
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text.len(), length);
        assert!(text.starts_with("{\"id\":1,\"error\":{\"code\":\"action/stale\""));
        assert!(packed.len() < 100);
    }
}
