import type { ReactNode } from 'react';

/** One state of a component. */
export interface CatalogueState {
  label: string;
  show: ReactNode;
}

/** A component and its states. */
export interface CatalogueEntry {
  /** Its name as the kit exports it. */
  name: string;
  states: readonly CatalogueState[];
}
