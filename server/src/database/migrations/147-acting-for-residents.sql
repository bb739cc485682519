-- An administrator acts for a resident without email, and views the portal as any other.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA portal TO portal_roster;

CREATE OR REPLACE FUNCTION portal.viewed_membership(association text, viewer text)
RETURNS TABLE (id text, uid text, membership jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT viewed.id, viewed.uid, jsonb_strip_nulls(jsonb_build_object(
    'id', viewed.id, 'uid', viewed.uid, 'hoaId', viewed.hoa_id, 'association', association.name,
    'displayName', coalesce(profile.data ->> 'displayName', person.display_name), 'email', person.email,
    'role', viewed.role, 'impersonation', CASE WHEN person.email = '' THEN 'act' ELSE 'view' END,
    'unit', viewed.unit, 'building', home.building, 'tenure', viewed.tenure, 'groups', viewed.groups
  ))
  FROM portal.impersonations AS view
  JOIN portal.memberships AS viewed
    ON viewed.hoa_id = view.hoa_id AND viewed.id = view.data ->> 'membershipId' AND viewed.role = 'resident'
  JOIN portal.people AS person
    ON person.hoa_id = viewed.hoa_id AND person.id = viewed.uid AND person.removed_at IS NULL
  JOIN portal.associations AS association ON association.id = view.hoa_id
  LEFT JOIN portal.units AS home ON home.hoa_id = viewed.hoa_id AND home.id = viewed.unit
  LEFT JOIN portal.profiles AS profile ON profile.hoa_id = viewed.hoa_id AND profile.id = viewed.uid
  WHERE view.hoa_id = $1 AND view.id = viewer AND (view.data ->> 'until')::timestamptz > now()
    AND viewed.since::timestamptz <= now() AND (viewed.until IS NULL OR viewed.until::timestamptz > now())
    AND EXISTS (
      SELECT FROM portal.memberships AS own
      WHERE own.hoa_id = view.hoa_id AND own.uid = viewer AND own.role = 'admin' AND own.office IS NULL
        AND own.since::timestamptz <= now() AND (own.until IS NULL OR own.until::timestamptz > now())
    )
$$;

REVOKE CREATE ON SCHEMA portal FROM portal_roster;
REVOKE portal_roster FROM CURRENT_USER;
