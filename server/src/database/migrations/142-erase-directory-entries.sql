-- Erasing a person removes their directory entry, which may hold an email that they share.
CREATE OR REPLACE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
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
  DELETE FROM portal.directory_entries WHERE hoa_id = association AND id = person;
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
  -- The person's open pages check their session again, which ends it.
  PERFORM pg_notify('portal_members', person);
END
$$;

DO $$
DECLARE
  association text;
BEGIN
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    DELETE FROM portal.directory_entries AS entry USING portal.people AS person
    WHERE person.hoa_id = entry.hoa_id AND person.id = entry.id AND person.removed_at IS NOT NULL;
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
