import { createPortalStore, type PortalProps, reportError, type SignedInUser } from '@hoa/shared';
import type { Role } from '@hoa/shared/domain';
import { type FakeGateway, fakeGateway } from '@hoa/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { loadRegistry } from '../registry/registry-store.ts';
import { Shell } from '../Shell.tsx';
import { createMockIdentityProvider } from '../session/mock-identity-provider.ts';
import { createSession } from '../session/session.ts';
import { fakeAreas } from './fake-areas.ts';
import { sampleRegistry } from './sample-registry.ts';

/** The sample people of these tests. */
export const people = {
  resident: { uid: 'resident-1', email: 'rae@cedarhollow.example', displayName: 'Rae Whitcomb' },
  vendor: { uid: 'vendor-1', email: 'vern@cedarhollow.example', displayName: 'Vern Castillo' },
  admin: { uid: 'admin-1', email: 'ada@cedarhollow.example', displayName: 'Ada Moss' },
} as const satisfies Record<Role, SignedInUser>;

export interface ShellOptions {
  /** Who is signed in; nobody when null. */
  readonly role: Role | null;
  /** The address at the start. */
  readonly at?: string;
  readonly gateway?: FakeGateway;
  /** What the server answers for the registry; the sample registry unless told. */
  readonly registry?: () => Response | Promise<Response>;
}

const quiet = () => fakeGateway({ 'notifications.list': () => [], 'threads.list': () => [] });

/** Renders the whole shell over a fake gateway, fake areas and a registry that the server answers. */
export async function renderShell({ role, at = '/', gateway = quiet(), registry }: ShellOptions) {
  const answer = registry ?? (() => Response.json({ remotes: sampleRegistry }));
  vi.stubGlobal('fetch', async () => answer());
  await loadRegistry({ fresh: true });
  window.history.replaceState(null, '', at);
  const store = createPortalStore(gateway, role ? { role, user: people[role] } : {});
  const provider = createMockIdentityProvider(async () => people);
  const session = createSession(store, provider);
  const quickMenu = createQuickMenuSwitch();
  const areas = fakeAreas();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    navigate: () => undefined,
    reportError,
    menu: () => [],
    openQuickMenu: quickMenu.open,
    signInAs: () => undefined,
    signOut: () => void session.signOut(),
    resetSampleData: async () => undefined,
  };
  const view = render(
    <Shell portal={portal} areas={areas} session={session} quickMenu={quickMenu} />,
  );
  return {
    ...view,
    store,
    areas,
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search + window.location.hash,
  };
}

/** The frame's header; pages have a header of their own, of no role. */
export function frameHeader(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'User menu' })?.closest('header') ?? null;
}
