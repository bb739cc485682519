-- Emails are stored as `normalizeEmail` writes them, so that their people can sign in: without what was pasted around
-- them, in lower case, with the domain in Punycode. An email that another person has already stays as it is.
CREATE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql AS $$
-- RFC 3492
DECLARE
  points int[] := ARRAY(SELECT ascii(each) FROM regexp_split_to_table(label, '') AS each);
  result text := coalesce((SELECT string_agg(chr(p), '' ORDER BY at) FROM unnest(points) WITH ORDINALITY AS u (p, at) WHERE p < 128), '');
  basic int := length(result);
  handled int := basic;
  n int := 128;
  delta int := 0;
  bias int := 72;
  next_point int;
  point int;
  q int;
  k int;
  t int;
  digit int;
BEGIN
  IF basic > 0 THEN result := result || '-'; END IF;
  WHILE handled < cardinality(points) LOOP
    SELECT min(p) INTO next_point FROM unnest(points) AS p WHERE p >= n;
    delta := delta + (next_point - n) * (handled + 1);
    n := next_point;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN point <> n;
      q := delta;
      k := 36;
      LOOP
        t := least(greatest(k - bias, 1), 26);
        EXIT WHEN q < t;
        digit := t + (q - t) % (36 - t);
        result := result || substr('abcdefghijklmnopqrstuvwxyz0123456789', digit + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      result := result || substr('abcdefghijklmnopqrstuvwxyz0123456789', q + 1, 1);
      delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || result;
END
$$;

CREATE FUNCTION pg_temp.normalized(email text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  plain text := email;
  domain text;
BEGIN
  plain := regexp_replace(plain, '[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g');
  plain := coalesce(substring(plain FROM '<([^<>]*)>'), plain);
  plain := regexp_replace(plain, '^\s*mailto:([^?]*).*$', '\1', 'i');
  plain := regexp_replace(plain, '^[\s,;<]+|[\s,;.>]+$', '', 'g');
  plain := identity.folded(normalize(plain, NFC));
  IF plain !~ '^[^@]+@[^@]+$' THEN RETURN email; END IF;
  domain := translate(normalize(split_part(plain, '@', 2), NFKC), '。．｡', '...');
  RETURN split_part(plain, '@', 1) || '@' || (
    SELECT string_agg(CASE WHEN label ~ '[^\x01-\x7f]' THEN pg_temp.punycode(label) ELSE label END, '.' ORDER BY at)
    FROM regexp_split_to_table(domain, '\.') WITH ORDINALITY AS part (label, at)
  );
END
$$;

DO $$
DECLARE
  association text;
  name text;
  field text;
BEGIN
  PERFORM set_config('hoa.operation', 'emails.normalize', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    FOREACH name IN ARRAY ARRAY['people', 'profiles', 'residents', 'vendors', 'vendor_contacts'] LOOP
      FOREACH field IN ARRAY ARRAY['email', 'pendingEmail'] LOOP
        EXECUTE format(
          'UPDATE portal.%1$I AS kept
           SET data = jsonb_set(data, ARRAY[%2$L], to_jsonb(pg_temp.normalized(data ->> %2$L))), version = version + 1
           WHERE data ->> %2$L <> pg_temp.normalized(data ->> %2$L)
             AND NOT EXISTS (SELECT FROM portal.people AS other
               WHERE other.id <> kept.id AND other.email = pg_temp.normalized(kept.data ->> %2$L))', name, field
        );
      END LOOP;
    END LOOP;
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
