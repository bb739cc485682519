import { createBrowserGateway } from '@hoa/mock-data';
import type { Gateway } from '@hoa/shared';
import { notify } from '@hoa/shared';
import type { Surroundings } from './gateway.ts';

/** The adapters of this page: sample data kept in the browser, or live data. */
export function createAdapters({ actor, useLiveData }: Surroundings): Gateway {
  return createBrowserGateway({
    session: actor,
    useLiveData,
    onNotice: (notice) => notify.info(notice),
  });
}
