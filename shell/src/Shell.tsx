import { BrowserRouter, type PortalProps, Provider } from '@hoa/portal';
import { QuickMenuHost } from './quick-menu/QuickMenuHost.tsx';
import type { QuickMenuSwitch } from './quick-menu/quick-menu-switch.ts';
import type { Remotes } from './remotes/remotes.ts';
import { CurrentRoute } from './routes/CurrentRoute.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';
import type { SignIn } from './sign-in/sessions.ts';
import { ToasterHost } from './toaster/ToasterHost.tsx';

interface ShellProps {
  readonly portal: PortalProps;
  readonly remotes: Remotes;
  readonly signIn: SignIn;
  readonly quickMenu: QuickMenuSwitch;
}

/** The shell's tree: the store and a router around the current route, the quick menu and the toasts. */
export function Shell({ portal, remotes, signIn, quickMenu }: ShellProps) {
  return (
    <ErrorBoundary>
      <Provider store={portal.store}>
        <BrowserRouter>
          <CurrentRoute portal={portal} remotes={remotes} signIn={signIn} />
          <QuickMenuHost quickMenu={quickMenu} />
          <ToasterHost />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  );
}
