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
  {
    id: 'news',
    path: '/news',
    roles: ['resident', 'admin'],
    title: {
      en: 'News & Events',
      es: 'Noticias y eventos',
      fr: 'Actualités et événements',
      de: 'Neues & Termine',
    },
    navigation: {
      label: {
        en: 'News & Events',
        es: 'Noticias y eventos',
        fr: 'Actualités',
        de: 'Neues & Termine',
      },
      icon: 'megaphone',
      order: 20,
      bottomBar: true,
    },
    menu: {
      label: {
        en: 'News & Events',
        es: 'Noticias y eventos',
        fr: 'Actualités et événements',
        de: 'Neues & Termine',
      },
      description: {
        en: 'Announcements of the board and what takes place',
        es: 'Anuncios de la junta y próximas actividades',
        fr: 'Annonces du conseil et vie de la résidence',
        de: 'Bekanntmachungen des Vorstands und Veranstaltungen',
      },
      icon: 'megaphone',
      order: 20,
    },
  },
] as const satisfies readonly PageEntry[];
