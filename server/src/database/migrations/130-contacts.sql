-- Whom to ask before one has signed in: the contact of an association, or of the only one there is.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;

CREATE FUNCTION identity.contact(sought text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'name', name, 'contact', data -> 'contact', 'officeHours', data -> 'officeHours',
    'postalAddress', data -> 'postalAddress'
  ))
  FROM portal.associations
  WHERE (id = sought OR sought IS NULL AND (SELECT count(*) = 1 FROM portal.associations))
    AND concat(data ->> 'contact', data ->> 'officeHours', data ->> 'postalAddress') <> ''
$$;

ALTER FUNCTION identity.contact(text) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.contact(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.contact(text) TO portal_identity;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
