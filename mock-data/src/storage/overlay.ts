import * as z from 'zod/mini';

/** What a person changed on top of the samples of one collection. */
export interface Overlay<T> {
  readonly changed: ReadonlyMap<string, T>;
  readonly removed: ReadonlySet<string>;
}

/** Why stored text is not an overlay of this version. */
export type Damage = 'damaged' | 'newer';

export const overlayVersion = 1;

const header = z.object({ version: z.number() });
const body = z.object({ changed: z.array(z.unknown()), removed: z.array(z.string()) });

/** Reads an overlay back; text that is cut off, of another shape or of a later version is damage. */
export function readOverlay<T extends { id: string }>(
  text: string | null,
  schema: z.ZodMiniType<T>,
): Overlay<T> | Damage {
  if (text === null) return { changed: new Map(), removed: new Set() };
  const json = parseJson(text);
  const found = header.safeParse(json);
  if (!found.success || found.data.version < overlayVersion) return 'damaged';
  if (found.data.version > overlayVersion) return 'newer';
  const parsed = body.safeParse(json);
  if (!parsed.success) return 'damaged';
  const items = z.array(schema).safeParse(parsed.data.changed);
  if (!items.success) return 'damaged';
  return {
    changed: new Map(items.data.map((item) => [item.id, item])),
    removed: new Set(parsed.data.removed),
  };
}

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
