import type { PageEntry } from '@hoa/portal';
import { labels } from './labels.ts';

const everyone = ['resident', 'admin'] as const;

/** Forums, messages, notifications and documents. */
export const communityPages = [
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
] as const satisfies readonly PageEntry[];
