-- Erasing a person also removes the association's exports and auditors' packages, which may name the person. The nightly
-- cleanup deletes their files.
ALTER FUNCTION audit.erase_person(text, text, text) RENAME TO erase_member;

CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM audit.erase_member(association, person, pseudonym);
  DELETE FROM portal.exports WHERE hoa_id = association;
  DELETE FROM portal.stored_files WHERE hoa_id = association AND data ->> 'ownerKind' = 'export';
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;
