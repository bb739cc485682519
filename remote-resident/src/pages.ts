import type { Localized, PageEntry } from '@hoa/shared';

/** What people call this area. */
export const area: Localized = { en: 'resident', es: 'resident', fr: 'resident', de: 'resident' };

export const pages = [
  {
    id: 'home',
    path: '/',
    roles: ['resident', 'admin', 'vendor'],
    title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Start' },
  },
] as const satisfies readonly PageEntry[];
