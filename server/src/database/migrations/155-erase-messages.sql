-- Erasing a person also removes what they have not sent, and their blocks and those of others against them.
ALTER FUNCTION audit.erase_person(text, text, text) RENAME TO erase_before_messages;

CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_before_messages(association, person, pseudonym);
  DELETE FROM portal.message_drafts WHERE hoa_id = association AND uid = person;
  DELETE FROM portal.message_blocks WHERE hoa_id = association AND (uid = person OR blocked_uid = person);
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;
