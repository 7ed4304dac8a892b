-- Sessions in the place of bare secrets, players who were forgotten, bans, and what operators did.

-- One row for each browser or program of a player.
CREATE TABLE sessions (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id         TEXT    NOT NULL UNIQUE, -- its name in the player's list; no secret
    player     TEXT    NOT NULL REFERENCES players,
    hint       TEXT    NOT NULL,        -- what it called itself, shortened
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL         -- when it was last in use, roughly
) STRICT, WITHOUT ROWID;

-- Nobody knows when these were in use: they count as seen when anything last happened here.
INSERT INTO sessions
    SELECT hash, lower(hex(randomblob(6))), player, '', created_at,
           max(created_at, coalesce((SELECT max(touched_at) FROM tables), 0))
    FROM secrets;
DROP TABLE secrets;
CREATE INDEX sessions_by_player ON sessions (player);

-- Of a player who was forgotten the row stays, for seats and moves refer to it: without a name,
-- and with a link that nobody has.
ALTER TABLE players ADD COLUMN forgotten_at INTEGER;

CREATE TABLE bans (
    subject TEXT    NOT NULL PRIMARY KEY, -- `player PLAYER` or `network NETWORK`
    why     TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A running server follows it, too: what another program did is a row that it has not seen.
CREATE TABLE audit (
    id   INTEGER PRIMARY KEY,
    at   INTEGER NOT NULL,
    who  TEXT    NOT NULL,
    what TEXT    NOT NULL, -- `close TABLE`, `ban …`, `unban …`, `forget PLAYER`
    why  TEXT    NOT NULL
) STRICT;

-- Who took a seat over is told by name, also after the seat is another's.
CREATE INDEX log_by_taker ON log (player)
    WHERE kind = 'note' AND substr(words, 1, 10) = 'took-over ';
CREATE INDEX players_by_age ON players (created_at, id);
CREATE INDEX tables_by_age ON tables (created_at, id);
