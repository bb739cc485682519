-- Whose command changed something, and by which request: the page that sent it has read what it changed already.
ALTER TABLE events.changes ADD COLUMN uid text, ADD COLUMN request text;

-- Beside the one with two arguments, which servers of the release before call.
CREATE FUNCTION events.record(hoa_id text, told jsonb, uid text, request text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  PERFORM pg_advisory_xact_lock(hashtext('events'), hashtext(record.hoa_id));
  INSERT INTO events.changes (hoa_id, told, uid, request)
  VALUES (record.hoa_id, record.told, record.uid, record.request);
  PERFORM pg_notify('portal_changes', record.hoa_id);
END
$$;
