import { PortalError } from '@hoa/api';
import type { AuditedDatabase } from '../database/create-database.ts';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import type { FeedAddresses } from './feed-addresses.ts';
import { type FeedAccess, feedTag, readFeed, readRevision } from './read-feed.ts';

interface CalendarRouteDependencies {
  readonly database: Pick<AuditedDatabase, 'association' | 'snapshot' | 'unitOfWork'>;
  readonly feeds: FeedAddresses;
  readonly now: () => Date;
  /** Counts a request of a network address; rejects with `too-many-requests`. */
  readonly countRequest: (c: HttpContext) => Promise<void>;
}

/**
 * Adds `GET /api/calendars/<token>.ics`, a person's calendar feed, and `GET /api/calendars/public/<association>.ics`, that
 * of everyone if the association offers it. They need no session. All reasons to refuse a token have the same answer.
 */
export function calendarRoutes(dependencies: CalendarRouteDependencies): (app: HttpApp) => void {
  const { feeds } = dependencies;
  return (app) => {
    app.get('/api/calendars/public/:file{.+\\.ics}', (c) =>
      answerFeed(dependencies, c, { hoaId: nameOf(c), isOpen: ({ isPublic }) => isPublic }),
    );
    app.get('/api/calendars/:file{.+\\.ics}', (c) => {
      const address = feeds.open(nameOf(c));
      if (!address) throw new PortalError('not-found');
      const { hoaId, uid } = address;
      const isOpen = ({ feed }: FeedAccess) => feed !== null && address.isOf(feed);
      return answerFeed(dependencies, c, { hoaId, uid, isOpen });
    });
  };
}

const nameOf = (c: HttpContext) => (c.req.param('file') ?? '').slice(0, -'.ics'.length);

interface Asked {
  readonly hoaId: string;
  readonly uid?: string;
  isOpen(access: FeedAccess): boolean;
}

async function answerFeed(
  { database, now, countRequest }: CalendarRouteDependencies,
  c: HttpContext,
  { hoaId, uid, isOpen }: Asked,
): Promise<Response> {
  await countRequest(c);
  const association = await database.association(hoaId);
  if (!association) throw new PortalError('not-found');
  const at = now();
  const revision = await readRevision(database, association, { uid, now: at, isOpen });
  if (revision === undefined) throw new PortalError('not-found');
  const tag = feedTag(revision, association, at);
  const headers = {
    // Asked for each time, which reads no events.
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    'X-Robots-Tag': 'noindex, nofollow',
  };
  if (isKnown(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const source = { uid: null, operation: 'calendar.feed', traceId: c.get('traceId') };
  const text = await readFeed(database.unitOfWork(source), association, at);
  return c.body(text, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="events.ics"',
  });
}

/** Compares weakly, as RFC 9110 demands: a proxy that compresses answers marks their tags as weak. */
function isKnown(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
