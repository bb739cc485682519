import type { CollectionName, Records } from '@hoa/use-cases';
import type { BrowserStores } from './storage/snapshot.ts';

/** One collection of sample data: where changes are stored. */
export interface Collection<T extends { id: string }> {
  readonly storage: keyof BrowserStores;
  /** The samples, loaded when first needed, with their dates resolved against `now`. */
  load(now: Date): Promise<readonly T[]>;
}

export type Collections = { readonly [C in CollectionName]: Collection<Records[C]> };
