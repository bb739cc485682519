import { textsByLocale } from '@hoa/locales';

/** The texts of the page that confirms a new email address. */
export const en = {
  portal: 'Community Portal',
  title: 'Confirm your new email address',
  explanation: 'From then on you sign in by it, and mail goes there.',
  confirm: 'Confirm Address',
  confirmed: 'Your new email address counts from now on.',
  refused: 'This link is no longer valid. Save the address in your profile once more.',
  failed: 'The connection failed. Check it and try again.',
};

export type ConfirmEmailTexts = typeof en;

export const confirmEmailTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'confirmEmail' }),
);
