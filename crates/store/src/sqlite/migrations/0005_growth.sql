-- What keeps a file that many strangers write to small and quick: numbers that need no counting,
-- records that are kept once, and tables that are warned before they expire.

-- How many rows there are of each kind. Kept by triggers, so that asking costs the same however
-- many there are, and so that two programs on one file agree.
CREATE TABLE counts (
    what   TEXT    NOT NULL PRIMARY KEY, -- `players`, or the status of tables
    number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO counts (what, number) VALUES
    ('players', (SELECT count(*) FROM players)),
    ('waiting', (SELECT count(*) FROM tables WHERE status = 'waiting')),
    ('running', (SELECT count(*) FROM tables WHERE status = 'running')),
    ('finished', (SELECT count(*) FROM tables WHERE status = 'finished')),
    ('closed', (SELECT count(*) FROM tables WHERE status = 'closed'));

CREATE TRIGGER player_made AFTER INSERT ON players BEGIN
    UPDATE counts SET number = number + 1 WHERE what = 'players';
END;
CREATE TRIGGER player_gone AFTER DELETE ON players BEGIN
    UPDATE counts SET number = number - 1 WHERE what = 'players';
END;
CREATE TRIGGER table_made AFTER INSERT ON tables BEGIN
    UPDATE counts SET number = number + 1 WHERE what = new.status;
END;
CREATE TRIGGER table_gone AFTER DELETE ON tables BEGIN
    UPDATE counts SET number = number - 1 WHERE what = old.status;
END;
CREATE TRIGGER table_moved AFTER UPDATE OF status ON tables WHEN new.status <> old.status BEGIN
    UPDATE counts SET number = number - 1 WHERE what = old.status;
    UPDATE counts SET number = number + 1 WHERE what = new.status;
END;

-- SHA-256 of the text of an imported record: equal ones are kept once. None: played here, or
-- imported before this was kept.
ALTER TABLE tables ADD COLUMN record_hash BLOB CHECK (length(record_hash) = 32);
ALTER TABLE tables ADD COLUMN uploader TEXT REFERENCES players ON DELETE SET NULL;
CREATE UNIQUE INDEX tables_by_record ON tables (record_hash) WHERE record_hash IS NOT NULL;
CREATE INDEX tables_by_uploader ON tables (uploader) WHERE uploader IS NOT NULL;

-- When the table will be closed because nothing happens at it: its players are told. None again
-- as soon as something happens. And why a closed table was closed, a cache of its log.
ALTER TABLE tables ADD COLUMN closes_at INTEGER;
ALTER TABLE tables ADD COLUMN closing TEXT;
UPDATE tables SET closing = '' WHERE status = 'closed';
CREATE INDEX tables_closing ON tables (closes_at) WHERE closes_at IS NOT NULL;

-- What a player holds, without a look at everything the player ever made.
DROP INDEX tables_by_owner;
CREATE INDEX tables_by_owner ON tables (owner, status) WHERE owner IS NOT NULL;
