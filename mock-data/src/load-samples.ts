import * as z from 'zod/mini';
import { resolveSample } from './resolve-sample.ts';

/**
 * A loader of sample JSON: fetched when first needed, dates resolved, and checked, so that a mistake
 * in a sample says which field it is in.
 */
export function loadSamples<T>(
  fetchJson: () => Promise<{ default: unknown }>,
  schema: z.ZodMiniType<T>,
): (now: Date) => Promise<readonly T[]> {
  return async (now) => z.array(schema).parse(resolveSample((await fetchJson()).default, now));
}
