import type { Localized, PageEntry } from '@hoa/shared';
import { accountPages } from './pages/account.ts';
import { communityPages } from './pages/community.ts';

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
  ...communityPages,
  {
    id: 'tickets',
    path: '/tickets',
    roles: ['resident'],
    title: { en: 'My Tickets', es: 'Mis solicitudes', fr: 'Mes demandes', de: 'Meine Tickets' },
    navigation: {
      label: { en: 'Support', es: 'Asistencia', fr: 'Assistance', de: 'Service' },
      icon: 'life-buoy',
      order: 70,
    },
    menu: {
      label: { en: 'Support', es: 'Asistencia', fr: 'Assistance', de: 'Service' },
      description: {
        en: 'Report a problem and follow what becomes of it',
        es: 'Comunique un problema y siga cómo avanza',
        fr: 'Signalez un problème et suivez son traitement',
        de: 'Melden Sie ein Problem und verfolgen Sie, was daraus wird',
      },
      icon: 'life-buoy',
      order: 70,
    },
  },
  {
    id: 'ticket-detail',
    path: '/tickets/:ticketId',
    roles: ['resident'],
    title: { en: 'Ticket', es: 'Solicitud', fr: 'Demande', de: 'Ticket' },
    parent: '/tickets',
  },
  ...accountPages,
] as const satisfies readonly PageEntry[];
