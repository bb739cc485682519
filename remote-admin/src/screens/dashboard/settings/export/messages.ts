import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Export',
  hint: 'Everything about the association in one ZIP file: tables for spreadsheets, all files, and a page that explains them. It contains messages between people too, so keep it safe. An email tells you when it is ready.',
  request: 'Export the association',
  again: 'Export again',
  failedToLoad: 'Failed to load the export',
  failedToRequest: 'Failed to begin the export',
  running: 'The export is being prepared.',
  percent: ({ percent }: { percent: string }) => `${percent}%`,
  failed: 'The export failed. Try again.',
  ready: ({ day }: { day: string }) => `Made on ${day}`,
  until: ({ day }: { day: string }) => `Can be downloaded until ${day}`,
  download: 'Download the export',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../../locales', import: 'exportSection' }),
);
