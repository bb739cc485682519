import { defineMessages } from '@hoa/ui/text';

export const en = {
  sessions: 'Sessions',
  passkeys: 'Passkeys',
  failed: 'Failed to load profile',
  notFound: 'Profile not found',

  details: { page: 'Your details', drawer: 'Profile' },
  detailsHint: 'How the board and office reach you.',
  displayName: 'Display name',
  email: 'Email',
  emailPending: ({ email }: { email: string }) =>
    `Takes effect once you confirm it there. Until then we write to ${email}.`,
  phone: 'Phone',
  services: 'Services',
  save: { page: 'Save Changes', drawer: 'Save Profile' },
  updated: 'Profile updated successfully!',
  failedUpdate: 'Failed to update profile',

  notifications: 'Notifications',
  channels: 'How we reach you',
  topics: 'What you hear about',
  preferenceHints: {
    email: 'To the address in your profile.',
    push: 'On the devices you are signed in on.',
    sms: 'To the phone number in your profile.',
    announcements: 'News and events of the association.',
    maintenance: 'Work in the buildings and on your tickets.',
    payments: 'Dues, receipts and autopay.',
    forums: 'Answers to what you have written.',
    security: 'Safety alerts. We recommend leaving this on.',
  },
  vendorPreferenceHints: { maintenance: 'Your work orders.', payments: 'Your invoices.' },
  preferencesUpdated: 'Notification preferences updated!',
  failedPreferences: 'Failed to update preferences',

  privacy: { page: 'What neighbors see of you', drawer: 'Privacy' },
  privacyHint: 'The office always sees your details.',
  privacyHints: {
    showUnit: 'Your unit number beside your name.',
    showServices: 'Your services on tickets that are assigned to you.',
    showTitle: 'Your title beside your name.',
    showPhone: 'Your phone number on the tickets that you share.',
    showEmail: 'Your email address on the tickets that you share.',
    allowMessages: 'Neighbors find you in the directory and can write to you.',
  },
  privacyUpdated: 'Privacy settings updated!',
  failedPrivacy: 'Failed to update settings',

  appearance: 'Appearance',
  appearanceHint: 'Applies at once, in every tab of this browser.',
  theme: 'Theme',
  themeHints: {
    light: 'Bright, for the day.',
    dark: 'Easy on the eyes at night.',
    auto: 'Follows your device.',
  },
  language: 'Language',
  languageHint: 'Dates and amounts follow it too.',
  themeUpdated: 'Theme updated!',
  failedTheme: 'Failed to update theme',
  languageUpdated: 'Language updated!',
  failedLanguage: 'Failed to update language',
};

export type Messages = typeof en;

export const useProfileText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'profile' }),
);
