-- Searches find an address also by the letters of its domain: `müller` finds `xn--mller-kva`.

-- The address as people read it. Domains that are stored in Punycode (RFC 3492) are decoded, any other text stays.
CREATE FUNCTION portal.shown_email(email text) RETURNS text
LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  label text;
  shown text[] := '{}';
  letters text[];
  rest text;
  code int;
  place int;
  former int;
  weight int;
  digit int;
  threshold int;
  bias int;
  delta int;
  k int;
BEGIN
  IF email NOT LIKE '%xn--%' THEN RETURN email; END IF;
  FOREACH label IN ARRAY string_to_array(substring(email FROM '@(.*)$'), '.') LOOP
    IF label !~ '^xn--[a-z0-9-]*[a-z0-9]$' THEN
      shown := shown || label;
      CONTINUE;
    END IF;
    rest := substr(label, 5);
    -- The letters of ASCII stand before the last hyphen, the others are coded behind it.
    letters := CASE WHEN rest LIKE '%-%'
      THEN regexp_split_to_array(regexp_replace(rest, '-[^-]*$', ''), '') ELSE '{}'::text[] END;
    rest := regexp_replace(rest, '^.*-', '');
    code := 128;
    place := 0;
    bias := 72;
    WHILE rest <> '' LOOP
      former := place;
      weight := 1;
      k := 36;
      LOOP
        digit := position(left(rest, 1) IN 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
        -- Ends within a letter: the label is no Punycode.
        IF digit < 0 THEN RETURN email; END IF;
        rest := substr(rest, 2);
        place := place + digit * weight;
        threshold := least(greatest(k - bias, 1), 26);
        EXIT WHEN digit < threshold;
        IF rest = '' THEN RETURN email; END IF;
        weight := weight * (36 - threshold);
        k := k + 36;
      END LOOP;
      delta := CASE WHEN former = 0 THEN (place - former) / 700 ELSE (place - former) / 2 END;
      delta := delta + delta / (cardinality(letters) + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      code := code + place / (cardinality(letters) + 1);
      place := place % (cardinality(letters) + 1);
      letters := letters[:place] || chr(code) || letters[place + 1:];
      place := place + 1;
    END LOOP;
    shown := shown || array_to_string(letters, '');
  END LOOP;
  RETURN substring(email FROM '^.*@') || array_to_string(shown, '.');
EXCEPTION WHEN OTHERS THEN
  -- Numbers or letters out of range: no Punycode either.
  RETURN email;
END
$$;

GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;

DO $$
DECLARE
  name text;
  expression text;
BEGIN
  FOR name, expression IN VALUES
    ('people', $e$(data ->> 'displayName'), (data ->> 'email'), portal.joined(data -> 'units')$e$),
    ('residents', $e$(data ->> 'displayName'), (data ->> 'unit'), (data ->> 'email')$e$)
  LOOP
    EXECUTE format('DROP VIEW search.%I', name);
    EXECUTE format(
      'ALTER TABLE portal.%1$I DROP COLUMN search, ADD COLUMN search text
       GENERATED ALWAYS AS (portal.folded(%2$s, portal.shown_email(data ->> ''email''))) STORED',
      name, expression
    );
    EXECUTE format('CREATE INDEX ON portal.%I USING gin (hoa_id, search gin_trgm_ops)', name);
    PERFORM portal.offer_search(name);
  END LOOP;
END
$$;

REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
