-- Erasing a person also removes what they follow and thank for.
ALTER FUNCTION audit.erase_person(text, text, text) RENAME TO erase_member_and_answers;

CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_member_and_answers(association, person, pseudonym);
  DELETE FROM portal.topic_follows WHERE hoa_id = association AND uid = person;
  DELETE FROM portal.comment_thanks WHERE hoa_id = association AND uid = person;
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;
