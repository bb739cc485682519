import type { PageEntry } from '@hoa/portal';
import { accountPages } from './pages/account.ts';
import { communityPages } from './pages/community.ts';
import { labels } from './pages/labels.ts';

/** The name of this remote for people. */
export const area = labels.area;

export const pages = [
  {
    id: 'home',
    data: ['home'],
    path: '/',
    roles: ['resident', 'admin'],
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
    roles: ['resident', 'admin'],
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
  ...communityPages,
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
