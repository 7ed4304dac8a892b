-- Whose word a deal rests on: `seed`, `shared TABLE` or `continued TABLE COMMITMENT DECISIONS`. The
-- column `seed` holds the secret of the deal: of a shared one the host's part of the seed.
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT 'seed';

-- Whether somebody may have known the deal before the game.
ALTER TABLE tables ADD COLUMN known_deal INTEGER NOT NULL DEFAULT 0 CHECK (known_deal IN (0, 1));

-- Whether who sits there added a share: a cache of the log, or of the origin, which may have lines
-- `share SEAT HEX` at its end.
ALTER TABLE seats ADD COLUMN shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1));

-- What was imported, and every later table with the seed of an earlier one: it went on from it.
UPDATE tables SET known_deal = 1
WHERE owner IS NULL OR key IN (
    SELECT key FROM (SELECT key, min(key) OVER (PARTITION BY seed) AS first FROM tables)
    WHERE key > first
);
