-- Broadcasts look units up by what was typed, without case and spaces, as `unitSearchKey` does.
ALTER TABLE portal.units ADD COLUMN "search_key" text COLLATE "C"
  GENERATED ALWAYS AS (regexp_replace(upper(id COLLATE "und-x-icu"), '\s', '', 'g') COLLATE "C") STORED;
CREATE INDEX ON portal.units (hoa_id, search_key);

-- The keys of units were upper-cased; they keep the id as it is written.
CREATE FUNCTION pg_temp.with_unit_keys(association text, keys jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(coalesce('unit:' || unit.id, key) ORDER BY place), '[]')
  FROM jsonb_array_elements_text(keys) WITH ORDINALITY AS of_record (key, place)
  LEFT JOIN portal.units AS unit
    ON unit.hoa_id = association AND key = 'unit:' || upper(unit.id COLLATE "und-x-icu")
$$;

DO $$
DECLARE
  association text;
BEGIN
  PERFORM set_config('hoa.operation', 'units.keep-labels', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM portal.units WHERE hoa_id = association AND id <> upper(id COLLATE "und-x-icu")
    );
    UPDATE portal.threads
    SET data = jsonb_set(data, '{readers}', pg_temp.with_unit_keys(association, data -> 'readers')), version = version + 1
    WHERE hoa_id = association AND (data ->> 'readers') LIKE '%"unit:%';
    UPDATE portal.thread_readings
    SET data = jsonb_set(data, '{readers}', pg_temp.with_unit_keys(association, data -> 'readers')), version = version + 1
    WHERE hoa_id = association AND (data ->> 'readers') LIKE '%"unit:%';
    UPDATE portal.notifications
    SET data = jsonb_set(data, '{recipients}', pg_temp.with_unit_keys(association, data -> 'recipients')), version = version + 1
    WHERE hoa_id = association AND (data ->> 'recipients') LIKE '%"unit:%';
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
