import type { Texts } from './en.ts';

export const de: Texts = { justNow: 'Gerade eben' };
