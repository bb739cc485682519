import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: ({ portal }: { portal: string }) => `Welcome to ${portal}`,
  intro: {
    resident: 'Your home, your neighbors and the office in one place.',
    vendor: 'Your work orders, messages and payments in one place.',
    admin: 'Everything that needs you in one place.',
  },
  start: 'Start here',
  dismiss: 'Hide this welcome',
  report: 'Report a problem',
  pay: 'Pay your dues',
  attend: 'See what is coming up',
  talk: 'Ask your neighbors',
  compare: 'Sort your work orders',
  finished: 'Find finished work',
  bill: 'Create an invoice',
  triage: 'Review tickets',
  order: 'Order work',
  announce: 'Post news',
  broadcast: 'Send a broadcast',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'welcome' }),
);
