import type { Collections } from './collection.ts';

/** The same collections, all empty, as a new association starts with them. */
export function emptyCollections(collections: Collections): Collections {
  const emptied = Object.entries(collections).map(([name, collection]) => [
    name,
    { ...collection, load: async () => [] },
  ]);
  return Object.fromEntries(emptied);
}
