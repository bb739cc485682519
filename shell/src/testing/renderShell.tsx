import { fetchedOnce } from '@hoa/api';
import type { OwnMembership, Role } from '@hoa/domain';
import {
  createPortalStore,
  mockSignedIn,
  type PortalProps,
  type PortalStore,
  reportError,
  type SignedInUser,
} from '@hoa/portal';
import { type FakeGateway, fakeGateway } from '@hoa/portal/testing';
import type { Configuration } from '@hoa/registry';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { loadRegistry } from '../registry/registry-store.ts';
import { Shell } from '../Shell.tsx';
import { createMockSession } from '../sign-in/mock-session.ts';
import type { Session } from '../sign-in/session.ts';
import { takeOpenedLink } from '../sign-in/sign-in-link.ts';
import { fakeRemotes } from './fake-remotes.ts';
import { sampleRegistry } from './sample-registry.ts';

export const people = {
  resident: { uid: 'resident-1', email: 'rae@cedarhollow.example', displayName: 'Rae Whitcomb' },
  vendor: { uid: 'vendor-1', email: 'vern@cedarhollow.example', displayName: 'Vern Castillo' },
  admin: { uid: 'admin-1', email: 'ada@cedarhollow.example', displayName: 'Ada Moss' },
} as const satisfies Record<Role, SignedInUser>;

export interface ShellOptions {
  /** The role of the signed-in person; null when signed out. */
  readonly role: Role | null;
  /** All memberships of the person; by default only the one of `role`. */
  readonly memberships?: readonly OwnMembership[];
  /** The initial URL. */
  readonly at?: string;
  readonly gateway?: FakeGateway;
  /** The server's response to the registry request; the sample registry by default. */
  readonly registry?: () => Response | Promise<Response>;
  /** The session for sample data; by default one of sample people. */
  readonly session?: Session;
  /** Creates the session of live mode. */
  readonly createLiveSession?: (store: PortalStore) => Session;
  /** The site's configuration; by default only sample data. */
  readonly configuration?: Configuration | undefined;
}

const none = { items: [], total: 0, unread: 0 };

const quiet = () =>
  fakeGateway({
    'notifications.list': () => none,
    'threads.list': () => ({ ...none, unreadByType: { direct: 0, payments: 0, broadcast: 0 } }),
  });

/** Renders the whole shell with a fake gateway, fake remotes and a fake registry response. */
export async function renderShell(options: ShellOptions) {
  const { role, memberships = [], at = '/', gateway = quiet(), registry, configuration } = options;
  const answer = registry ?? (() => Response.json({ remotes: sampleRegistry, configuration }));
  vi.stubGlobal('fetch', async () => answer());
  await loadRegistry({ fresh: true });
  window.history.replaceState(null, '', at);
  const store = createPortalStore(gateway);
  if (role) store.dispatch(mockSignedIn({ role, user: people[role], memberships }));
  const session = options.session ?? createMockSession(store, async () => people);
  const openedLink = takeOpenedLink();
  const { createLiveSession } = options;
  const liveSession = fetchedOnce(async () => {
    if (!createLiveSession) throw new Error('The test gives no session for live mode.');
    return createLiveSession(store);
  });
  const quickMenu = createQuickMenuSwitch();
  const remotes = fakeRemotes();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    upload: gateway.upload,
    download: gateway.download,
    navigate: () => undefined,
    reportError,
    menu: () => [],
    openQuickMenu: quickMenu.open,
    signInAs: () => undefined,
    signOut: () => void session.signOut(),
    resetSampleData: async () => undefined,
  };
  const view = render(
    <Shell
      portal={portal}
      remotes={remotes}
      signIn={{ session, liveSession, openedLink }}
      quickMenu={quickMenu}
    />,
  );
  return {
    ...view,
    store,
    remotes,
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search + window.location.hash,
  };
}

/** Finds the frame's header by its menu, because pages have a `<header>` too. */
export function frameHeader(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'User menu' })?.closest('header') ?? null;
}
