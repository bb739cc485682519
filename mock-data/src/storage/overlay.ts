/** What a person changed on top of the samples of one collection. */
export interface Overlay<T> {
  readonly changed: ReadonlyMap<string, T>;
  readonly removed: ReadonlySet<string>;
}

/** The overlay of somebody who changed nothing. */
export const noChanges: Overlay<never> = { changed: new Map<string, never>(), removed: new Set() };

/** Why stored text is not an overlay of this version. */
export type Damage = 'damaged' | 'newer';

export const overlayVersion = 1;

/** The overlay as text; null when nothing was changed, so that nothing is kept. */
export function writeOverlay<T>({ changed, removed }: Overlay<T>): string | null {
  if (changed.size === 0 && removed.size === 0) return null;
  return JSON.stringify({
    version: overlayVersion,
    changed: [...changed.values()],
    removed: [...removed],
  });
}

/** The samples as this person left them: changed ones in their place, new ones at the end. */
export function applyOverlay<T extends { id: string }>(
  samples: readonly T[],
  { changed, removed }: Overlay<T>,
): Map<string, T> {
  const items = new Map<string, T>();
  for (const item of samples) if (!removed.has(item.id)) items.set(item.id, item);
  for (const [id, item] of changed) items.set(id, item);
  return items;
}
