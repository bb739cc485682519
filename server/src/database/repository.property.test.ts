import { openEmptyStorage } from '@hoa/mock-data/testing';
import type { Aggregation, Distinct, Order, Query, Repositories, Where } from '@hoa/use-cases';
import { exampleTicket, exampleTopic, type RepositoryStorage } from '@hoa/use-cases/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

const timeZone = 'America/Denver';

/** Runs the same work on PostgreSQL and on the browser's storage and compares the results. */
async function inBoth<R>(
  all: readonly RepositoryStorage[],
  kind: 'read' | 'write',
  work: (repositories: Repositories) => Promise<R>,
): Promise<void> {
  const [one, other] = await Promise.all(
    all.map(({ unitOfWork, association }) =>
      unitOfWork[kind](association, ({ repositories }) => work(repositories)).catch(
        (error: { code?: string }) => {
          if (error.code !== 'conflict') throw error;
          return 'conflict';
        },
      ),
    ),
  );
  expect(one).toEqual(other);
}

const open = () => Promise.all([storage.openAssociation(timeZone), openEmptyStorage(timeZone)]);

const uid = fc.constantFrom('rae', 'Rae', 'vern', 'ärger');
const instant = fc.constantFrom(
  '2026-02-28T23:30:00.000Z',
  '2026-03-01T06:59:59.999Z',
  '2026-03-01T07:00:00.000Z',
  '2026-03-01',
);
const word = fc.constantFrom(
  'tap',
  'Lamp tap',
  'LAMP 2',
  'lamp 10',
  'Zoë',
  'ZOE',
  '100%',
  'a_b',
  '',
);
const person = fc.record({ uid, displayName: word, email: fc.constant('a@example.org') });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

const ticket = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    title: word,
    description: word,
    status: fc.constantFrom('new', 'in_review', 'closed'),
    priority: fc.constantFrom('low', 'urgent', 'normal'),
    tags: fc.subarray(['hall', 'light']),
    assignedTo: maybe(person),
    dueDate: maybe(instant),
    lastActivity: instant,
    work: maybe(
      fc.record({ rating: maybe(fc.integer({ min: 1, max: 5 })), completedAt: maybe(instant) }),
    ),
  })
  .map(({ id, ...fields }) => exampleTicket(id, fields as Parameters<typeof exampleTicket>[1]));

const field = fc.constantFrom(
  ...(['title', 'status', 'priority', 'assignedTo.uid', 'assignedTo.displayName'] as const),
  ...(['dueDate', 'lastActivity', 'work.completedAt', 'work.rating', 'messagesCount'] as const),
);

const orderBy = fc.array(fc.tuple(field, fc.constantFrom('asc', 'desc')), { maxLength: 3 });

const where = fc.record(
  {
    status: fc.oneof(
      fc.constantFrom('new', 'closed', 'lost'),
      fc.record({ in: fc.subarray(['new', 'in_review', 'closed']) }),
      fc.record({ notIn: fc.subarray(['new', 'in_review', 'closed']) }),
    ),
    'assignedTo.uid': fc.oneof(
      uid,
      fc.record({ isMissing: fc.boolean() }),
      fc.record({ notIn: fc.array(uid, { maxLength: 2 }) }),
      fc.record({ from: uid, before: uid }),
    ),
    'work.rating': fc.oneof(
      fc.integer({ min: 0, max: 6 }),
      fc.record({ from: fc.integer({ min: 0, max: 6 }) }, { requiredKeys: [] }),
      fc.record({ in: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }) }),
    ),
    dueDate: fc.oneof(
      fc.record({ from: instant }),
      fc.record({ before: instant }),
      fc.record({ from: instant, orMissing: fc.constant(true) }),
    ),
    text: fc.oneof(
      fc.constantFrom('lamp', 'TAP', 'zoë', 'tap lamp', '%', '_', '\\', ' ', 'hall,light'),
      fc.record({
        words: fc.array(
          fc.record({
            word: fc.constantFrom('tap', 'lamp', '_', 'nothing'),
            named: fc.subarray(['vern', 'ärger', 'rae']),
          }),
          { maxLength: 2 },
        ),
        isAny: fc.boolean(),
        orNameOf: fc.constantFrom('assignedTo.uid', 'submittedBy.uid'),
      }),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Where<string>>;

const query = fc.record(
  {
    where,
    orderBy: orderBy as fc.Arbitrary<Order<string>[]>,
    limit: fc.integer({ min: 0, max: 5 }),
    offset: fc.integer({ min: 0, max: 4 }),
    per: fc.constantFrom('status', 'assignedTo.uid', 'work.rating'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Query<string>>;

const aggregation = fc.record(
  {
    where,
    groupBy: fc.oneof(
      fc.constantFrom('status', 'assignedTo.uid', 'work.rating'),
      fc.record({ monthOf: fc.constantFrom('lastActivity', 'dueDate', 'work.completedAt') }),
    ),
    of: fc.constantFrom('work.rating', 'messagesCount'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Aggregation<string, string>>;

/** Instants around the start of a month in Denver, some of them on the same UTC day. */
const moment = fc.constantFrom(
  '2026-02-27T12:00:00.000Z',
  '2026-02-28T06:30:00.000Z',
  '2026-02-28T23:30:00.000Z',
  '2026-03-01',
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T06:59:59.999Z',
  '2026-03-01T07:00:00.000Z',
  '2026-03-02T01:00:00.000Z',
  '2026-04-01T05:59:59.999Z',
  '2026-04-01T06:00:00.000Z',
);

const change = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    isRemoved: fc.constantFrom(false, false, false, true),
    createdAt: moment,
    dueDate: maybe(moment),
    completedAt: maybe(moment),
    responseMinutes: maybe(fc.constantFrom(0, 30, 45)),
    status: fc.constantFrom('new', 'in_progress', 'closed'),
    assignedTo: maybe(person),
  })
  .map(({ id, isRemoved, completedAt, responseMinutes, ...fields }) => {
    const work = { completedAt, responseMinutes };
    return {
      id,
      isRemoved,
      fields: { ...fields, work } as Parameters<typeof exampleTicket>[1],
    };
  });

const between = fc.record({ from: moment, before: moment }, { requiredKeys: [] });

const distinct = fc.record(
  {
    field: fc.constantFrom('title', 'status', 'assignedTo.uid'),
    where,
    orderBy: field,
    limit: fc.integer({ min: 0, max: 5 }),
    offset: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: ['field', 'orderBy'] },
) as fc.Arbitrary<Distinct<string>>;

const aggregationByInstant = fc
  .tuple(
    fc.record(
      {
        status: fc.constantFrom('closed', { in: ['new', 'closed'] }, { notIn: ['closed'] }),
        'assignedTo.uid': fc.constantFrom('rae', { isMissing: true }, { isMissing: false }),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom('createdAt', 'work.completedAt', 'dueDate'),
    between,
    fc.constantFrom('month', 'month', 'status', undefined),
    fc.constantFrom('work.responseMinutes', 'work.responseMinutes', 'work.rating', undefined),
  )
  .map(([others, field, range, by, of]) => ({
    where: { ...others, [field]: range } as Where<string>,
    groupBy: by === 'month' ? { monthOf: field } : by,
    of,
  }));

describe('PostgreSQL answers as the browser does', () => {
  test('whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(ticket, { selector: ({ id }) => id, maxLength: 25 }),
        fc.array(query, { minLength: 6, maxLength: 10 }),
        fc.array(aggregation, { minLength: 3, maxLength: 6 }),
        fc.array(distinct, { minLength: 3, maxLength: 6 }),
        async (tickets, queries, aggregations, values) => {
          const all = await open();
          await inBoth(all, 'write', async (repositories) => {
            for (const one of tickets) repositories.tickets.put(one);
          });
          for (const one of queries) {
            await inBoth(all, 'read', (repositories) =>
              repositories.tickets.find(one as Query<'id'>),
            );
            const { per: _, ...page } = one as Query<'id'>;
            await inBoth(all, 'read', ({ tickets }) =>
              Promise.all([tickets.count(page.where ?? {}), tickets.page(page)]),
            );
          }
          for (const one of values) {
            await inBoth(all, 'read', (repositories) =>
              repositories.tickets.distinct(one as Distinct<'id'>),
            );
          }
          for (const one of aggregations) {
            await inBoth(all, 'read', (repositories) =>
              repositories.tickets.aggregate(one as Aggregation<'id', 'work.rating'>),
            );
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('aggregates by instant, before and after the writes are committed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        fc.array(aggregationByInstant, { minLength: 8, maxLength: 12 }),
        async (transactions, aggregations) => {
          const all = await open();
          const asked = ({ tickets }: Repositories) =>
            Promise.all([
              tickets.countEach(aggregations.map(({ where }) => where as Where<'id'>)),
              ...aggregations.map((one) =>
                tickets.aggregate(one as Aggregation<'id', 'work.rating'>),
              ),
            ]);
          for (const changes of transactions) {
            await inBoth(all, 'write', async (repositories) => {
              const { tickets } = repositories;
              for (const { id, isRemoved, fields } of changes) {
                const version = (await tickets.get(id))?.version;
                if (isRemoved) tickets.remove(id);
                else tickets.put({ ...exampleTicket(id, fields), ...(version && { version }) });
              }
              return asked(repositories);
            });
            await inBoth(all, 'read', asked);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test('whatever is asked of invoices by vendor and status', async () => {
    const invoice = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      vendorUid: fc.constantFrom('vern', 'ada'),
      status: fc.constantFrom('submitted', 'approved', 'paid'),
      amount: fc.constantFrom(0, 100, 250),
    });
    const askedOf = fc.record(
      {
        where: fc.record(
          {
            vendorUid: fc.constantFrom('vern', { in: ['vern', 'ada'] }, { notIn: ['ada'] }),
            status: fc.constantFrom('paid', { in: ['submitted', 'paid'] }),
          },
          { requiredKeys: [] },
        ),
        groupBy: fc.constantFrom('vendorUid', 'status'),
        of: fc.constant('amount'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(invoice, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        fc.array(askedOf, { minLength: 4, maxLength: 8 }),
        async (transactions, aggregations) => {
          const all = await open();
          await inBoth(all, 'write', async ({ tickets, vendors }) => {
            tickets.put(exampleTicket('order'));
            for (const id of ['vern', 'ada'])
              vendors.put({ id, uid: id, displayName: id } as never);
          });
          for (const changed of transactions) {
            await inBoth(all, 'write', async ({ invoices }) => {
              for (const fields of changed) {
                const version = (await invoices.get(fields.id))?.version;
                const { id: invoiceNumber } = fields;
                const texts = { invoiceNumber, workOrderId: 'order', workOrderTitle: '' };
                invoices.put({ ...texts, ...fields, ...(version && { version }) } as never);
              }
            });
            await inBoth(all, 'read', ({ invoices }) =>
              Promise.all(
                aggregations.map((one) =>
                  invoices.aggregate(one as Aggregation<'vendorUid', 'amount'>),
                ),
              ),
            );
          }
          await inBoth(all, 'write', async ({ invoices }) => invoices.remove('a'));
          await inBoth(all, 'read', ({ invoices }) =>
            invoices.aggregate({ groupBy: 'vendorUid', of: 'amount' }),
          );
        },
      ),
      { numRuns: 4 },
    );
  });

  test('whatever is written, in whatever order', async () => {
    const id = fc.constantFrom('a', 'b');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('put' as const), id, version: fc.integer({ min: 0, max: 4 }) }),
      fc.record({
        kind: fc.constant('increment' as const),
        id,
        by: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ kind: fc.constant('remove' as const), id }),
      fc.record({ kind: fc.constant('read' as const), id }),
    );
    const titles = (repositories: Repositories) => repositories.topics.find({});
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 5 }),
        async (transactions) => {
          const all = await open();
          for (const [place, steps] of transactions.entries()) {
            await inBoth(all, 'write', async (repositories) => {
              const { topics } = repositories;
              const seen: unknown[] = [];
              for (const one of steps) {
                const title = `${place}`;
                if (one.kind === 'put') {
                  const record = exampleTopic(one.id, { title, viewsCount: place });
                  topics.put({ ...record, ...(one.version > 0 && { version: one.version }) });
                } else if (one.kind === 'increment') {
                  topics.increment(one.id, { viewsCount: one.by });
                } else if (one.kind === 'remove') topics.remove(one.id);
                else seen.push(await topics.get(one.id));
              }
              return [seen, await titles(repositories)];
            });
            await inBoth(all, 'read', titles);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
