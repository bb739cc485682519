import type { Texts } from './en.ts';

export const es: Texts = {
  offline: 'No tiene conexión. Vuelva a intentarlo cuando esté conectado.',
};
