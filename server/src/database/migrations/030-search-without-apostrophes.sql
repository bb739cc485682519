-- Searches ignore apostrophes: obrien finds O'Brien and O’Brien.
CREATE OR REPLACE FUNCTION portal.folded(VARIADIC fields text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(
  unaccent(
    'unaccent'::regdictionary,
    normalize(
      regexp_replace(
        normalize(translate(array_to_string(fields, E'\n', ''), '''’‘ʼ`´', ''), NFKD),
        '[\u0300-\u036f]', '', 'g'
      ),
      NFC
    )
  ) COLLATE "und-x-icu"
) COLLATE "C";

GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;

-- A stored column keeps what the former function answered: each is made anew, with its index and its view.
DO $$
DECLARE
  name text;
  expression text;
BEGIN
  FOR name, expression IN
    SELECT class.relname, pg_get_expr(given.adbin, given.adrelid)
    FROM pg_attribute AS attribute
    JOIN pg_class AS class ON class.oid = attribute.attrelid AND class.relkind = 'r'
    JOIN pg_attrdef AS given ON given.adrelid = attribute.attrelid AND given.adnum = attribute.attnum
    WHERE class.relnamespace = 'portal'::regnamespace AND attribute.attname = 'search'
      AND NOT attribute.attisdropped
  LOOP
    EXECUTE format('DROP VIEW search.%I', name);
    EXECUTE format(
      'ALTER TABLE portal.%1$I DROP COLUMN search, ADD COLUMN search text GENERATED ALWAYS AS (%2$s) STORED',
      name, expression
    );
    EXECUTE format('CREATE INDEX ON portal.%I USING gin (hoa_id, search gin_trgm_ops)', name);
    PERFORM portal.offer_search(name);
  END LOOP;
END
$$;

REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
