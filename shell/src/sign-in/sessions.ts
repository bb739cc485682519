import { fetchedOnce } from '@hoa/api';
import type { PortalStore } from '@hoa/portal';
import type { Configuration } from '@hoa/registry';
import { createMockSession } from './mock-session.ts';
import type { Session } from './session.ts';
import { type OpenedLink, takeOpenedLink } from './sign-in-link.ts';

/** The ways to sign in on this page. */
export interface SignIn {
  /** The session for sample data. */
  readonly session: Session;
  /** The session for live data; fetched when somebody chooses live mode. */
  readonly liveSession: () => Promise<Session>;
  readonly openedLink: OpenedLink;
}

export function createSignIn(
  store: PortalStore,
  configuration: Promise<Configuration | undefined>,
  readProfile: () => Promise<unknown>,
): SignIn {
  const people = () => import('../data/adapters.ts').then(({ mockPeople }) => mockPeople);
  return {
    session: createMockSession(store, people, readProfile),
    liveSession: fetchedOnce(async () => {
      const { openLiveSession } = await import('./live-session.ts');
      return openLiveSession(store, configuration);
    }),
    openedLink: takeOpenedLink(),
  };
}
