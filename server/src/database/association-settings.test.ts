import type { RepositoryStorage } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
let { unitOfWork, association } = {} as RepositoryStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
beforeEach(async () => {
  ({ unitOfWork, association } = await storage.openAssociation());
});
afterAll(() => storage.drop());

const stored = () =>
  unitOfWork.read(association, ({ repositories }) => repositories.associations.get(association.id));

async function save(changed: object): Promise<void> {
  await unitOfWork.write(association, async ({ repositories: { associations } }) => {
    const before = await associations.get(association.id);
    if (before) associations.put({ ...before, ...changed });
  });
}

test('an association is founded with its settings as version 1', async () => {
  const { id, name, timeZone, ticketPrefix, invoicePrefix } = association;
  expect(await stored()).toMatchObject({
    ...{ id, name, timeZone, ticketPrefix, invoicePrefix },
    version: 1,
  });
});

test('a change is what sign-in, mail and the previous release read', async () => {
  await save({ name: 'Maple Court', timeZone: 'Asia/Tokyo', laborRate: 9000 });
  const { rows } = await storage.owner.query(
    'SELECT name, time_zone, labor_rate::integer FROM portal.associations WHERE id = $1',
    [association.id],
  );
  expect(rows).toEqual([{ name: 'Maple Court', time_zone: 'Asia/Tokyo', labor_rate: 9000 }]);
  expect(await stored()).toMatchObject({ name: 'Maple Court', version: 2 });
});

test('a change is in the history of the association', async () => {
  await save({ name: 'Maple Court' });
  const { rows } = await storage.owner.query(
    'SELECT subjects, before, after FROM audit.entries WHERE hoa_id = $1',
    [association.id],
  );
  expect(rows).toEqual([
    {
      subjects: [`association:${association.id}`],
      before: { name: association.name },
      after: { name: 'Maple Court' },
    },
  ]);
});

test('another association cannot change the settings', async () => {
  const other = await storage.openAssociation();
  await other.unitOfWork.write(other.association, async ({ repositories: { associations } }) => {
    expect(await associations.get(association.id)).toBeUndefined();
  });
});
