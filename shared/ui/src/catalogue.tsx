import { kitProps } from 'virtual:kit-props';
import { actions } from './catalogue/actions.tsx';
import { collections } from './catalogue/collections.tsx';
import type { CatalogueEntry, CatalogueState } from './catalogue/entry.ts';
import { feedback } from './catalogue/feedback.tsx';
import { fields } from './catalogue/fields.tsx';
import { layout } from './catalogue/layout.tsx';
import { navigation } from './catalogue/navigation.tsx';
import { overlays } from './catalogue/overlays.tsx';

export interface KitProp {
  name: string;
  /** The type as written in the source. */
  type: string;
  required: boolean;
  doc: string;
}

export interface KitComponent {
  name: string;
  /** A description in one or two sentences. */
  doc: string;
  /** Its own props, without the attributes of its root element. */
  props: readonly KitProp[];
  states: readonly CatalogueState[];
}

export interface KitGroup {
  id: 'actions' | 'fields' | 'feedback' | 'navigation' | 'overlays' | 'layout' | 'collections';
  components: readonly KitComponent[];
}

/** The kit's components with their states and props, for the design system page. */
export const kitCatalogue: readonly KitGroup[] = [
  { id: 'actions', components: documented(actions) },
  { id: 'fields', components: documented(fields) },
  { id: 'feedback', components: documented(feedback) },
  { id: 'navigation', components: documented(navigation) },
  { id: 'overlays', components: documented(overlays) },
  { id: 'layout', components: documented(layout) },
  { id: 'collections', components: documented(collections) },
];

function documented(entries: readonly CatalogueEntry[]): KitComponent[] {
  return entries.map((entry) => ({ doc: '', props: [], ...kitProps[entry.name], ...entry }));
}
