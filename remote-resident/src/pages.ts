import type { PageEntry } from '@hoa/portal';
import { accountPages } from './pages/account.ts';
import { labels } from './pages/labels.ts';

/** The name of this remote for people. */
export const area = labels.area;

const everyone = ['resident', 'admin'] as const;

export const pages = [
  {
    id: 'home',
    data: ['home'],
    path: '/',
    roles: everyone,
    title: labels.home,
    navigation: {
      label: labels.home,
      icon: 'house',
      order: 10,
      bottomBar: true,
      exact: true,
    },
    menu: {
      label: labels.dashboard,
      description: labels.dashboardDescription,
      icon: 'house',
      order: 10,
    },
    reads: [
      ['threads.list', { limit: 3 }],
      ['account.get', {}, ['resident']],
      ['announcements.list', { limit: 10 }],
      ['events.list', { limit: 1 }],
      ['tickets.list', { isOpen: true, priority: 'safety', limit: 1 }, ['admin']],
      ['admin.waiting', {}, ['admin']],
    ],
  },
  {
    id: 'news',
    path: '/news',
    roles: everyone,
    title: labels.news,
    navigation: {
      label: labels.newsShort,
      icon: 'megaphone',
      order: 20,
      bottomBar: true,
    },
    menu: {
      label: labels.news,
      description: labels.newsDescription,
      icon: 'megaphone',
      order: 20,
    },
    reads: [
      ['announcements.list', { limit: 10 }],
      ['events.list', { limit: 10 }],
      ['events.list', { when: 'past', limit: 10 }],
    ],
  },
  {
    id: 'forums',
    data: ['home', 'forum'],
    path: '/forums',
    roles: everyone,
    title: labels.communityForums,
    navigation: { label: labels.forums, icon: 'messages-square', order: 30, bottomBar: true },
    menu: {
      label: labels.forums,
      description: labels.forumsDescription,
      icon: 'messages-square',
      order: 30,
    },
    reads: [
      ['topics.list', { limit: 10 }],
      ['topics.tags', {}],
    ],
  },
  {
    id: 'topic',
    data: ['home', 'forum'],
    path: '/forums/:topicId',
    roles: everyone,
    parent: '/forums',
    title: labels.topic,
    reads: [
      ['topics.get', { topicId: ':topicId' }],
      ['topics.updates', { topicId: ':topicId', limit: 25 }],
    ],
  },
  {
    id: 'directory',
    path: '/directory',
    setting: 'directory',
    roles: everyone,
    title: labels.directory,
    navigation: { label: labels.directory, icon: 'contact', order: 35 },
    menu: {
      label: labels.directory,
      description: labels.directoryDescription,
      icon: 'contact',
      order: 35,
    },
    reads: [['directory.list', { limit: 25 }]],
  },
  {
    id: 'messages',
    path: '/messages',
    roles: everyone,
    title: labels.messages,
    navigation: {
      label: labels.messages,
      icon: 'mail',
      order: 40,
      bottomBar: true,
      badge: 'unread-messages',
    },
    menu: {
      label: labels.messages,
      description: labels.messagesDescription,
      icon: 'mail',
      order: 40,
    },
    reads: [['threads.list', { limit: 25 }]],
  },
  {
    id: 'thread',
    path: '/messages/:threadId',
    roles: everyone,
    parent: '/messages',
    title: labels.conversation,
    reads: [
      ['threads.get', { threadId: ':threadId' }],
      ['threads.messages', { threadId: ':threadId' }],
    ],
  },
  {
    id: 'notifications',
    path: '/notifications',
    roles: everyone,
    title: labels.notifications,
    navigation: {
      label: labels.notifications,
      icon: 'bell',
      order: 50,
      badge: 'unread-notifications',
    },
    menu: {
      label: labels.notifications,
      description: labels.notificationsDescription,
      icon: 'bell',
      order: 50,
    },
    reads: [['notifications.list', { limit: 25 }]],
  },
  {
    id: 'documents',
    data: ['home', 'documents'],
    path: '/documents',
    roles: everyone,
    title: labels.documents,
    navigation: { label: labels.documents, icon: 'folder', order: 60 },
    menu: {
      label: labels.documents,
      description: labels.documentsDescription,
      icon: 'folder',
      order: 60,
    },
    reads: [
      ['documents.folders', {}],
      ['documents.list', { folderId: 'root', limit: 25 }],
    ],
  },
  {
    id: 'tickets',
    data: ['home', 'tickets'],
    path: '/tickets',
    roles: ['resident'],
    title: labels.myTickets,
    navigation: {
      label: labels.support,
      icon: 'life-buoy',
      order: 70,
    },
    menu: {
      label: labels.support,
      description: labels.ticketsDescription,
      icon: 'life-buoy',
      order: 70,
    },
    reads: [['tickets.list', { limit: 25 }]],
  },
  {
    id: 'ticket-detail',
    data: ['home', 'tickets'],
    path: '/tickets/:ticketId',
    roles: ['resident'],
    title: labels.ticket,
    parent: '/tickets',
    reads: [['tickets.get', { ticketId: ':ticketId' }]],
  },
  ...accountPages,
] as const satisfies readonly PageEntry[];
