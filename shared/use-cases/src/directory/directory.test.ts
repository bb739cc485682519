import type { Actor, PrivacySettings } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { exampleInputs } from '@hoa/use-cases/testing';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const rae = mockActors.resident;
const walt: Actor = { ...rae, uid: 'resident-047', displayName: 'Walt', email: 'walt@a.example' };

/** A portal whose directory is open to residents, and in which Rae shows this. */
async function openDirectory(privacy: PrivacySettings) {
  const portal = openPortal({ settings: { directory: 'residents' } });
  const show = async (next: PrivacySettings) => {
    await portal.as(rae).call('profile.savePrivacy', { privacy: next });
    await portal.runJob({ type: 'profile-changed', uid: rae.uid });
  };
  await show(privacy);
  const list = (input: { search?: string; limit?: number; offset?: number } = {}) =>
    portal.as(walt).call('directory.list', input);
  return { ...portal, show, list };
}

const { displayName, email } = rae;

describe('the directory', () => {
  test('lists people who show a detail, without the details that they hide', async () => {
    const { list, show } = await openDirectory({ showUnit: true });
    const atHome = { id: rae.uid, displayName, units: ['A-101'] };
    expect(await list()).toEqual({ items: [atHome], total: 1 });
    await show({ showUnit: true, showEmail: true });
    expect(await list()).toEqual({ items: [{ ...atHome, email }], total: 1 });
    await show({ showEmail: true });
    expect(await list()).toEqual({ items: [{ id: rae.uid, displayName, email }], total: 1 });
    await show({});
    expect(await list()).toEqual({ items: [], total: 0 });
  });

  test('is searched by what is shown, and not by what is hidden', async () => {
    const { list } = await openDirectory({ showUnit: true });
    const found = async (search: string) => (await list({ search })).total;
    expect(await found(displayName.slice(0, 3))).toBe(1);
    expect(await found('A-101')).toBe(1);
    expect(await found(email)).toBe(0);
  });

  test('hides a detail before the job updates the entry', async () => {
    const { as, list } = await openDirectory({ showUnit: true, showEmail: true });
    await as(rae).call('profile.savePrivacy', { privacy: { showUnit: true } });
    expect((await list()).items).toEqual([{ id: rae.uid, displayName, units: ['A-101'] }]);
    await as(rae).call('profile.savePrivacy', { privacy: {} });
    expect((await list()).items).toEqual([]);
  });

  test('does not tell who has blocked the reader from who allows no messages', async () => {
    const { as, list } = await openDirectory({ showUnit: true, allowMessages: true });
    expect((await list()).items).toMatchObject([{ id: rae.uid, allowsMessages: true }]);
    await as(rae).call('blocks.set', { uid: walt.uid, blocked: true });
    expect((await list()).items).toEqual([{ id: rae.uid, displayName, units: ['A-101'] }]);
  });

  test('removes a person who was removed, and lists a restored one', async () => {
    const { as, list } = await openDirectory({ showEmail: true });
    await as('admin').call('people.remove', { personId: rae.uid });
    expect((await list()).total).toBe(0);
    await as('admin').call('people.restore', { personId: rae.uid });
    expect((await list()).total).toBe(1);
  });

  test('follows a change of the home', async () => {
    const { as, list } = await openDirectory({ showUnit: true });
    const { memberships } = await as('admin').call('people.get', { personId: rae.uid });
    await as('admin').call('people.changeMembership', {
      personId: rae.uid,
      membershipId: memberships[0]?.id ?? '',
      to: { ...exampleInputs['people.changeMembership'].to, unit: 'B-204' },
    });
    expect((await list()).items).toEqual([{ id: rae.uid, displayName, units: ['B-204'] }]);
  });

  test.each([
    [undefined, { resident: false, admin: false }],
    ['off', { resident: false, admin: false }],
    ['board', { resident: false, admin: true }],
    ['residents', { resident: true, admin: true }],
  ] as const)('of %s is seen, and announced in the settings, by %o', async (directory, seen) => {
    const { as } = openPortal({ settings: { directory } });
    for (const role of ['resident', 'admin'] as const) {
      const list = as(role).call('directory.list', {});
      if (seen[role]) expect(await list).toEqual({ items: [], total: 0 });
      else await expect(list).rejects.toMatchObject({ code: 'directory-closed' });
      const known = await as(role).call('association.get', {});
      expect(known.directory).toBe(seen[role] ? directory : undefined);
    }
  });
});

describe('the preview of the own entry', () => {
  test('is what the directory lists, or null', async () => {
    const { as, list, show } = await openDirectory({});
    const preview = () => as(rae).call('directory.preview', {});
    expect(await preview()).toEqual({ audience: 'residents', entry: null });
    await show({ showUnit: true, showEmail: true });
    const { items } = await list();
    expect(await preview()).toEqual({ audience: 'residents', entry: items[0] });
  });

  test('is there before the directory is open', async () => {
    const { as } = openPortal();
    await as(rae).call('profile.savePrivacy', { privacy: { showEmail: true } });
    expect(await as(rae).call('directory.preview', {})).toEqual({
      audience: 'off',
      entry: { id: rae.uid, displayName, email },
    });
  });
});
