import type { TicketStatus } from '@hoa/domain';
import type { Repositories, Where } from '@hoa/use-cases';
import { exampleTicket } from '@hoa/use-cases/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

type Tickets = Repositories['tickets'];
type TicketWhere = Where<'status' | 'assignedTo.uid'>;

const wheres: readonly TicketWhere[] = [
  {},
  { status: 'closed' },
  { status: { in: ['new', 'closed'] } },
  { status: { notIn: ['closed'] } },
  { 'assignedTo.uid': { isMissing: true } },
  { 'assignedTo.uid': { isMissing: false }, status: { in: ['new', 'in_review'] } },
];

/** Returns the maintained counts, and the counts of the tickets themselves. */
async function bothOf(tickets: Tickets): Promise<[unknown, unknown]> {
  const kept = [];
  const counted = [];
  for (const where of wheres) {
    const [count, groups, found] = await Promise.all([
      tickets.count(where),
      tickets.aggregate({ where, groupBy: 'status' }),
      tickets.find({ where }),
    ]);
    const statuses = [...new Set(found.map(({ status }) => status))].sort();
    kept.push([count, groups]);
    counted.push([
      found.length,
      statuses.map((group) => {
        const of = found.filter(({ status }) => status === group);
        return { group, count: of.length, sum: 0, average: null };
      }),
    ]);
  }
  return [kept, counted];
}

const write = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  isRemoved: fc.boolean(),
  status: fc.constantFrom<TicketStatus>('new', 'in_review', 'closed'),
  isAssigned: fc.boolean(),
});
/** The writes of one transaction, and whether it rolls back. */
const work = fc.record({ writes: fc.array(write, { maxLength: 4 }), isRefused: fc.boolean() });

const vendor = { uid: 'vern', displayName: 'Vern', email: 'vern@example.org', role: 'vendor' };

test('stored counts match the tickets after any writes, before and after commit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 6 }), async (works) => {
      const { unitOfWork, association } = await storage.openAssociation();
      for (const { writes, isRefused } of works) {
        const written = unitOfWork.write(association, async ({ repositories: { tickets } }) => {
          for (const { id, isRemoved, status, isAssigned } of writes) {
            const known = await tickets.get(id);
            const fields = { status, assignedTo: isAssigned ? vendor : undefined };
            if (isRemoved) tickets.remove(id);
            else {
              const { version } = known ?? {};
              const record = exampleTicket(id, fields as Parameters<typeof exampleTicket>[1]);
              tickets.put(version === undefined ? record : { ...record, version });
            }
          }
          const [kept, counted] = await bothOf(tickets);
          expect(kept).toEqual(counted);
          if (isRefused) throw new RangeError('refused');
        });
        if (isRefused) await expect(written).rejects.toThrow('refused');
        else await written;
        const [kept, counted] = await unitOfWork.read(association, ({ repositories }) =>
          bothOf(repositories.tickets),
        );
        expect(kept).toEqual(counted);
      }
    }),
    { numRuns: 15 },
  );
});

test('the server can read only the counts of its association, and change none', async () => {
  const [one, other] = [await storage.openAssociation(), await storage.openAssociation()];
  await one.unitOfWork.write(one.association, async ({ repositories: { tickets } }) =>
    tickets.put(exampleTicket('a')),
  );
  const { owner } = storage;
  const asServer = async (hoaId: string, statement: string) => {
    await owner.query('BEGIN; SET LOCAL ROLE portal_app');
    try {
      await owner.query(`SELECT set_config('hoa.id', $1, true)`, [hoaId]);
      return (await owner.query(statement)).rows;
    } finally {
      await owner.query('ROLLBACK');
    }
  };
  const read = 'SELECT hoa_id, count FROM portal.ticket_counts';
  const kept = { hoa_id: one.association.id, count: '1' };
  expect(await asServer(one.association.id, read)).toEqual([kept]);
  expect(await asServer(other.association.id, read)).toEqual([]);
  for (const statement of [
    'UPDATE portal.ticket_counts SET count = 9',
    'DELETE FROM portal.ticket_counts',
    `INSERT INTO portal.ticket_counts VALUES ('${one.association.id}', 'closed', true, 1)`,
    `SELECT portal.recount_tickets('${one.association.id}')`,
  ]) {
    await expect(asServer(one.association.id, statement), statement).rejects.toMatchObject({
      code: '42501',
    });
  }
});
