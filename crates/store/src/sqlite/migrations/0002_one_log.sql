-- The log tells who sat where, too, and who made an entry. Seat 0 of an entry is the whole table.

ALTER TABLE log ADD COLUMN player TEXT REFERENCES players; -- none: a bot, the table, not known
ALTER TABLE log ADD COLUMN submission TEXT;

-- How a table stood before the first entry of its log; none: it was empty and waited. Otherwise a
-- line `status=…`, perhaps a line `started_at=…`, then a line for each seat: `open`, `bot LEVEL`,
-- `person PLAYER` or `person PLAYER ALIAS`.
ALTER TABLE tables ADD COLUMN origin TEXT;

-- Older logs tell nothing of seats: their tables count as having begun with those who sit there
-- now.
UPDATE tables SET origin =
    'status=' || iif(status = 'finished', 'running', status) || char(10)
    || coalesce('started_at=' || started_at || char(10), '')
    || (SELECT group_concat(
            CASE kind
                WHEN 'person' THEN 'person ' || player || coalesce(' ' || alias, '')
                WHEN 'bot' THEN 'bot ' || level
                ELSE 'open'
            END || char(10), '' ORDER BY seat)
        FROM seats WHERE table_key = key);
