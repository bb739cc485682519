-- Erasing a person also removes which news they have seen.
CREATE OR REPLACE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_all_but_reply_addresses(association, person, pseudonym);
  DELETE FROM identity.reply_addresses WHERE hoa_id = association AND uid = person;
  DELETE FROM portal.news_readings WHERE hoa_id = association AND uid = person;
END
$$;
