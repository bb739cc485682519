-- The people whom the directory lists, each with the details that they choose to show and nothing else.
CREATE TABLE portal.directory_entries (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "display_name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'displayName') STORED NOT NULL,
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'displayName'),
      portal.joined(data -> 'units'),
      (data ->> 'title'),
      (data ->> 'phone'),
      (data ->> 'email')
    )) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.directory_entries (hoa_id, display_name COLLATE portal.words);
CREATE INDEX ON portal.directory_entries USING gin (hoa_id, search gin_trgm_ops);

INSERT INTO portal.directory_entries (hoa_id, id, version, data)
  SELECT hoa_id, uid, 1, jsonb_build_object('displayName', display_name) || details
  FROM (
    SELECT profile.hoa_id, profile.id AS uid, profile.data ->> 'displayName' AS display_name,
      jsonb_strip_nulls(jsonb_build_object(
        'units', CASE WHEN shows @> '{"showUnit": true}' THEN home.units END,
        'title', CASE WHEN shows @> '{"showTitle": true}' AND home.is_admin
          THEN nullif(profile.data ->> 'title', '') END,
        'phone', CASE WHEN shows @> '{"showPhone": true}' THEN nullif(profile.data ->> 'phone', '') END,
        'email', CASE WHEN shows @> '{"showEmail": true}' THEN nullif(profile.data ->> 'email', '') END
      )) AS details
    FROM portal.profiles AS profile
    CROSS JOIN LATERAL (SELECT profile.data -> 'preferences' -> 'privacy' AS shows) AS privacy
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(DISTINCT unit) FILTER (WHERE role = 'resident') AS units,
        bool_or(role = 'admin') AS is_admin, count(*) FILTER (WHERE role <> 'vendor') AS roles
      FROM portal.memberships AS membership
      WHERE membership.hoa_id = profile.hoa_id AND membership.uid = profile.id
        AND membership.since::timestamptz <= now()
        AND (membership.until IS NULL OR membership.until::timestamptz > now())
    ) AS home
    WHERE home.roles > 0
  ) AS listed
  WHERE details <> '{}';

SELECT portal.guard('portal.directory_entries');
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
SELECT portal.offer_search('directory_entries');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
