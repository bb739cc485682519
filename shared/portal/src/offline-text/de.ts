import type { Texts } from './en.ts';

export const de: Texts = {
  offline: 'Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.',
};
