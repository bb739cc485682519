import { expect, it } from 'vitest';
import {
  badgeText,
  notificationFilters,
  notificationTones,
  residentNotificationTypes,
  unreadCount,
} from './notification-rules.ts';

const notices = residentNotificationTypes.map((type, index) => ({ type, read: index % 2 === 0 }));

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [500, '9+'],
])('a badge of %i shows %j [9.16]', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('unread ones are counted', () => {
  expect(unreadCount(notices)).toBe(3);
});

it('there is a filter for every type', () => {
  expect(notificationFilters).toEqual(['all', 'unread', ...residentNotificationTypes]);
});

it('high is red, normal blue, low gray [9.30]', () => {
  expect(notificationTones).toEqual({ high: 'danger', normal: 'info', low: 'default' });
});
