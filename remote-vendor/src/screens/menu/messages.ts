import { defineMessages } from '@hoa/ui/text';

/** The vendor's menu page. */
export const en = {
  title: 'Menu',
  description: 'Your tools and everything you can open.',
  vendorTools: 'Vendor Tools',
  sections: 'Pages',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'menu' }),
);
