import { sampleCollections } from '../collections.ts';
import {
  type BrowserUnitOfWork,
  createBrowserUnitOfWork,
} from '../storage/browser-unit-of-work.ts';
import { memoryChangeStores } from '../storage/change-stores.ts';

/** The sample data as a unit of work over memory. */
export function openUnitOfWork(now: () => Date): BrowserUnitOfWork {
  return createBrowserUnitOfWork({
    collections: sampleCollections(),
    ...memoryChangeStores(),
    now,
    onNotice: () => undefined,
  });
}
