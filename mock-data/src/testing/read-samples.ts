import type { CollectionName } from '@hoa/use-cases';
import type { SampleRecords } from '../samples.ts';
import { cachedCollections } from './cached-collections.ts';

/** Reads all sample records as of a moment, without running use cases. */
export async function readSamples(now: Date): Promise<SampleRecords> {
  const collections = cachedCollections();
  const names = Object.keys(collections) as CollectionName[];
  const read = await Promise.all(
    names.map(async (name) => [name, await collections[name].load(now)] as const),
  );
  return Object.fromEntries(read) as SampleRecords;
}
