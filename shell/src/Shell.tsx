import { BrowserRouter, Provider } from '@hoa/shared';
import type { Portal } from './composition/portal.ts';
import { Places } from './Places.tsx';

/** The shell's tree: the store and a router around the places of the portal. */
export function Shell({ portal, areas }: Portal) {
  return (
    <Provider store={portal.store}>
      <BrowserRouter>
        <Places portal={portal} areas={areas} />
      </BrowserRouter>
    </Provider>
  );
}
