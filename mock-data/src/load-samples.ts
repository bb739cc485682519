import { resolveSample } from './resolve-sample.ts';

/**
 * A loader of sample JSON: fetched when first needed, with its dates resolved. That the samples have
 * the shape they claim is for `samples.test.ts` to say, not for every visit.
 */
export function loadSamples<T>(
  fetchJson: () => Promise<{ default: unknown }>,
): (now: Date) => Promise<readonly T[]> {
  return async (now) => resolveSample((await fetchJson()).default, now) as T[];
}
