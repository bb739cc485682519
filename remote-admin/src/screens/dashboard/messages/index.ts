import { defineMessages } from '@hoa/shared/text';
import { en } from './en.ts';

/** The texts of the dashboard's frame. */
export const useText = defineMessages(en, {
  es: () => import('./es.ts').then((m) => m.es),
  fr: () => import('./fr.ts').then((m) => m.fr),
  de: () => import('./de.ts').then((m) => m.de),
});
