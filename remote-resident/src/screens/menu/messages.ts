import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Menu',
  description: 'Everything you can open in the portal.',
  sections: 'Sections',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'menu' }),
);
