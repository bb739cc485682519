import { expect, it, onTestFinished } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

it('the migration converts stored emails to lower case, and the audit records it', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const before = allMigrations.filter(({ name }) => name !== '113-own-emails');
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  for (const hoaId of ['cedar', 'maple']) {
    await roster.addAssociation(hoaId);
    await roster.addPerson(hoaId, { uid: 'ada', email: 'Ada@Example.org' });
    await roster.addPerson(hoaId, { uid: 'bob', email: 'bob@example.org' });
    const profile = { id: 'ada', uid: 'ada', displayName: 'Ada', pendingEmail: 'Ada2@Example.org' };
    await roster.put(hoaId, 'profiles', 'ada', { ...profile, email: 'Ada@Example.org' });
  }
  expect(await migrateDatabase({ ownerUrl, appUrl })).toEqual(['113-own-emails']);
  expect(
    await roster.query('SELECT id, email, version FROM portal.people ORDER BY hoa_id, id'),
  ).toEqual(
    ['cedar', 'maple'].flatMap(() => [
      { id: 'ada', email: 'ada@example.org', version: 2 },
      { id: 'bob', email: 'bob@example.org', version: 1 },
    ]),
  );
  const [profile] = await roster.query(
    "SELECT data ->> 'pendingEmail' AS email FROM portal.profiles",
  );
  expect(profile).toEqual({ email: 'ada2@example.org' });
  const noted = await roster.query(
    "SELECT FROM audit.entries WHERE operation = 'emails.lower-case'",
  );
  expect(noted).toHaveLength(6);
});
