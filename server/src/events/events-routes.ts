import { PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import type { HttpApp } from '../http/http-env.ts';
import { actorOf } from '../http/sender.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { EventHub } from './event-hub.ts';
import { openEventStream } from './event-stream.ts';

export interface EventsDependencies {
  readonly hub: EventHub;
  readonly sessions: Sessions;
}

/** Keeps proxies from buffering, changing or storing the stream. */
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Adds `GET /api/events?membership=<id>`, which streams a person's changes as server-sent events. */
export function eventsRoutes({ hub, sessions }: EventsDependencies): (app: HttpApp) => void {
  return (app) => {
    app.get('/api/events', async (c) => {
      // Copied, since the stream outlives the request.
      const headers = new Headers(c.req.raw.headers);
      const membership = c.req.query('membership');
      const whoNow = () => listening(sessions, headers, membership);
      const listener = await whoNow();
      if (!listener) throw new PortalError('signed-out');
      const { actor, sessionId } = listener;
      c.set('uid', actor.uid);
      c.set('hoaId', actor.hoaId);
      const since = c.req.header('Last-Event-ID') ?? c.req.query('since');
      const lookAgain = async () => (await whoNow())?.actor ?? null;
      const stream = await openEventStream({ hub, actor, sessionId, lookAgain, since });
      return c.body(stream, 200, streamHeaders);
    });
  };
}

/** Returns the signed-in person in the role of the membership; null if they are signed out or have lost it. */
async function listening(
  sessions: Sessions,
  headers: Headers,
  membership: string | undefined,
): Promise<{ readonly actor: Actor; readonly sessionId: string } | null> {
  const signedIn = await sessions.find(headers);
  const isMember =
    membership === undefined || signedIn?.memberships.some(({ id }) => id === membership);
  return signedIn && isMember && signedIn.memberships.length > 0
    ? { actor: actorOf(signedIn, membership), sessionId: signedIn.sessionId }
    : null;
}
