import type { FileStorage } from './file-storage.ts';

/**
 * Combines two storages while files are being moved: new files go to `place`, and files that are not there yet are read
 * from `also`.
 */
export function withFallback(place: FileStorage, also: FileStorage): FileStorage {
  return {
    incoming: place.incoming,
    store: (key, path) => place.store(key, path),
    open: async (key) => (await place.open(key)) ?? also.open(key),
    async remove(key) {
      // In this order, so that a copy in progress is removed either here or by `moveFiles`.
      await also.remove(key);
      await place.remove(key);
    },
    async *storedBefore(moment) {
      const listed = new Set<string>();
      for (const one of [place, also]) {
        for await (const key of one.storedBefore(moment)) {
          const text = JSON.stringify([key.hoaId, key.id]);
          if (listed.has(text)) continue;
          listed.add(text);
          yield key;
        }
      }
    },
    async removeLeftovers(moment) {
      await place.removeLeftovers(moment);
      await also.removeLeftovers(moment);
    },
    isShared: place.isShared || also.isShared,
    isReady: async () => (await place.isReady()) && (await also.isReady()),
  };
}
