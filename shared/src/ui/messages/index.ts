import { defineMessages } from '../../text/index.ts';
import { en } from './en.ts';

/** The kit's words in the page's language. */
export const useKitText = defineMessages(en, {
  es: () => import('./es.ts').then((m) => m.es),
  fr: () => import('./fr.ts').then((m) => m.fr),
  de: () => import('./de.ts').then((m) => m.de),
});
