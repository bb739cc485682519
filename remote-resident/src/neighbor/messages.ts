import { defineMessages } from '@hoa/ui/text';

export const en = {
  home: ({ home }: { home: string }) => `Home ${home}`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'neighbor' }),
);
