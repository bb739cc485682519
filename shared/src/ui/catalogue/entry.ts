import type { ReactNode } from 'react';

/** One way a component can be. */
export interface CatalogueState {
  label: string;
  show: ReactNode;
}

/** A component and the ways it can be. */
export interface CatalogueEntry {
  /** Its name as the kit exports it. */
  name: string;
  states: readonly CatalogueState[];
}
