import { type CollectionName, type Records, recordSchemas } from '@hoa/shared/data';
import * as z from 'zod/mini';
import { type Damage, type Overlay, overlayVersion } from './overlay.ts';

const header = z.object({ version: z.number() });
const body = z.object({ changed: z.array(z.unknown()), removed: z.array(z.string()) });

/** Reads a collection's overlay back, or says what is wrong with the text. */
export function readOverlayOf<C extends CollectionName>(
  name: C,
  text: string,
): Overlay<Records[C]> | Damage {
  return readOverlay(text, recordSchemas[name]);
}

/** Reads an overlay back; text that is cut off, of another shape or of a later version is damage. */
export function readOverlay<T extends { id: string }>(
  text: string,
  schema: z.ZodMiniType<T>,
): Overlay<T> | Damage {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
