import { defineMessages } from '@hoa/ui/text';

/** The texts of the notification drawer. */
export const en = {
  notifications: 'Notifications',
  noNotifications: 'No notifications',
  noNotificationsHint: 'New work orders, messages and answers to invoices show up here.',
  notificationsFailed: 'Failed to load notifications',
  markReadFailed: 'Failed to update notifications',
  unread: 'Unread',
  highPriority: 'High priority',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'notifications' }),
);
