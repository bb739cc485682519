import type { Collections } from './collection.ts';

/** Returns the same collections without records, for a new association. */
export function emptyCollections(collections: Collections): Collections {
  const emptied = Object.entries(collections).map(([name, collection]) => [
    name,
    { ...collection, load: async () => [] },
  ]);
  return Object.fromEntries(emptied);
}
