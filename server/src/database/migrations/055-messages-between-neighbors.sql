-- What residents wrote to each other gets keys that an administrator's view as one of them does not have.
DO $$
DECLARE
  association text;
BEGIN
  PERFORM set_config('hoa.operation', 'threads.separate', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    UPDATE portal.threads SET version = version + 1,
      data = jsonb_set(data, '{readers}', (
        SELECT jsonb_agg(regexp_replace(key, '^uid:', 'private:')) FROM unnest(readers) AS key
      ))
    WHERE type = 'direct' AND (
      SELECT count(DISTINCT person ->> 'uid') FROM jsonb_array_elements(data -> 'participants') AS person
      WHERE person ->> 'role' = 'resident'
    ) > 1;
    UPDATE portal.thread_readings AS reading SET version = reading.version + 1,
      data = jsonb_set(reading.data, '{readers}', thread.data -> 'readers')
    FROM portal.threads AS thread
    WHERE thread.hoa_id = reading.hoa_id AND reading.id = reading.uid || ':' || thread.id
      AND reading.readers <> thread.readers AND thread.type = 'direct';
    UPDATE portal.notifications AS notice SET version = notice.version + 1,
      data = jsonb_set(notice.data, '{recipients}', (
        SELECT jsonb_agg(regexp_replace(key, '^uid:', 'private:')) FROM unnest(notice.recipients) AS key
      ))
    FROM portal.threads AS thread
    WHERE thread.hoa_id = notice.hoa_id AND notice.data ->> 'actionUrl' = '/messages/' || thread.id
      AND thread.type = 'direct' AND array_to_string(thread.readers, ' ') LIKE '%private:%';
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
