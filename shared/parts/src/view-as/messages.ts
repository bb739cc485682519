import { defineMessages } from '@hoa/ui/text';

export const en = {
  viewing: ({ name }: { name: string }) => `You are viewing the portal as ${name}.`,
  readOnly: 'Nothing can be changed.',
  stop: 'Stop Viewing',
  failed: 'The view could not be ended. It ends by itself within four hours.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'viewAs' }),
);
