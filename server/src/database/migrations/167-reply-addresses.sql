-- Addresses for answers by mail, by a hash of their token: one for each thread and person.
CREATE TABLE identity.reply_addresses (
  hash text PRIMARY KEY,
  hoa_id text NOT NULL,
  thread_id text NOT NULL,
  uid text NOT NULL,
  -- The time of the last mail with this address.
  mailed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON identity.reply_addresses (hoa_id, uid);
CREATE INDEX ON identity.reply_addresses (mailed_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.reply_addresses TO portal_identity;

-- The development mailbox answers mails as a mail program does.
ALTER TABLE mail.mailbox ADD COLUMN reply_to text;

-- Erasing a person removes their addresses.
ALTER FUNCTION audit.erase_person(text, text, text) RENAME TO erase_all_but_reply_addresses;

CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_all_but_reply_addresses(association, person, pseudonym);
  DELETE FROM identity.reply_addresses WHERE hoa_id = association AND uid = person;
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;

-- People who share an email answer mails in their own name.
GRANT portal_roster TO CURRENT_USER;
SET ROLE portal_roster;
GRANT EXECUTE ON FUNCTION identity.member(text, text) TO portal_identity;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
