import { defineMessages } from '../../text/index.ts';
import { en } from './en.ts';

export type { Messages } from './en.ts';

export const useOutboxText = defineMessages(en, {
  es: () => import('./es.ts').then((m) => m.es),
  fr: () => import('./fr.ts').then((m) => m.fr),
  de: () => import('./de.ts').then((m) => m.de),
});
