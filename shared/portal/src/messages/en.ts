export const en = {
  areaFailed: ({ area }: { area: string }) => `${area} could not be loaded`,
  areaFailedHint: 'The rest of the portal goes on working. Try again in a moment.',
  notFound: 'Page Not Found',
  notFoundHint: 'This page will be implemented soon.',
  goHome: 'Go Home',
};

export type Messages = typeof en;
