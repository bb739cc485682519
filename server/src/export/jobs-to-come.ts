import type { Job } from '@hoa/use-cases';
import type { ClientBase } from 'pg';
import type { QueuedWork } from '../ports/queued-work.ts';

/** Selects what begins or ends after `$1`, as the use cases that wrote it have scheduled. */
const jobsSql = `SELECT jsonb_build_object('type', 'membership-begun', 'uid', uid, 'at', day) AS job
  FROM (
    SELECT uid, since, data ->> 'until' AS until FROM portal.memberships
    UNION ALL SELECT uid, since, data ->> 'until' FROM portal.seats
  ) AS held, unnest(ARRAY[since, until]) AS day WHERE day::timestamptz > $1
  UNION ALL
  SELECT jsonb_build_object('type', 'news-begun', 'newsId', id, 'at', visible_from)
  FROM portal.news WHERE (data ->> 'published')::boolean AND visible_from::timestamptz > $1
  UNION ALL
  SELECT jsonb_build_object('type', 'poll-closed', 'pollId', id, 'at', data ->> 'closesAt')
  FROM portal.polls WHERE (data ->> 'isSecret')::boolean AND (data ->> 'closesAt')::timestamptz > $1
  UNION ALL
  SELECT jsonb_build_object('type', 'event-reminder', 'eventId', id, 'at', data ->> 'remindAt')
  FROM portal.events WHERE (data ->> 'remindAt')::timestamptz > $1
  UNION ALL
  SELECT jsonb_build_object(
    'type', 'series-continued', 'seriesId', id, 'sequence', data -> 'sequence',
    'at', to_char($1::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
  FROM portal.event_series WHERE data ? 'repeat' AND NOT data ? 'cancelledAt'`;

/** Returns the jobs that the imported records of an association need on a later day. */
export async function jobsToCome(
  client: ClientBase,
  hoaId: string,
  now: Date,
): Promise<QueuedWork[]> {
  const { rows } = await client.query<{ job: Job }>(jobsSql, [now.toISOString()]);
  return rows.map(({ job }) => ({ kind: 'job', hoaId, job }));
}
