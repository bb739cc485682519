-- Somebody who has been invited and whose first membership is still to come: from when they may sign in. Where an email
-- belongs to several such people, the one who comes first.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;

CREATE FUNCTION identity.member_to_come(sought text)
RETURNS TABLE (display_name text, association text, since timestamptz, time_zone text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT coalesce(profile.data ->> 'displayName', person.display_name), association.name,
    membership.since::timestamptz, association.time_zone
  FROM portal.people AS person
  JOIN portal.memberships AS membership
    ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
  JOIN portal.associations AS association ON association.id = person.hoa_id
  LEFT JOIN portal.profiles AS profile ON profile.hoa_id = person.hoa_id AND profile.id = person.id
  WHERE identity.folded(person.email) = identity.folded(sought) AND person.email <> ''
    AND person.removed_at IS NULL
    AND membership.since::timestamptz > now()
    AND (membership.until IS NULL OR membership.until > membership.since)
  ORDER BY membership.since, person.hoa_id, membership.id LIMIT 1
$$;

ALTER FUNCTION identity.member_to_come(text) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.member_to_come(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.member_to_come(text) TO portal_identity;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
