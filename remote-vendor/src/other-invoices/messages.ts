import { defineMessages } from '@hoa/ui/text';

/** Before a second invoice of a work order. */
export const en = {
  invoicesOfOrder: ({ names }: { names: string }) => `This work order already has: ${names}.`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'otherInvoices' }),
);
