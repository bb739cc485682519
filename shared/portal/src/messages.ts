import { defineMessages } from '@hoa/ui/text';

export const en = {
  areaFailed: ({ area }: { area: string }) => `${area} could not be loaded`,
  areaFailedHint: 'The rest of the portal goes on working. Try again in a moment.',
  notFound: 'Page Not Found',
  notFoundHint: 'This page will be implemented soon.',
  noSuchPage:
    'There is no page at this address. It may have moved, or the address is not quite right.',
  goHome: 'Go Home',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'portal' }),
);
