import { expect, it, onTestFinished } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

it('texts that were stored decomposed are composed, and a search without accents finds older rows', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const added = ['010-unaccented-search', '011-composed-texts', '030-search-without-apostrophes'];
  const before = allMigrations.filter(({ name }) => !added.includes(name));
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  await roster.addPerson('cedar', {
    uid: 'zoe',
    email: 'zoe@example.org',
    displayName: 'Zoe\u0308 Mu\u0308llerson',
  });
  await roster.addPerson('cedar', {
    uid: 'bob',
    email: 'bob@example.org',
    displayName: 'B\u00f6b Sm\u00f8rg\u00e5s',
  });
  expect(await migrateDatabase({ ownerUrl, appUrl })).toEqual(added);
  expect(
    await roster.query('SELECT id, display_name, version FROM portal.people ORDER BY id'),
  ).toEqual([
    { id: 'bob', display_name: 'B\u00f6b Sm\u00f8rg\u00e5s', version: 1 },
    { id: 'zoe', display_name: 'Zo\u00eb M\u00fcllerson', version: 2 },
  ]);
  const found = await roster.query(
    "SELECT id FROM portal.people WHERE search LIKE '%zoe mullerson%' OR search LIKE '%bob smorgas%'",
  );
  expect(found).toHaveLength(2);
});
