import type { RepositoryStorage } from '@hoa/use-cases/testing';
import { sampleCollections } from '../collections.ts';
import { emptyCollections } from '../empty-collections.ts';
import { sampleAssociation } from '../sample-association.ts';
import {
  type BrowserUnitOfWork,
  createBrowserUnitOfWork,
} from '../storage/browser-unit-of-work.ts';
import { memoryStores } from '../storage/memory-stores.ts';
import { cachedCollections } from './cached-collections.ts';

/** Opens a unit of work on in-memory sample data. */
export function openUnitOfWork(now: () => Date): BrowserUnitOfWork {
  return createBrowserUnitOfWork({
    collections: cachedCollections(),
    ...memoryStores(),
    now,
    onNotice: () => undefined,
  });
}

/** Opens a unit of work on memory, for an association without records. */
export async function openEmptyStorage(timeZone: string): Promise<RepositoryStorage> {
  const unitOfWork = createBrowserUnitOfWork({
    collections: emptyCollections(sampleCollections()),
    ...memoryStores(),
    now: () => new Date(),
    onNotice: () => undefined,
  });
  return { unitOfWork, association: { ...sampleAssociation(), timeZone } };
}
