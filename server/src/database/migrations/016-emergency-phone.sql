-- The number that members of an association call in danger.
ALTER TABLE portal.associations ADD COLUMN emergency_phone text;
