-- Texts are stored in NFC: a letter with an accent is one character where there is one.
DO $$
DECLARE
  association text;
  name text;
BEGIN
  PERFORM set_config('hoa.operation', 'texts.compose', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    FOR name IN
      SELECT columns.table_name FROM information_schema.columns
      JOIN information_schema.columns AS versions
        ON versions.table_schema = 'portal' AND versions.table_name = columns.table_name
        AND versions.column_name = 'version'
      WHERE columns.table_schema = 'portal' AND columns.column_name = 'data'
        -- What was sent is compared with what is sent again; ids of units stand in other records.
        AND columns.table_name NOT IN ('answered_requests', 'answered_profile_requests', 'units')
    LOOP
      EXECUTE format(
        'UPDATE portal.%I SET data = normalize(data::text, NFC)::jsonb, version = version + 1
         WHERE data::text IS NOT NFC NORMALIZED', name
      );
    END LOOP;
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
