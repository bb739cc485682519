import { expect, it } from 'vitest';
import { withConfirmedEmail, withEmail } from './own-email.ts';

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
