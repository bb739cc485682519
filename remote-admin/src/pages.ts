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
    id: 'dashboard',
    path: '/admin',
    roles: ['admin'],
    title: {
      en: 'Admin Dashboard',
      es: 'Panel de administración',
      fr: 'Tableau de bord d’administration',
      de: 'Verwaltungsübersicht',
    },
    navigation: {
      label: { en: 'Admin', es: 'Administración', fr: 'Administration', de: 'Verwaltung' },
      icon: 'shield-check',
      order: 90,
    },
    menu: {
      label: {
        en: 'Admin Dashboard',
        es: 'Panel de administración',
        fr: 'Tableau de bord d’administration',
        de: 'Verwaltungsübersicht',
      },
      description: {
        en: 'Publish news, moderate forums, work with vendors, send broadcasts',
        es: 'Publique noticias, modere los foros, coordine proveedores y envíe comunicados',
        fr: 'Publiez, modérez les forums, suivez les prestataires, diffusez des messages',
        de: 'Nachrichten veröffentlichen, Foren betreuen, Dienstleister beauftragen, Rundschreiben senden',
      },
      icon: 'shield-check',
      order: 100,
    },
  },
  {
    id: 'tickets',
    path: '/tickets',
    roles: ['admin'],
    title: {
      en: 'Ticket Management',
      es: 'Gestión de solicitudes',
      fr: 'Gestion des demandes',
      de: 'Ticketverwaltung',
    },
    navigation: {
      label: { en: 'Support', es: 'Asistencia', fr: 'Assistance', de: 'Service' },
      icon: 'life-buoy',
      order: 70,
    },
    menu: {
      label: { en: 'Support', es: 'Asistencia', fr: 'Assistance', de: 'Service' },
      description: {
        en: 'Review, assign and close what residents report',
        es: 'Revise, asigne y cierre lo que comunican los residentes',
        fr: 'Examinez, confiez et clôturez les demandes des résidents',
        de: 'Meldungen prüfen, zuweisen und abschließen',
      },
      icon: 'life-buoy',
      order: 70,
    },
  },
  {
    id: 'ticket-detail',
    path: '/tickets/:ticketId',
    roles: ['admin'],
    title: { en: 'Ticket', es: 'Solicitud', fr: 'Demande', de: 'Ticket' },
    parent: '/tickets',
  },
] as const satisfies readonly PageEntry[];
