import { locales } from '@hoa/locales';

/** The themes that a person may choose; `auto` follows the system. */
export const themes = ['light', 'dark', 'auto'] as const;

export type Theme = (typeof themes)[number];

export const themeLabels: Record<Theme, string> = { light: 'Light', dark: 'Dark', auto: 'Auto' };

export const languages = locales;

/** The ways and the subjects of notifications that a person turns on or off. */
export const notificationPreferences = [
  'email',
  'push',
  'sms',
  'announcements',
  'maintenance',
  'payments',
  'forums',
  'security',
] as const;

export type NotificationPreference = (typeof notificationPreferences)[number];

export const privacyFlags = [
  'showUnit',
  'showServices',
  'showTitle',
  'showPhone',
  'showEmail',
  'allowMessages',
] as const;

export type PrivacyFlag = (typeof privacyFlags)[number];
