import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: ({ name }: { name: string }) => `Contact ${name}`,
  officeHours: 'Office hours',
  postalAddress: 'Postal address',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'officeContact' }),
);
