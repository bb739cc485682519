import { BrowserRouter, Provider } from '@hoa/shared';
import type { Portal } from './composition/portal.ts';
import { ErrorBoundary } from './places/ErrorBoundary.tsx';
import { Places } from './places/Places.tsx';
import { QuickMenuPlace } from './quick-menu/QuickMenuPlace.tsx';
import { Toaster } from './toaster/Toaster.tsx';

/** The shell's tree: the store and a router around the places of the portal, the quick menu and the toasts. */
export function Shell(portal: Portal) {
  return (
    <ErrorBoundary>
      <Provider store={portal.portal.store}>
        <BrowserRouter>
          <Places {...portal} />
          <QuickMenuPlace quickMenu={portal.quickMenu} />
          <Toaster />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  );
}
