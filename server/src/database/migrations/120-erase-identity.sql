-- Whole words alone: Pat is erased from "Ask Pat", and Patricia stays; so does other-pat@example.org.
CREATE OR REPLACE FUNCTION audit.pseudonymized(value jsonb, personal text[], pseudonym text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  result text;
  one text;
  word text;
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN (
        SELECT coalesce(jsonb_object_agg(each.key, audit.pseudonymized(each.value, personal, pseudonym)), '{}')
        FROM jsonb_each(value) AS each
      );
    WHEN 'array' THEN
      RETURN (
        SELECT coalesce(jsonb_agg(audit.pseudonymized(each.value, personal, pseudonym) ORDER BY place), '[]')
        FROM jsonb_array_elements(value) WITH ORDINALITY AS each (value, place)
      );
    WHEN 'string' THEN
      result := value #>> '{}';
      FOREACH one IN ARRAY personal LOOP
        CONTINUE WHEN strpos(result, one) = 0;
        word := regexp_replace(one, '([^[:alnum:][:space:]])', '\\\1', 'g');
        word := CASE WHEN strpos(one, '@') > 0
          THEN '(?<![[:alnum:]._%+-])' || word || '(?![[:alnum:]_-]|\.[[:alnum:]])'
          ELSE '(?<![[:alnum:]])' || word || '(?![[:alnum:]])'
        END;
        result := regexp_replace(result, word, replace(pseudonym, '\', '\\'), 'g');
      END LOOP;
      RETURN to_jsonb(result);
    ELSE
      RETURN value;
  END CASE;
END
$$;

-- Erasing a person also ends their sign-ins at once, and removes their email, the links and codes that were sent to it
-- and what is still to be sent. An email by which another person or association knows somebody stays.
ALTER FUNCTION audit.erase_person(text, text, text) RENAME TO erase_records;

CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  emails text[];
  gone text[];
BEGIN
  PERFORM set_config('hoa.id', association, true);
  SELECT array_agg(DISTINCT identity.folded(email)) INTO emails
  FROM (
    SELECT data FROM portal.people WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.profiles WHERE hoa_id = association AND id = person
  ) AS known,
  LATERAL (VALUES (data ->> 'email'), (data ->> 'pendingEmail')) AS value (email)
  WHERE email <> '';
  PERFORM audit.erase_records(association, person, pseudonym);
  SELECT coalesce(array_agg(each), '{}') INTO gone
  FROM unnest(emails) AS each
  WHERE each NOT IN (SELECT owned.email FROM identity.uids_of(emails) AS owned);

  DELETE FROM identity.users WHERE identity.folded(email) = ANY (gone);
  DELETE FROM identity.verifications
  WHERE CASE WHEN value LIKE '{%' THEN
    identity.folded(value::jsonb ->> 'email') = ANY (gone)
    OR (value::jsonb ->> 'hoaId' = association AND value::jsonb ->> 'uid' = person)
  END;
  DELETE FROM jobs.job
  WHERE identity.folded(data -> 'signIn' ->> 'email') = ANY (gone)
    OR identity.folded(data -> 'mail' -> 'to' ->> 'address') = ANY (gone)
    OR (data ->> 'hoaId' = association AND data -> 'job' ->> 'uid' = person
      AND data -> 'job' ->> 'type' IN ('email-confirmation-mail', 'email-changed-mail'));
  DELETE FROM mail.mailbox WHERE identity.folded(recipient) = ANY (gone);
  -- Open pages of theirs are looked at again, and end.
  PERFORM pg_notify('portal_members', person);
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;

-- The owner asks across associations whose an email is.
GRANT portal_roster TO CURRENT_USER;
SET ROLE portal_roster;
GRANT EXECUTE ON FUNCTION identity.uids_of(text[]) TO SESSION_USER;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
