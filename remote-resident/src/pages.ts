import type { Localized, PageEntry } from '@hoa/shared';

/** What people call this area. */
export const area: Localized = {
  en: 'Community',
  es: 'Comunidad',
  fr: 'Vie de la résidence',
  de: 'Gemeinschaft',
};

export const pages = [
  {
    id: 'home',
    path: '/',
    roles: ['resident', 'admin'],
    title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Start' },
    navigation: {
      label: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Start' },
      icon: 'house',
      order: 10,
      bottomBar: true,
      exact: true,
    },
    menu: {
      label: { en: 'Dashboard', es: 'Panel', fr: 'Tableau de bord', de: 'Übersicht' },
      description: {
        en: 'What is new, what is due and what happens next',
        es: 'Novedades, pagos pendientes y próximos eventos',
        fr: 'Nouveautés, sommes dues et prochains événements',
        de: 'Neues, Offenes und die nächsten Termine',
      },
      icon: 'house',
      order: 10,
    },
  },
] as const satisfies readonly PageEntry[];
