import type { Texts } from './en.ts';

export const fr: Texts = { offline: 'Vous êtes hors ligne. Réessayez une fois connecté.' };
