import type { CollectionName, Records, Tag } from '@hoa/shared/data';
import type { PortalStorage } from './storage/portal-storage.ts';

/** One collection of sample data: where changes are kept, and whom a change concerns. */
export interface Collection<T extends { id: string }> {
  readonly area: keyof PortalStorage;
  /** What to read again when another tab changes it. */
  readonly tags: readonly Tag[];
  /** The samples, loaded when first needed, with their dates resolved against `now`. */
  load(now: Date): Promise<readonly T[]>;
}

export type Collections = { readonly [C in CollectionName]: Collection<Records[C]> };
