import { defineMessages } from '@hoa/shared/text';
import { en } from './en.ts';

export const useText = defineMessages(en, {
  es: () => import('./es.ts').then((file) => file.es),
  fr: () => import('./fr.ts').then((file) => file.fr),
  de: () => import('./de.ts').then((file) => file.de),
});
