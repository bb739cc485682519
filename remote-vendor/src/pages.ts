import type { Localized, PageEntry } from '@hoa/shared';

/** What people call this area. */
export const area: Localized = { en: 'vendor', es: 'vendor', fr: 'vendor', de: 'vendor' };

export const pages = [
  {
    id: 'home',
    path: '/vendor',
    roles: ['resident', 'admin', 'vendor'],
    title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Start' },
  },
] as const satisfies readonly PageEntry[];
