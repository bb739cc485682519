import { ticketStatuses } from '@hoa/domain';
import { exampleTicket } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';
import { migrateDatabase } from './migrate.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

const ranked = async () => {
  const { rows } = await storage.owner.query<{ status: string }>(
    'SELECT status FROM public.ticket_statuses ORDER BY rank',
  );
  return rows.map(({ status }) => status);
};
const declare = (statuses: readonly string[]) =>
  storage.owner.query('SELECT portal.declare_ticket_statuses($1)', [statuses]);

test('migrating stores the statuses in their order', async () => {
  expect(await ranked()).toEqual(ticketStatuses);
  await declare(ticketStatuses.toReversed());
  expect(await ranked()).not.toEqual(ticketStatuses);
  expect(await migrateDatabase({ ownerUrl: storage.ownerUrl })).toEqual([]);
  expect(await ranked()).toEqual(ticketStatuses);
});

test('a new status is accepted and sorted without a migration, and without audit entries', async () => {
  const { unitOfWork, association } = await storage.openAssociation();
  const put = (id: string, status: string) =>
    unitOfWork.write(association, async ({ repositories }) =>
      repositories.tickets.put({ ...exampleTicket(id), status } as ReturnType<
        typeof exampleTicket
      >),
    );
  const sorted = () =>
    unitOfWork.read(association, async ({ repositories }) =>
      (await repositories.tickets.find({ orderBy: [['status', 'asc']] })).map(({ id }) => id),
    );
  await storage.owner.query("SELECT set_config('hoa.id', $1, false)", [association.id]);
  const noted = async () =>
    (await storage.owner.query('SELECT count(*)::int AS count FROM audit.entries')).rows[0].count;
  await put('closed', 'closed');
  await put('new', 'new');
  await expect(put('held', 'on_hold')).rejects.toThrow('status_rank');
  const before = await noted();
  await declare(['new', 'on_hold', ...ticketStatuses.slice(1)]);
  await storage.owner.query("SELECT set_config('hoa.id', $1, false)", [association.id]);
  expect(await noted()).toBe(before);
  await put('held', 'on_hold');
  await put('reviewed', 'in_review');
  expect(await sorted()).toEqual(['new', 'held', 'reviewed', 'closed']);
  const removed = storage.owner.query(
    "DELETE FROM public.ticket_statuses WHERE status = 'on_hold'",
  );
  await expect(removed).rejects.toThrow('foreign key');
});

test('the server is not ready before a status of its release is stored', async () => {
  expect(await storage.database.isMigrated()).toBe(true);
  await storage.owner.query("DELETE FROM public.ticket_statuses WHERE status = 'resolved'");
  expect(await storage.database.isMigrated()).toBe(false);
});
