-- A person of several associations tells their memberships apart by the names of these.
GRANT portal_roster TO CURRENT_USER;
CREATE OR REPLACE FUNCTION identity.member(sought text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH current AS (
    SELECT person.id AS uid, person.hoa_id, person.email, person.display_name, membership.id, membership.role,
      membership.unit, membership.tenure, membership.groups, membership.since, association.name
    FROM portal.people AS person
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    JOIN portal.associations AS association ON association.id = person.hoa_id
    WHERE identity.folded(person.email) = identity.folded(sought) AND person.email <> ''
      AND person.removed_at IS NULL
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  ),
  first AS (SELECT * FROM current ORDER BY since, hoa_id, id LIMIT 1)
  SELECT first.uid,
    coalesce(profile.data ->> 'displayName', first.display_name),
    first.email,
    profile.data -> 'preferences' ->> 'language',
    first.name,
    (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', each.id, 'hoaId', each.hoa_id, 'association', each.name, 'role', each.role, 'unit', each.unit,
        'tenure', each.tenure, 'groups', each.groups
      )) ORDER BY each.since, each.hoa_id, each.id)
      FROM current AS each WHERE each.uid = first.uid
    )
  FROM first
  LEFT JOIN portal.profiles AS profile ON profile.hoa_id = first.hoa_id AND profile.id = first.uid
$$;
REVOKE portal_roster FROM CURRENT_USER;
