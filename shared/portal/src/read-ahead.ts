import type { Operation } from '@hoa/api';
import { portalApi } from './api.ts';
import type { PortalStore } from './store.ts';

/** Sends the first queries of a page before it is shown. Resolves when every query has a response or an error. */
export function readAhead(
  store: PortalStore,
  reads: readonly (readonly [operation: string, input: object])[],
): Promise<unknown> {
  const readings = reads.map(([operation, input]) => {
    const call = { operation: operation as Operation, input };
    const reading = store.dispatch(portalApi.endpoints.read.initiate(call));
    // The response then stays cached as long as that of a page that was left.
    return reading.finally(() => reading.unsubscribe());
  });
  return Promise.all(readings);
}
