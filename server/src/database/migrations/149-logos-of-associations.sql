-- Before one has signed in, the page shows the logo of the association, too.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;

CREATE OR REPLACE FUNCTION identity.contact(sought text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'name', name, 'contact', data -> 'contact', 'officeHours', data -> 'officeHours',
    'postalAddress', data -> 'postalAddress', 'accentColor', data -> 'accentColor',
    'logo', data -> 'logo'
  ))
  FROM portal.associations
  WHERE (id = sought OR sought IS NULL AND (SELECT count(*) = 1 FROM portal.associations))
    AND concat(
      data ->> 'contact', data ->> 'officeHours', data ->> 'postalAddress', data ->> 'accentColor',
      data ->> 'logo'
    ) <> ''
$$;

REVOKE CREATE ON SCHEMA identity FROM portal_roster;
REVOKE portal_roster FROM CURRENT_USER;
