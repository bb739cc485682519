import { expect, it, onTestFinished } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

it('a person and their profile get one phone, the one in the profile first', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const before = allMigrations.filter(({ name }) => name !== '022-profile-phones');
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  const phones = [
    ['imported', '1', undefined],
    ['written', undefined, '2'],
    ['both', '1', '2'],
    ['none', undefined, undefined],
  ] as const;
  for (const [uid, known, own] of phones) {
    const record = { id: uid, uid, displayName: uid, email: `${uid}@example.org` };
    await roster.put('cedar', 'people', uid, { ...record, phone: known });
    await roster.put('cedar', 'profiles', uid, { ...record, phone: own });
  }
  expect(await migrateDatabase({ ownerUrl, appUrl })).toEqual(['022-profile-phones']);
  const rows = await roster.query<{ id: string; known: string; own: string }>(
    `SELECT id, people.data ->> 'phone' AS known, profiles.data ->> 'phone' AS own
     FROM portal.people JOIN portal.profiles USING (hoa_id, id)`,
  );
  expect(rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'both', known: '2', own: '2' },
    { id: 'imported', known: '1', own: '1' },
    { id: 'none', known: null, own: null },
    { id: 'written', known: '2', own: '2' },
  ]);
});
