import { defineMessages } from '../../text/index.ts';
import { en } from './en.ts';

/** The domain's words in the page's language. */
export const useDomainText = defineMessages(en, {
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
});
