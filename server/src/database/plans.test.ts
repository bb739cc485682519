import { type Input, type Operation, operations, PortalError } from '@hoa/api';
import { type Role, roles } from '@hoa/domain';
import { createSimulatedPayments, mockActors, testNow } from '@hoa/mock-data/testing';
import { implementedOperations, readOnly, runOperation, type UnitOfWork } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { exampleInputs } from '@hoa/use-cases/testing';
import { Client, type ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoStorage, openDemoStorage } from '../testing/index.ts';
import { type Amounts, addManyAssociations } from '../testing/many-associations.ts';
import { setting } from './settings.ts';
import { type PlanNode, rowsRead } from './testing/rows-read.ts';
import { SqlTransaction } from './transaction.ts';

const mostReadForOne = 20;

/** So many lie in a few blocks, which no index makes fewer. */
const fewRows = 50;

/** `npm run proof` sets PROOF. */
const amounts: Amounts = process.env.PROOF
  ? { associations: 499, tickets: 100_000 }
  : { associations: 49, tickets: 10_000 };

let demo: DemoStorage;
let client: Client;
beforeAll(async () => {
  demo = await openDemoStorage();
  await addManyAssociations(demo.owner, amounts);
  client = new Client({ connectionString: demo.url });
  await client.connect();
  // Tables that are small here, and grow: reading one whole is what must not be needed.
  await client.query('SET enable_seqscan = off');
}, 600_000);
afterAll(async () => {
  await client.end();
  await demo.drop();
});

/** Statements that read too much, each with its figures. */
async function tooExpensive(role: Role, name: Operation, input: object): Promise<string[]> {
  const found: string[] = [];
  const explaining = explain(client, (sql, plan) => {
    const { read, returned } = rowsRead(plan);
    if (read <= Math.max(fewRows, mostReadForOne * returned)) return;
    found.push(`${read} rows read for ${returned}: ${sql}`);
  });
  const unitOfWork: Pick<UnitOfWork, 'read'> = {
    async read(association, work) {
      await client.query(`BEGIN READ ONLY; SELECT ${setting('hoa.id', association.id)}`);
      try {
        return await work(readOnly(new SqlTransaction(association, explaining).forUseCase));
      } finally {
        await client.query('COMMIT');
      }
    },
  };
  const dependencies = {
    useCases,
    unitOfWork: { ...unitOfWork, write: refuse },
    session: () => mockActors[role],
    association: () => demo.association,
    now: () => testNow,
    newId: () => 'id',
    paymentProvider: createSimulatedPayments(() => 'id'),
  };
  await runOperation(dependencies, name, input as Input<Operation>).catch((error: unknown) => {
    if (!(error instanceof PortalError)) throw error;
  });
  return found;
}

async function refuse(): Promise<never> {
  throw new Error('Queries do not write.');
}

/** The same connection, on which each statement is explained before it is answered. */
function explain(real: Client, onPlan: (sql: string, plan: PlanNode) => void): ClientBase {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const explained = await real.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    onPlan(text, explained.rows[0]['QUERY PLAN'][0].Plan);
    return real.query(text, values);
  };
  return { query } as unknown as ClientBase;
}

const ticketSorts = [
  'updated',
  'title',
  'status',
  'priority',
  'unit',
  'vendor',
  'due',
  'lastActivity',
];

/** What lists are asked for besides the example inputs. */
const further: readonly (readonly [Operation, object])[] = [
  ['tickets.list', { search: 'lamp' }],
  ['tickets.list', { search: 'TKT-1029' }],
  ['tickets.list', { status: 'closed', limit: 50 }],
  ['tickets.list', { isActive: true, isAssigned: false }],
  ['tickets.list', { category: 'maintenance', priority: 'high' }],
  ['tickets.list', { limit: 25, offset: 100 }],
  ...ticketSorts.flatMap((column) =>
    (['asc', 'desc'] as const).map(
      (direction) => ['tickets.list', { sort: { column, direction } }] as const,
    ),
  ),
  ['tickets.board', {}],
  ['tickets.board', { search: 'lamp' }],
  ['tickets.board', { column: 'new', offset: 20 }],
  ['invoices.list', { search: 'INV-2025-001' }],
  ['invoices.list', { isPending: true }],
  ...['number', 'order', 'vendor', 'amount', 'status', 'submitted'].map(
    (column) => ['invoices.list', { sort: { column, direction: 'desc' } }] as const,
  ),
  ['topics.list', { search: 'pool' }],
  ['topics.list', { tag: 'pool' }],
  ['topics.list', { sort: { column: 'comments', direction: 'desc' } }],
  ['news.list', { search: 'water' }],
  ['news.list', { state: 'draft' }],
  ['documents.list', { search: 'minutes' }],
  ['documents.list', {}],
  ['vendors.list', { search: 'green' }],
  ['residents.list', { search: 'A-10' }],
  ['threads.list', { type: 'direct' }],
  ['payments.history', { status: 'completed' }],
  ['people.list', { search: 'simmons' }],
];

const queries = implementedOperations
  .filter((name) => operations[name].kind === 'query' && !/^(sessions|audit)\./.test(name))
  .map((name) => [name, exampleInputs[name]] as const);

test.each([...queries, ...further])(
  `%s of %j reads at most ${mostReadForOne} rows for one of its answer`,
  async (name, input) => {
    for (const role of roles) expect(await tooExpensive(role, name, input), role).toEqual([]);
  },
);
