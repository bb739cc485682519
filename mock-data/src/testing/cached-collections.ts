import type { Collections } from '../collection.ts';
import { sampleCollections } from '../collections.ts';

const loaded = new Map<string, Promise<readonly unknown[]>>();

/** Returns the sample data, with the dates resolved only once per moment even if a test file opens many gateways. */
export function cachedCollections(): Collections {
  const entries = Object.entries(sampleCollections()).map(([name, collection]) => {
    const load = (now: Date) => {
      const key = `${name} ${now.getTime()} ${now.getTimezoneOffset()}`;
      const known = loaded.get(key) ?? collection.load(now);
      loaded.set(key, known);
      return known;
    };
    return [name, { ...collection, load }];
  });
  return Object.fromEntries(entries);
}
