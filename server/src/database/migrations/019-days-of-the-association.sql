-- Due dates, bill dates, payment dates and the first and last days of news are days of the association's calendar. They
-- were instants: which day these are depends on where they are read.

-- When a payment was made, to order those of one day by. A server of the version before writes it as the date.
ALTER TABLE portal.payments ADD COLUMN created_at text COLLATE "C"
  GENERATED ALWAYS AS (coalesce(data ->> 'createdAt', data ->> 'date')) STORED NOT NULL
  CHECK (created_at ~ '^\d{4}-\d{2}-\d{2}');
CREATE INDEX ON portal.payments (hoa_id, unit, created_at);

-- A value as a day in a time zone; a day and what is missing stay as they are.
CREATE FUNCTION pg_temp.as_day(value jsonb, zone text) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT CASE WHEN length(value #>> '{}') > 10
    THEN to_jsonb(to_char((value #>> '{}')::timestamptz AT TIME ZONE zone, 'YYYY-MM-DD')) ELSE value END
$$;

-- A record with some of its fields as days.
CREATE FUNCTION pg_temp.with_days(data jsonb, fields text[], zone text) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT data || coalesce(
    (SELECT jsonb_object_agg(key, pg_temp.as_day(value, zone)) FROM jsonb_each(data) WHERE key = ANY (fields)), '{}'
  )
$$;

-- The moment at which a day begins in a time zone, or the last before it, as records have it.
CREATE FUNCTION pg_temp.moment(day date, zone text, earlier interval) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT to_jsonb(to_char(
    (day::timestamp AT TIME ZONE zone - earlier) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  ))
$$;

CREATE FUNCTION pg_temp.with_window(data jsonb, zone text) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT data
    || CASE WHEN data ? 'publishAt' THEN
      jsonb_build_object('visibleFrom', pg_temp.moment((data ->> 'publishAt')::date, zone, '0')) ELSE '{}' END
    || CASE WHEN data ? 'expireAt' THEN
      jsonb_build_object('visibleUntil', pg_temp.moment((data ->> 'expireAt')::date + 1, zone, '1 millisecond'))
      ELSE '{}' END
$$;

DO $$
DECLARE
  association record;
  changed record;
BEGIN
  -- A table with checks to come can't be altered.
  SET CONSTRAINTS ALL IMMEDIATE;
  FOR changed IN
    SELECT * FROM (VALUES
      ('tickets', ARRAY['dueDate']),
      ('invoices', ARRAY['submittedDate', 'approvedDate', 'paidDate', 'dueDate']),
      ('accounts', ARRAY['dueDate']),
      ('payments', ARRAY['date']),
      ('subscriptions', ARRAY['nextBillDate']),
      ('news', ARRAY['publishAt', 'expireAt']),
      ('events', ARRAY['publishAt', 'expireAt'])
    ) AS each (name, fields)
  LOOP
    -- Nobody changed anything.
    EXECUTE format('ALTER TABLE portal.%I DISABLE TRIGGER audit', changed.name);
    FOR association IN SELECT id, time_zone FROM portal.associations LOOP
      PERFORM set_config('hoa.id', association.id, true);
      IF changed.name = 'payments' THEN
        UPDATE portal.payments SET data = data || jsonb_build_object('createdAt', data -> 'date')
        WHERE hoa_id = association.id AND NOT data ? 'createdAt';
      END IF;
      EXECUTE format('UPDATE portal.%I SET data = pg_temp.with_days(data, $2, $3) WHERE hoa_id = $1', changed.name)
      USING association.id, changed.fields, association.time_zone;
      IF changed.name IN ('news', 'events') THEN
        EXECUTE format('UPDATE portal.%I SET data = pg_temp.with_window(data, $2) WHERE hoa_id = $1', changed.name)
        USING association.id, association.time_zone;
      END IF;
      IF changed.name = 'accounts' THEN
        UPDATE portal.accounts SET data = jsonb_set(
          data, '{lastPayment,date}', pg_temp.as_day(data #> '{lastPayment,date}', association.time_zone)
        ) WHERE hoa_id = association.id AND data #> '{lastPayment,date}' IS NOT NULL;
      END IF;
    END LOOP;
    EXECUTE format('ALTER TABLE portal.%I ENABLE TRIGGER audit', changed.name);
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
