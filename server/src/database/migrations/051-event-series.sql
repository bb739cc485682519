-- Events have an end, may repeat and take answers. Until now, an event was over once it began.
DO $$
DECLARE
  association text;
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  -- Nobody changed anything.
  ALTER TABLE portal.events DISABLE TRIGGER audit;
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    UPDATE portal.events SET data = data || jsonb_build_object('upcomingUntil', date) WHERE hoa_id = association;
  END LOOP;
  ALTER TABLE portal.events ENABLE TRIGGER audit;
  PERFORM set_config('hoa.id', '', true);
END
$$;

-- An event as it is planned; portal.events are its dates.
CREATE TABLE portal.event_series (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);
SELECT portal.guard('portal.event_series');
SELECT audit.watch('event_series');

ALTER TABLE portal.events
  ADD COLUMN "upcoming_until" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'upcomingUntil') STORED NOT NULL
    CHECK ("upcoming_until" ~ '^\d{4}-\d{2}-\d{2}'),
  ADD COLUMN "series_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'seriesId') STORED,
  ADD FOREIGN KEY (hoa_id, series_id) REFERENCES portal.event_series DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX ON portal.events (hoa_id, upcoming_until);
CREATE INDEX ON portal.events (hoa_id, series_id) WHERE series_id IS NOT NULL;

-- Each event of today is planned once, for two hours.
DO $$
DECLARE
  association record;
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE portal.events DISABLE TRIGGER audit;
  ALTER TABLE portal.event_series DISABLE TRIGGER audit;
  FOR association IN SELECT id, data ->> 'timeZone' AS time_zone FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association.id, true);
    INSERT INTO portal.event_series (hoa_id, id, version, data)
    SELECT hoa_id, id, 1, data - ARRAY['date', 'publishAt', 'expireAt', 'visibleFrom', 'visibleUntil', 'upcomingUntil']
      || jsonb_build_object(
        'startDay', to_char(start, 'YYYY-MM-DD'), 'startTime', to_char(start, 'HH24:MI'),
        'endDay', to_char(stop, 'YYYY-MM-DD'), 'endTime', to_char(stop, 'HH24:MI'),
        'timeZone', association.time_zone, 'maxGuests', 0, 'remindHours', 24, 'sequence', 0,
        'createdAt', date, 'updatedAt', date
      )
    FROM portal.events, LATERAL (
      SELECT date::timestamptz AT TIME ZONE association.time_zone AS start,
        (date::timestamptz + interval '2 hours') AT TIME ZONE association.time_zone AS stop
    ) AS local
    WHERE hoa_id = association.id;
    UPDATE portal.events AS event
    SET data = event.data || jsonb_build_object(
      'seriesId', event.id, 'day', series.data -> 'startDay', 'sequence', 0, 'maxGuests', 0, 'remindHours', 24,
      'timeZone', association.time_zone,
      'end', to_char(event.date::timestamptz AT TIME ZONE 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'upcomingUntil', to_char(event.date::timestamptz AT TIME ZONE 'UTC' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'times', jsonb_build_object(
        'startDay', series.data -> 'startDay', 'startTime', series.data -> 'startTime',
        'endDay', series.data -> 'endDay', 'endTime', series.data -> 'endTime'
      )
    )
    FROM portal.event_series AS series
    WHERE event.hoa_id = association.id AND series.hoa_id = event.hoa_id AND series.id = event.id;
  END LOOP;
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE portal.events ENABLE TRIGGER audit;
  ALTER TABLE portal.event_series ENABLE TRIGGER audit;
  PERFORM set_config('hoa.id', '', true);
END
$$;

CREATE TABLE portal.event_answers (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "event_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'eventId') STORED NOT NULL,
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "state" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'state') STORED NOT NULL
    CHECK ("state" IN ('going', 'waiting', 'declined')),
  "guests" bigint GENERATED ALWAYS AS ((data ->> 'guests')::bigint) STORED NOT NULL CHECK ("guests" >= 0),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, event_id) REFERENCES portal.events DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.event_answers (hoa_id, event_id, state);
CREATE INDEX ON portal.event_answers (hoa_id, uid);
SELECT portal.guard('portal.event_answers');
SELECT audit.watch('event_answers');
