import { createHash } from 'node:crypto';
import { type Association, type CalendarDay, dayOf } from '@hoa/domain';
import { instantAt } from '@hoa/domain/events';
import type { UnitOfWork } from '@hoa/use-cases';
import { momentAfter, visibleAt } from '@hoa/use-cases/news/read-news';
import type { AuditedDatabase } from '../database/create-database.ts';
import { calendarFeed } from './calendar-feed.ts';

/** The stored values that decide who may read a feed. */
export interface FeedAccess {
  /** From which the address of the person's feed derives; null for people who have left, or without a feed. */
  readonly feed: string | null;
  /** True if the association offers a feed to everyone. */
  readonly isPublic: boolean;
}

/** The feeds of the version before must not count as this one's: change it with the format of the feed. */
const format = 1;

const accessSql = `SELECT
  (
    SELECT profile.data ->> 'calendarFeed' FROM portal.profiles AS profile
    JOIN portal.people AS person ON person.hoa_id = profile.hoa_id AND person.id = profile.id
    WHERE profile.hoa_id = $1 AND profile.id = $2 AND person.removed_at IS NULL AND EXISTS (
      SELECT FROM portal.memberships AS membership
      WHERE membership.hoa_id = profile.hoa_id AND membership.uid = profile.id
        AND membership.since::timestamptz <= $3::text::timestamptz
        AND (membership.until IS NULL OR membership.until::timestamptz > $3::text::timestamptz)
    )
  ) AS feed,
  coalesce((SELECT (data -> 'publicCalendar')::boolean FROM portal.associations WHERE id = $1), false) AS "isPublic"`;

/** A sum of hashes, so that the order of the rows does not matter. */
const revisionSql = `SELECT concat(
    count(*), ':', sum(hashtextextended(event.id, event.version)), ':', sum(hashtextextended(event.id, series.version))
  ) AS revision
  FROM portal.events AS event
  LEFT JOIN portal.event_series AS series ON series.hoa_id = event.hoa_id AND series.id = event.series_id
  WHERE event.hoa_id = $1 AND event.upcoming_until >= $3
    AND event.visible_from < $4 AND event.visible_until >= $2`;

interface FeedReading {
  readonly uid: string | undefined;
  readonly now: Date;
  isOpen(access: FeedAccess): boolean;
}

/**
 * Reads the revision of a feed, which changes with the events; undefined if it is not open. Without a valid address, no
 * events are read.
 */
export function readRevision(
  { snapshot }: Pick<AuditedDatabase, 'snapshot'>,
  association: Association,
  { uid, now, isOpen }: FeedReading,
): Promise<string | undefined> {
  const { start } = startOf(association, now);
  const [id, at] = [association.id, now.toISOString()];
  return snapshot(association, async (client) => {
    const found = await client.query<FeedAccess>(accessSql, [id, uid, at]);
    const [access] = found.rows;
    if (!access || !isOpen(access)) return undefined;
    const values = [id, at, start, momentAfter(now)];
    const { rows } = await client.query<{ revision: string }>(revisionSql, values);
    return rows[0]?.revision;
  });
}

/** Returns the strong validator of the feed at a revision. */
export function feedTag(revision: string, association: Association, now: Date): string {
  const { name, timeZone } = association;
  const parts = [format, name, timeZone, startOf(association, now).from, revision];
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

/** Returns the text of a feed: the events that every member may see, with those of the last year. */
export function readFeed(
  { read }: Pick<UnitOfWork, 'read'>,
  association: Association,
  now: Date,
): Promise<string> {
  const { name, timeZone } = association;
  const { start } = startOf(association, now);
  return read(association, async ({ repositories }) => {
    const events = await repositories.events.find({
      where: { ...visibleAt(now), upcomingUntil: { from: start } },
      orderBy: [['date', 'asc']],
    });
    const ids = new Set(events.flatMap(({ seriesId }) => seriesId ?? []));
    const series = await repositories.eventSeries.getMany([...ids]);
    return calendarFeed({ name, timeZone, events, series });
  });
}

/** A feed begins with a month, so that it does not change every day. */
function startOf({ timeZone }: Association, now: Date) {
  const [year = '', month = ''] = dayOf(now, timeZone).split('-');
  const from = `${Number(year) - 1}-${month}-01` as CalendarDay;
  return { from, start: instantAt(from, '00:00', timeZone) };
}
