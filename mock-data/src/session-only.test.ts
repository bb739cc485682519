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
  const inSession = await session.read('default-hoa/profiles', undefined);
  expect(JSON.stringify(inSession)).toContain('Rae W.');
  expect((await local.read('default-hoa/profiles', undefined))?.changes).toEqual([]);
});

test('answers to requests that contain a profile are stored only in the session', async () => {
  const portal = openSampleBrowser();
  await portal.as('resident').call('profile.saveAppearance', { theme: 'dark', requestId: 'r' });
  expect(
    (await portal.stores.local.read('default-hoa/answeredRequests', undefined))?.changes,
  ).toEqual([]);
  const inSession = await portal.stores.session.read(
    'default-hoa/answeredProfileRequests',
    undefined,
  );
  expect(inSession?.changes).toHaveLength(1);
});
