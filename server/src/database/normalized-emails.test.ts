import { normalizeEmail } from '@hoa/domain/email';
import { expect, it, onTestFinished } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

const stored = [
  'nell@müller.example',
  'nell@例子.测试',
  'nell@bücher-straße-für-alle.example',
  'nell@example.org;',
  '<pat@example.org>',
  'mailto:ori@example.org?subject=Hello',
  '\u200brae@example.org',
  'jörg@example.org',
];

it('the migration normalizes stored emails like new ones, unless another person has the result', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const before = allMigrations.filter(({ name }) => name !== '122-normalized-emails');
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  for (const [place, email] of stored.entries()) {
    await roster.addPerson('cedar', { uid: `person-${place}`, email });
  }
  await roster.addPerson('cedar', { uid: 'sam', email: 'sam@example.org' });
  await roster.addPerson('cedar', { uid: 'sam-twin', email: 'sam@example.org,' });
  expect(await migrateDatabase({ ownerUrl, appUrl })).toEqual(['122-normalized-emails']);
  const rows = await roster.query<{ email: string }>('SELECT email FROM portal.people ORDER BY id');
  expect(rows.map(({ email }) => email)).toEqual([
    ...stored.map(normalizeEmail),
    'sam@example.org',
    'sam@example.org,',
  ]);
});
