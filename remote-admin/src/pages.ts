import type { Localized, PageEntry } from '@hoa/shared';

/** What people call this area. */
export const area: Localized = {
  en: 'Administration',
  es: 'Administración',
  fr: 'Administration',
  de: 'Verwaltung',
};

export const pages = [
  {
    id: 'home',
    path: '/admin',
    roles: ['resident', 'admin', 'vendor'],
    title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Start' },
  },
] as const satisfies readonly PageEntry[];
