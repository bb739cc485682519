-- Files of seats on the board and of chairs of committees can be imported.
ALTER TABLE portal.imports DROP CONSTRAINT imports_kind_check,
  ADD CHECK ("kind" IN ('homes', 'people', 'seats'));
