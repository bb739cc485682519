import { expect, it, onTestFinished } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

it('the directory loses the entries of people erased before the migration', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const before = allMigrations.filter(({ name }) => name !== '142-erase-directory-entries');
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  for (const uid of ['erased', 'kept']) {
    await roster.addPerson('cedar', { uid, email: `${uid}@example.org`, displayName: 'Pat' });
    await roster.put('cedar', 'directory_entries', uid, {
      id: uid,
      displayName: 'Pat',
      title: 'President',
    });
  }
  await roster.query("SELECT audit.erase_person('cedar', 'erased', 'Former resident')");
  const entries = () => roster.query('SELECT id FROM portal.directory_entries ORDER BY id');
  expect(await entries()).toEqual([{ id: 'erased' }, { id: 'kept' }]);
  await migrateDatabase({ ownerUrl, appUrl });
  expect(await entries()).toEqual([{ id: 'kept' }]);
});
