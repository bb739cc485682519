import type { PageEntry } from '@hoa/shared';

const everyone = ['resident', 'admin'] as const;

const forums = { en: 'Forums', es: 'Foros', fr: 'Forums', de: 'Foren' };
const messages = { en: 'Messages', es: 'Mensajes', fr: 'Messages', de: 'Nachrichten' };
const notifications = {
  en: 'Notifications',
  es: 'Notificaciones',
  fr: 'Notifications',
  de: 'Mitteilungen',
};
const documents = { en: 'Documents', es: 'Documentos', fr: 'Documents', de: 'Dokumente' };

/** What people say to each other, and what the association keeps for all. */
export const communityPages = [
  {
    id: 'forums',
    path: '/forums',
    roles: everyone,
    title: {
      en: 'Community Forums',
      es: 'Foros de la comunidad',
      fr: 'Forums de la résidence',
      de: 'Foren der Gemeinschaft',
    },
    navigation: { label: forums, icon: 'messages-square', order: 30, bottomBar: true },
    menu: {
      label: forums,
      description: {
        en: 'What neighbors ask, propose and discuss',
        es: 'Lo que los vecinos preguntan, proponen y debaten',
        fr: 'Ce que vos voisins demandent, proposent et discutent',
        de: 'Was die Nachbarschaft fragt, vorschlägt und bespricht',
      },
      icon: 'messages-square',
      order: 30,
    },
  },
  {
    id: 'topic',
    path: '/forums/:topicId',
    roles: everyone,
    parent: '/forums',
    title: { en: 'Topic', es: 'Tema', fr: 'Sujet', de: 'Thema' },
  },
  {
    id: 'messages',
    path: '/messages',
    roles: everyone,
    title: messages,
    navigation: {
      label: messages,
      icon: 'mail',
      order: 40,
      bottomBar: true,
      badge: 'unread-messages',
    },
    menu: {
      label: messages,
      description: {
        en: 'Conversations with neighbors and the board',
        es: 'Conversaciones con los vecinos y la junta',
        fr: 'Échanges avec vos voisins et le conseil',
        de: 'Gespräche mit der Nachbarschaft und dem Vorstand',
      },
      icon: 'mail',
      order: 40,
    },
  },
  {
    id: 'thread',
    path: '/messages/:threadId',
    roles: everyone,
    parent: '/messages',
    title: {
      en: 'Conversation',
      es: 'Conversación',
      fr: 'Conversation',
      de: 'Unterhaltung',
    },
  },
  {
    id: 'notifications',
    path: '/notifications',
    roles: everyone,
    title: notifications,
    navigation: {
      label: notifications,
      icon: 'bell',
      order: 50,
      badge: 'unread-notifications',
    },
    menu: {
      label: notifications,
      description: {
        en: 'What has happened since you last looked',
        es: 'Lo que ha ocurrido desde su última visita',
        fr: 'Ce qui s’est passé depuis votre dernière visite',
        de: 'Was seit Ihrem letzten Besuch geschehen ist',
      },
      icon: 'bell',
      order: 50,
    },
  },
  {
    id: 'documents',
    path: '/documents',
    roles: everyone,
    title: documents,
    navigation: { label: documents, icon: 'folder', order: 60 },
    menu: {
      label: documents,
      description: {
        en: 'Bylaws, minutes, budgets and forms',
        es: 'Estatutos, actas, presupuestos y formularios',
        fr: 'Règlement, procès-verbaux, budgets et formulaires',
        de: 'Satzung, Protokolle, Haushalte und Formulare',
      },
      icon: 'folder',
      order: 60,
    },
  },
] as const satisfies readonly PageEntry[];
