import { describe, expect, test } from 'vitest';
import { ownRecord } from '../own-record.ts';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

describe('a calendar address', () => {
  const resident = actorOf('resident');

  test('is the same until it is renewed, and missing once it is turned off', async () => {
    const { call } = openPortal().as(resident);
    expect(await call('calendar.feed', {})).toEqual({});
    await call('calendar.renew', {});
    const first = await call('calendar.feed', {});
    expect(first).toEqual({ path: `/feeds/default-hoa/${resident.uid}/id-1.ics` });
    await call('profile.saveAppearance', { theme: 'dark' });
    expect(await call('calendar.feed', {})).toEqual(first);
    await call('calendar.renew', {});
    expect(await call('calendar.feed', {})).not.toEqual(first);
    await call('calendar.end', {});
    expect(await call('calendar.feed', {})).toEqual({});
  });

  test.each(['view', 'act'] as const)(
    'is not for an administrator who may %s as its person',
    async (impersonation) => {
      const portal = openPortal();
      await portal.as(resident).call('calendar.renew', {});
      const { call } = portal.as({ ...resident, impersonation });
      for (const name of ['calendar.feed', 'calendar.renew', 'calendar.end'] as const) {
        await expect(call(name, {})).rejects.toMatchObject({ code: 'view-only' });
      }
    },
  );

  test('is neither in the profile nor in the data that its person exports', async () => {
    const portal = openPortal();
    await portal.as(resident).call('calendar.renew', {});
    const [record] = await portal.read(({ profiles }) => profiles.getMany([resident.uid]));
    if (!record) throw new Error('there is no profile');
    expect(record.calendarFeed).toBe('id-1');
    expect(await portal.as(resident).call('profile.get', {})).not.toHaveProperty('calendarFeed');
    const exported = ownRecord({ collection: 'profiles', record }, [resident], {
      tickets: new Map(),
      topics: new Map(),
    });
    expect(exported).not.toHaveProperty('calendarFeed');
  });
});
