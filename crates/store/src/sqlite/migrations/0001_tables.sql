-- Players, tables, seats and logs. Times are Unix milliseconds, passed in by the program;
-- hashes are SHA-256 of tokens that are kept nowhere.

CREATE TABLE players (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    recovery   BLOB    NOT NULL UNIQUE CHECK (length(recovery) = 32),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row for each browser or program of a player.
CREATE TABLE secrets (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    player     TEXT    NOT NULL REFERENCES players,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    key           INTEGER PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,           -- one key=value a line, in the game's order
    settings      TEXT    NOT NULL,           -- likewise
    seed          TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    owner         TEXT    REFERENCES players, -- none: imported
    turn_limit    INTEGER,                    -- milliseconds; none: as long as it takes
    visibility    TEXT    NOT NULL CHECK (visibility IN ('open', 'private')),
    status        TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished', 'closed')),
    result        TEXT,
    to_act        TEXT    NOT NULL,           -- seat numbers, a cache
    sequence      INTEGER NOT NULL,           -- number of log entries
    created_at    INTEGER NOT NULL,
    started_at    INTEGER,
    finished_at   INTEGER,
    touched_at    INTEGER NOT NULL,
    CHECK ((status = 'finished') = (result IS NOT NULL)),
    CHECK ((status = 'finished') = (finished_at IS NOT NULL))
) STRICT;

CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables,
    seat      INTEGER NOT NULL,               -- counted from 1
    kind      TEXT    NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    player    TEXT    REFERENCES players,
    alias     TEXT,
    level     TEXT,
    invite    BLOB    UNIQUE CHECK (length(invite) = 32),
    PRIMARY KEY (table_key, seat),
    CHECK ((kind = 'person') = (player IS NOT NULL)),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- The primary key is the lock: of two writers of the same entry one fails.
CREATE TABLE log (
    table_key INTEGER NOT NULL REFERENCES tables,
    sequence  INTEGER NOT NULL,               -- counted from 0
    seat      INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    words     TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_to_join ON tables (created_at, id)
    WHERE status = 'waiting' AND visibility = 'open';
CREATE INDEX tables_to_watch ON tables (started_at, id)
    WHERE status = 'running' AND visibility = 'open';
CREATE INDEX tables_finished ON tables (finished_at, id)
    WHERE status = 'finished' AND visibility = 'open';
