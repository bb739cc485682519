import type { FileStorage } from './file-storage.ts';

/** Files while they move: what is new is kept in one place, what is not there yet is read in the other. */
export function inTwoPlaces(place: FileStorage, also: FileStorage): FileStorage {
  return {
    incoming: place.incoming,
    keep: (key, path) => place.keep(key, path),
    open: async (key) => (await place.open(key)) ?? also.open(key),
    async remove(key) {
      // In this order, so that a copy that is under way is removed here, or by whoever copies.
      await also.remove(key);
      await place.remove(key);
    },
    async *keptBefore(moment) {
      const told = new Set<string>();
      for (const one of [place, also]) {
        for await (const key of one.keptBefore(moment)) {
          const text = JSON.stringify([key.hoaId, key.id]);
          if (told.has(text)) continue;
          told.add(text);
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
