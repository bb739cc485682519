import { expect, it } from 'vitest';
import type { Author } from '../people/person-schema.ts';
import {
  defaultPreferences,
  isMailed,
  mutedTypes,
  mutedVendorTypes,
  privacyFlagsByRole,
  shownAuthor,
  withConfirmedEmail,
  withEmail,
} from './profile-rules.ts';
import { type Profile, preferencesSchema } from './profile-schema.ts';

it.each([
  ['resident', ['showUnit', 'showPhone', 'showEmail', 'allowMessages']],
  ['vendor', ['showServices', 'showPhone', 'showEmail']],
  ['admin', ['showTitle', 'showPhone', 'showEmail', 'allowMessages']],
] as const)('privacy options of a %s: %j', (role, flags) => {
  expect(privacyFlagsByRole[role]).toEqual(flags);
});

it('the default preferences are complete', () => {
  expect(preferencesSchema.parse(defaultPreferences)).toEqual(defaultPreferences);
});

const without = (...off: readonly (keyof typeof defaultPreferences.notifications)[]) => ({
  ...defaultPreferences.notifications,
  ...Object.fromEntries(off.map((name) => [name, false])),
});

it.each([
  [[], [], []],
  [['announcements'], ['announcement'], []],
  [['payments'], ['payment'], ['invoice_approved', 'invoice_rejected']],
  [['maintenance'], ['maintenance'], ['work_item_assigned', 'work_item_updated']],
  [['forums', 'security'], ['security', 'forum'], []],
  [['email', 'push', 'sms'], [], []],
] as const)('without %j, %j are muted, and %j for vendors', (off, types, vendorTypes) => {
  expect(mutedTypes(without(...off))).toEqual(types);
  expect(mutedVendorTypes(without(...off))).toEqual(vendorTypes);
});

it.each([
  [[], true],
  [['announcements'], false],
  [['email'], false],
  [['forums', 'push'], true],
] as const)('without %j, mail about announcements is sent: %s', (off, isSent) => {
  expect(isMailed(without(...off), 'announcements')).toBe(isSent);
});

const profile = (privacy: Profile['preferences']['privacy']): Profile => ({
  uid: 'p-1',
  displayName: 'Pat Rowe',
  email: 'pat@example.org',
  role: 'resident',
  unit: 'A-101',
  title: 'Treasurer',
  joinDate: '2024-01-01T00:00:00.000Z',
  preferences: { ...defaultPreferences, privacy },
});

it.each([
  ['resident', {}, {}],
  ['resident', { showUnit: true, showTitle: true }, { unit: 'A-101' }],
  ['admin', { showUnit: true, showTitle: true }, { title: 'Treasurer' }],
  ['admin', { showTitle: false }, {}],
  ['vendor', { showUnit: true, showTitle: true }, {}],
] as const)('of a %s with %j others see the name and %j', (role, privacy, shown) => {
  const author: Author = { uid: 'p-1', displayName: 'Pat', role };
  expect(shownAuthor(author, profile(privacy))).toEqual({
    ...author,
    displayName: 'Pat Rowe',
    ...shown,
  });
  expect(shownAuthor(author, undefined)).toEqual(author);
});

it('a new email takes effect immediately, or after its confirmation where emails are confirmed', () => {
  const before: { email: string; pendingEmail?: string } = { email: 'old@example.org' };
  expect(withEmail(before, 'new@example.org', { confirmsEmails: false })).toEqual({
    ...before,
    email: 'new@example.org',
  });
  const pending = withEmail(before, 'new@example.org', { confirmsEmails: true });
  expect(pending).toEqual({ ...before, pendingEmail: 'new@example.org' });
  expect(withConfirmedEmail(pending, 'other@example.org')).toBe(pending);
  expect(withConfirmedEmail(pending, 'new@example.org')).toEqual({
    ...before,
    email: 'new@example.org',
  });
  expect(withEmail(pending, before.email, { confirmsEmails: true })).toEqual(before);
});
