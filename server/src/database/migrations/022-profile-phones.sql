-- An imported phone was kept with the person alone: a profile without one takes it over.
DO $$
DECLARE
  association text;
BEGIN
  PERFORM set_config('hoa.operation', 'profiles.copy-phones', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    UPDATE portal.profiles AS profile
    SET data = profile.data || jsonb_build_object('phone', person.data -> 'phone'), version = profile.version + 1
    FROM portal.people AS person
    WHERE person.hoa_id = profile.hoa_id AND person.id = profile.id
      AND person.data ->> 'phone' <> '' AND NOT profile.data ? 'phone';
    -- Where both had one, the profile's is what the person wrote.
    UPDATE portal.people AS person
    SET data = person.data || jsonb_build_object('phone', profile.data -> 'phone'), version = person.version + 1
    FROM portal.profiles AS profile
    WHERE profile.hoa_id = person.hoa_id AND profile.id = person.id
      AND profile.data ->> 'phone' IS DISTINCT FROM person.data ->> 'phone' AND profile.data ? 'phone';
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
