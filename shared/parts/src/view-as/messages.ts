import { defineMessages } from '@hoa/ui/text';

export const en = {
  view: {
    about: ({ name }: { name: string }) => `You are viewing the portal as ${name}.`,
    effect: 'Nothing can be changed.',
    stop: 'Stop Viewing',
  },
  act: {
    about: ({ name }: { name: string }) => `You are acting for ${name}.`,
    effect: 'The history names you.',
    stop: 'Stop Acting',
  },
  failed: 'This could not be ended. It ends by itself within four hours.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'viewAs' }),
);
