import { defineMessages } from '@hoa/shared/text';
import { en } from './en.ts';

export type { Messages } from './en.ts';

/** The texts around the specimens; the specimens themselves are in English, as the code is. */
export const useText = defineMessages(en, {
  es: () => import('./es.ts').then((m) => m.es),
  fr: () => import('./fr.ts').then((m) => m.fr),
  de: () => import('./de.ts').then((m) => m.de),
});
