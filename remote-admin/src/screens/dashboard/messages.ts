import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Admin Dashboard',
  description: 'News, forums, vendors and messages of the association in one place.',
  tabs: {
    overview: 'Overview',
    inbox: 'Inbox',
    news: 'News Manager',
    events: 'Events Manager',
    forums: 'Forums Manager',
    vendors: 'Vendor Management',
    broadcast: 'Broadcast',
    people: 'People',
    homes: 'Homes',
    settings: 'Settings',
  },
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'dashboard' }),
);
