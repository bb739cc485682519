import type { Tag } from '@hoa/api';
import type { CollectionName, Records } from '@hoa/use-cases';
import type { ChangeStores } from './storage/change-stores.ts';

/** One collection of sample data: where changes are stored, and which queries they affect. */
export interface Collection<T extends { id: string }> {
  readonly area: keyof ChangeStores;
  /** The tags to read again when another tab changes it. */
  readonly tags: readonly Tag[];
  /** The samples, loaded when first needed, with their dates resolved against `now`. */
  load(now: Date): Promise<readonly T[]>;
}

export type Collections = { readonly [C in CollectionName]: Collection<Records[C]> };
