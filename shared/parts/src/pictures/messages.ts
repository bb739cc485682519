import { defineMessages } from '@hoa/ui/text';

export const en = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: ({ n, total }: { n: number; total: number }) => `${n} of ${total}`,
};

export type Messages = typeof en;

export const useViewerText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'pictures' }),
);
