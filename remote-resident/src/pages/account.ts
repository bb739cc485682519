import type { PageEntry } from '@hoa/portal';
import { labels } from './labels.ts';

const everyone = ['resident', 'admin'] as const;

/** Payments, profile, search, menu and design system. */
export const accountPages = [
  {
    id: 'payments',
    data: ['home', 'payments'],
    path: '/payments',
    roles: ['resident'],
    title: labels.payments,
    navigation: { label: labels.payments, icon: 'credit-card', order: 80 },
    menu: {
      label: labels.payments,
      description: labels.paymentsDescription,
      icon: 'credit-card',
      order: 80,
    },
    reads: [
      ['payments.subscription', {}],
      ['payments.history', { status: 'pending', limit: 100 }],
      ['payments.history', { limit: 4 }],
      ['payments.sources', {}],
      ['account.get', {}],
      ['payments.settings', {}],
    ],
  },
  {
    id: 'profile',
    path: '/profile',
    roles: everyone,
    title: labels.profileAndSettings,
    menu: {
      label: labels.profile,
      description: labels.profileDescription,
      icon: 'circle-user',
      order: 85,
    },
    reads: [['profile.get', {}]],
  },
  {
    id: 'search',
    path: '/search',
    roles: everyone,
    title: labels.search,
    menu: {
      label: labels.search,
      description: labels.searchDescription,
      icon: 'search',
      order: 75,
      quick: false,
    },
  },
  {
    id: 'menu',
    path: '/menu',
    roles: everyone,
    title: labels.menu,
    navigation: {
      label: labels.menu,
      icon: 'layout-grid',
      order: 99,
      bottomBar: true,
      sideBar: false,
    },
  },
  {
    id: 'design',
    path: '/design',
    roles: everyone,
    title: labels.designSystem,
  },
] as const satisfies readonly PageEntry[];
