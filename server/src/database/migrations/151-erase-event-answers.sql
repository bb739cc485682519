-- Erasing a person also removes their answers to events. The place that this frees is taken with the next answer.
CREATE OR REPLACE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_member(association, person, pseudonym);
  DELETE FROM portal.exports WHERE hoa_id = association;
  DELETE FROM portal.stored_files WHERE hoa_id = association AND data ->> 'ownerKind' = 'export';
  DELETE FROM portal.event_answers WHERE hoa_id = association AND uid = person;
END
$$;
