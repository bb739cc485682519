import { type Gateway, PortalError } from '@hoa/api';
import {
  createEvents,
  createHttpClient,
  createHttpFiles,
  createOwnCommands,
  type HttpClient,
  overHttp,
} from '@hoa/api/http';
import { followBrand } from '../brand/brand.ts';
import type { Adapter, GatewayDependencies } from '../data/gateway-dependencies.ts';
import { apiAddress } from '../registry/api-address.ts';
import { identityOf } from '../sign-in/server-session.ts';
import { announceNewVersion } from '../updates/announce-new-version.ts';
import { answerFromBoot, type BootAhead, type BootAnswer, takeBootAhead } from './boot-answers.ts';
import { keepLastRead, openLastRead } from './last-read.ts';
import { detectNewVersion } from './new-version.ts';
import { reauthenticate } from './reauth.ts';

/** The adapter for live data on the portal's server. */
export async function createLiveAdapter(dependencies: GatewayDependencies): Promise<Adapter> {
  const { actor, configuration, isOffline, membershipId, onServerSession, watch } = dependencies;
  const membership = () => (actor() && membershipId()) ?? undefined;
  const http = { api: await apiAddress(configuration), membership, isOffline };
  const client = createHttpClient(http);
  const ahead = await takeBootAhead(membershipId());
  const boot = bootAnswer(ahead, client);
  let supported: BootAnswer['operations'] | undefined;
  void boot.then((answer) => {
    if (!answer) return;
    supported = answer.operations;
    const { session } = answer;
    const isMember = session !== null && session.memberships.length > 0;
    onServerSession(isMember ? identityOf(session, membershipId()) : null);
  });
  const events = eventsAfter(boot);
  const subscribe = subscriptionTo(events);
  const own = createOwnCommands((tags) => void events.then(({ refetch }) => refetch(tags)));
  return {
    ...createHttpFiles(http),
    subscribe,
    supports: (name) => supported?.includes(name) ?? true,
    middlewares: {
      async requireSignIn(call, next) {
        if (!actor()) throw new PortalError('signed-out');
        return next(call);
      },
      brand: followBrand({ ...dependencies, api: http.api }),
      lastRead: keepLastRead({ lastRead: openLastRead(), session: actor, isOffline, watch }),
      bootAnswers: answerFromBoot({ reads: ahead?.reads ?? [], boot, subscribe }),
      newVersion: detectNewVersion(() => void announceNewVersion()),
      reauth: reauthenticate(async () => {
        const [{ requestReauth }, { reauthService }] = await Promise.all([
          import('./reauth/request-reauth.tsx'),
          import('./reauth/reauth-service.ts'),
        ]);
        return requestReauth(reauthService(client), actor()?.email ?? '');
      }),
      ownCommands: own.middleware,
      source: overHttp(client),
    },
  };

  /** Starts events at the cursor of the boot response, so that its data is not fetched twice. */
  async function eventsAfter(first: typeof boot) {
    const since = (await first)?.cursor;
    const onSignedOut = () => onServerSession(null);
    const events = createEvents({
      api: http.api,
      membership,
      since,
      onSignedOut,
      unread: (request, changed) => own.unread(request, changed),
    });
    let before = membership();
    watch(() => {
      if (membership() === before) return;
      before = membership();
      events.restart();
    });
    return events;
  }
}

function subscriptionTo(events: Promise<Pick<Gateway, 'subscribe'>>): Gateway['subscribe'] {
  return (onChange) => {
    const end = events.then(({ subscribe }) => subscribe(onChange));
    return () => void end.then((stop) => stop());
  };
}

/**
 * Returns the boot response: of the page's own request, otherwise of a new one; undefined if the server cannot be
 * reached.
 */
async function bootAnswer(
  ahead: BootAhead | undefined,
  client: HttpClient,
): Promise<BootAnswer | undefined> {
  try {
    const answer = await ahead?.answer;
    if (answer?.ok) return (await answer.json()) as BootAnswer;
    return (await client.send('/boot')) as BootAnswer;
  } catch {
    return undefined;
  }
}
