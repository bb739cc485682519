import type { PageEntry } from '@hoa/portal';
import { labels } from './pages/labels.ts';

/** The name of this remote for people. */
export const area = labels.area;

export const pages = [
  {
    id: 'dashboard',
    data: ['home'],
    path: '/admin',
    roles: ['admin'],
    title: labels.dashboard,
    navigation: {
      label: labels.admin,
      icon: 'shield-check',
      order: 90,
    },
    menu: {
      label: labels.dashboard,
      description: labels.dashboardDescription,
      icon: 'shield-check',
      order: 100,
    },
  },
  {
    id: 'tickets',
    data: ['home', 'tickets'],
    path: '/tickets',
    roles: ['admin'],
    permission: 'tickets',
    title: labels.ticketManagement,
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
    roles: ['admin'],
    permission: 'tickets',
    title: labels.ticket,
    parent: '/tickets',
    reads: [['tickets.get', { ticketId: ':ticketId' }]],
  },
] as const satisfies readonly PageEntry[];
