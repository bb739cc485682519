import { expect, test } from 'vitest';
import { openSampleBrowser } from './testing/open-portal.ts';

test('a profile is kept in the browser’s session and nowhere else [7.15 7.24]', async () => {
  const portal = openSampleBrowser();
  const form = { displayName: ' Rae W. ', email: 'rae@example.org', phone: '' };
  await portal.as('resident').call('profile.update', form);
  const profile = await portal.as('resident').call('profile.get', {});
  expect(profile).toMatchObject({
    displayName: 'Rae W.',
    email: 'rae@example.org',
    unit: 'A-101',
  });
  expect(profile).not.toHaveProperty('phone');
  const { session, local } = portal.stores;
  expect(session.getItem('hoa:v2:default-hoa/profiles')).toContain('Rae W.');
  expect((await local.read()).collections.size).toBe(0);
});

test('answers to requests that contain a profile are stored only in the session', async () => {
  const portal = openSampleBrowser();
  await portal.as('resident').call('profile.saveAppearance', { theme: 'dark', requestId: 'r' });
  const { session, local } = portal.stores;
  expect((await local.read()).collections.size).toBe(0);
  expect(session.getItem('hoa:v2:default-hoa/answeredProfileRequests')).toContain(
    'saveAppearance:r',
  );
});
