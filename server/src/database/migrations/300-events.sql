-- What changed and who is told of it, for the streams of connected people; no values of records.
CREATE SCHEMA events;

CREATE SEQUENCE events.cursor;
-- Later than any cursor of a database that this one is put in place of.
SELECT setval('events.cursor', (extract(epoch FROM clock_timestamp()) * 1000)::bigint);

CREATE TABLE events.changes (
  hoa_id text NOT NULL,
  cursor bigint NOT NULL DEFAULT nextval('events.cursor'),
  -- The tags by the key of those who are told: {"role:admin": ["tickets"]}.
  told jsonb NOT NULL CHECK (jsonb_typeof(told) = 'object'),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (hoa_id, cursor)
);

CREATE INDEX changes_at ON events.changes (at);

-- To be called last in a transaction: until it ends, no other of the same association gets a cursor, so that whoever
-- has read up to a cursor has read every change before it.
CREATE FUNCTION events.record(hoa_id text, told jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- What is checked at the end of a transaction may wait for another one, which may wait for the lock.
  SET CONSTRAINTS ALL IMMEDIATE;
  PERFORM pg_advisory_xact_lock(hashtext('events'), hashtext(record.hoa_id));
  INSERT INTO events.changes (hoa_id, told) VALUES (record.hoa_id, record.told);
  PERFORM pg_notify('portal_changes', record.hoa_id);
END
$$;

-- Those of more than a day, but the newest of each association, by which a cursor is known.
CREATE FUNCTION events.prune(older_than timestamptz) RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM events.changes AS old
    WHERE old.at < older_than AND old.cursor < (
      SELECT max(newest.cursor) FROM events.changes AS newest
      WHERE newest.hoa_id = old.hoa_id
    )
    RETURNING 1
  )
  SELECT count(*) FROM gone
$$;

GRANT USAGE ON SCHEMA events TO portal_app;
GRANT USAGE ON SEQUENCE events.cursor TO portal_app;
GRANT SELECT, INSERT, DELETE ON events.changes TO portal_app;
