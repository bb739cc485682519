import type { Collections } from './collection.ts';

/** The same collections with nothing in them: what a new association starts with. */
export function emptyCollections(collections: Collections): Collections {
  const emptied = Object.entries(collections).map(([name, collection]) => [
    name,
    { ...collection, load: async () => [] },
  ]);
  return Object.fromEntries(emptied);
}
