import type { CollectionName, Records } from '@hoa/use-cases';
import { cachedCollections } from '../../testing/cached-collections.ts';

/** The records of every collection. */
export type SampleRecords = { readonly [C in CollectionName]: readonly Records[C][] };

/** Reads all sample records as of a moment, without running use cases. */
export async function readSamples(now: Date): Promise<SampleRecords> {
  const collections = cachedCollections();
  const names = Object.keys(collections) as CollectionName[];
  const read = await Promise.all(
    names.map(async (name) => [name, await collections[name].load(now)] as const),
  );
  return Object.fromEntries(read) as SampleRecords;
}
