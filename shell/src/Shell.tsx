import { BrowserRouter, Provider } from '@hoa/portal';
import type { Portal } from './composition/portal.ts';
import { QuickMenuHost } from './quick-menu/QuickMenuHost.tsx';
import { CurrentRoute } from './routes/CurrentRoute.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';
import { Toaster } from './toaster/Toaster.tsx';

/** The shell's tree: the store and a router around the current route, the quick menu and the toasts. */
export function Shell(portal: Portal) {
  return (
    <ErrorBoundary>
      <Provider store={portal.portal.store}>
        <BrowserRouter>
          <CurrentRoute {...portal} />
          <QuickMenuHost quickMenu={portal.quickMenu} />
          <Toaster />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  );
}
