import { defineMessages } from '@hoa/ui/text';

export const en = {
  progress: 'Progress',
  steps: 'Steps',
  stepOf: ({ n, total }: { n: number; total: number }) => `Step ${n} of ${total}`,
  stepStates: {
    done: 'done',
    skipped: 'Skipped',
    current: 'now',
    upcoming: 'still to come',
  },
  reopened: ({ date }: { date: string }) => `Reopened ${date}`,
  waitingSince: ({ date }: { date: string }) => `Waiting since ${date}`,
};

export type Messages = typeof en;

export const useProgressText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'progress' }),
);
