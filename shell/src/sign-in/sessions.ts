import { fetchedOnce } from '@hoa/api';
import type { PortalStore } from '@hoa/portal';
import type { Configuration } from '@hoa/registry';
import { createMockIdentityProvider } from './mock-identity-provider.ts';
import { createSession, type Session } from './session.ts';
import type { OpenedLink } from './sign-in-link.ts';

/** The ways to sign in on this page. */
export interface SignIn {
  /** The session for sample data. */
  readonly session: Session;
  /** The session for live data. */
  readonly liveSession: () => Promise<Session>;
  readonly openedLink: OpenedLink;
}

/** Signs in as the sample people. */
export function createMockSession(
  store: PortalStore,
  readProfile: () => Promise<unknown>,
): Session {
  const people = () => import('../data/adapters.ts').then(({ mockPeople }) => mockPeople);
  return createSession(store, createMockIdentityProvider(people), readProfile);
}

/** Signs in at the portal's server; fetched when somebody chooses live mode. */
export function liveSessionOnDemand(
  store: PortalStore,
  configuration: Promise<Configuration | undefined>,
): () => Promise<Session> {
  return fetchedOnce(async () => {
    const { createLiveIdentityProvider } = await import('./live-identity-provider.ts');
    return createSession(store, await createLiveIdentityProvider(configuration));
  });
}
