import type { FakeGateway } from '@hoa/api/testing';
import type { Actor } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { PortalProps } from '../contract.ts';
import { PortalContext } from '../PortalContext.tsx';
import type { MenuPage } from '../pages.ts';
import { reportError } from '../report-error.ts';
import { createPortalStore } from '../store.ts';

export interface ScreenOptions {
  readonly gateway: FakeGateway;
  /** The signed-in person; a resident by default. */
  readonly actor?: Actor;
  /** The name of their association, as the server sends it; none by default, as in sample mode. */
  readonly association?: string;
  /** True for live data; sample data by default. */
  readonly isLive?: boolean;
  /** The initial URL, with its query. */
  readonly at?: string;
  /** The screen's route pattern, if it reads path parameters; any path by default. */
  readonly route?: string;
  /** The menu pages; none by default. */
  readonly menu?: readonly MenuPage[];
  /** Replaces functions of the shell that the test observes, such as `openQuickMenu`. */
  readonly portal?: Partial<Omit<PortalProps, 'store'>>;
  /** Simulates keyboard and pointer; pass your own to use fake timers. */
  readonly user?: ReturnType<typeof userEvent.setup>;
}

/**
 * Renders a screen like the shell: the real store with a fake gateway, a router and the toasts. Returns the simulated
 * user (`user`) and the current URL (`address()`).
 */
export function renderScreen(screen: ReactNode, options: ScreenOptions) {
  const { gateway, association, isLive = false, at = '/', route = '*', menu = [] } = options;
  const actor: Actor = options.actor ?? actors.resident;
  const { role, hoaId, uid, displayName, email, unit, tenure, permissions, impersonation } = actor;
  const office = permissions && ({ office: 'editor', permissions } as const);
  const membership = {
    id: 'membership',
    role,
    hoaId,
    unit,
    tenure,
    impersonation,
    association,
    ...office,
  };
  const store = createPortalStore(gateway, {
    role,
    hoaId,
    mockOn: !isLive,
    user: { uid, displayName, email },
    memberships: [membership],
    membershipId: membership.id,
  });
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    upload: gateway.upload,
    download: gateway.download,
    viewAddress: gateway.viewAddress,
    navigate: () => undefined,
    menu: () => menu,
    reportError,
    openQuickMenu: () => undefined,
    signInAs: () => undefined,
    signOut: () => undefined,
    resetSampleData: async () => undefined,
    ...options.portal,
  };
  let address = at;
  const view = render(
    <Provider store={store}>
      <PortalContext value={portal}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <Suspense>
            <Routes>
              <Route path={route} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Address onChange={(next) => (address = next)} />
          <Toasts />
        </MemoryRouter>
      </PortalContext>
    </Provider>,
  );
  return {
    ...view,
    store,
    gateway,
    user: options.user ?? userEvent.setup(),
    address: () => address,
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(pathname + search + hash);
  return null;
}

function Toasts() {
  const { toasts } = useToaster();
  return (
    <ul aria-label="Toasts">
      {toasts
        .filter(({ visible }) => visible)
        .map((toast) => (
          <li key={toast.id} role={toast.ariaProps.role}>
            {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
          </li>
        ))}
    </ul>
  );
}
