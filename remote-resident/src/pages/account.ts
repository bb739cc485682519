import type { PageEntry } from '@hoa/shared';

const everyone = ['resident', 'admin'] as const;

const payments = { en: 'Payments', es: 'Pagos', fr: 'Paiements', de: 'Zahlungen' };
const menu = { en: 'Menu', es: 'Menú', fr: 'Menu', de: 'Menü' };
const search = { en: 'Search', es: 'Buscar', fr: 'Recherche', de: 'Suche' };

/** What a person does for themselves: pay, set up, find. */
export const accountPages = [
  {
    id: 'payments',
    path: '/payments',
    roles: ['resident'],
    title: payments,
    navigation: { label: payments, icon: 'credit-card', order: 80 },
    menu: {
      label: payments,
      description: {
        en: 'Pay your dues, set up autopay and find your receipts',
        es: 'Pague sus cuotas, configure el pago automático y consulte sus recibos',
        fr: 'Réglez vos charges, automatisez-les et retrouvez vos reçus',
        de: 'Beiträge zahlen, automatisch abbuchen lassen und Belege finden',
      },
      icon: 'credit-card',
      order: 80,
    },
  },
  {
    id: 'profile',
    path: '/profile',
    roles: everyone,
    title: {
      en: 'Profile & Settings',
      es: 'Perfil y ajustes',
      fr: 'Profil et paramètres',
      de: 'Profil & Einstellungen',
    },
    menu: {
      label: { en: 'Profile', es: 'Perfil', fr: 'Profil', de: 'Profil' },
      description: {
        en: 'Your details, notifications, privacy, theme and language',
        es: 'Sus datos, notificaciones, privacidad, tema e idioma',
        fr: 'Vos coordonnées, notifications, confidentialité, thème et langue',
        de: 'Ihre Angaben, Mitteilungen, Privatsphäre, Design und Sprache',
      },
      icon: 'circle-user',
      order: 85,
    },
  },
  {
    id: 'search',
    path: '/search',
    roles: everyone,
    title: search,
    menu: {
      label: search,
      description: {
        en: 'Look through everything in the portal',
        es: 'Busque en todo el portal',
        fr: 'Cherchez dans tout le portail',
        de: 'Das ganze Portal durchsuchen',
      },
      icon: 'search',
      order: 75,
      quick: false,
    },
  },
  {
    id: 'menu',
    path: '/menu',
    roles: everyone,
    title: menu,
    navigation: { label: menu, icon: 'layout-grid', order: 99, bottomBar: true, sideBar: false },
  },
  {
    id: 'design',
    path: '/design',
    roles: everyone,
    title: {
      en: 'Design System',
      es: 'Sistema de diseño',
      fr: 'Système de design',
      de: 'Designsystem',
    },
  },
] as const satisfies readonly PageEntry[];
