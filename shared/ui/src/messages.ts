import { defineMessages } from './text/index.ts';

/** The kit's own texts. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  previous: 'Previous',
  next: 'Next',
  pagination: 'Pagination',
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  tryAgain: 'Try Again',
  partFailed: ({ what }: { what: string }) => `${what} could not be loaded`,
  partFailedHint: 'The rest of the page goes on working. Try again in a moment.',
  restOfList: 'The rest of the list',
  required: 'required',
  loading: 'Loading…',
  dismiss: 'Dismiss',
  breadcrumb: 'Breadcrumb',
  clearSearch: 'Clear search',
  search: 'Search',
  chooseFiles: 'Choose files',
  chooseFile: 'Choose a file',
  orDropFiles: 'or drop them here',
  orDropFile: 'or drop it here',
  discardTitle: 'Discard what you have typed?',
  discardText: 'It has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  errorSummary: ({ n }: { n: number }) =>
    n === 1 ? 'One answer needs your attention' : `${n} answers need your attention`,
  moveTo: 'Move to…',
  moveItem: ({ item }: { item: string }) => `Move ${item} to…`,
  moved: ({ item, column }: { item: string; column: string }) => `${item} moved to ${column}.`,
  dropHere: 'Drop here',
  notAllowedHere: 'Cannot be moved here',
  showMore: 'Show more',
  noItems: 'No items',
  items: ({ n }: { n: number }) => (n === 1 ? '1 item' : `${n} items`),
  soon: 'Soon',
  value: 'Value',
  category: 'Category',
  wrongAmount: 'Enter an amount such as 150.00',
  tooLong: ({ n, most }: { n: string; most: string }) =>
    `Too long: ${n} of at most ${most} characters`,
  charactersLeft: ({ n }: { n: number }) => (n === 1 ? '1 character left' : `${n} characters left`),
};

export type Messages = typeof en;

export const useKitText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'kit' }),
);
