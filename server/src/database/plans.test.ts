import { type Operation, operations } from '@hoa/api';
import { roles } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { implementedOperations } from '@hoa/use-cases';
import { exampleInputs } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoStorage, openDemoStorage } from '../testing/index.ts';
import { type Amounts, addManyAssociations } from '../testing/many-associations.ts';
import { expensiveStatements, maxReadForOne } from './testing/expensive-statements.ts';

/** Set by `npm run proof`. */
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
  // The tables are small here but grow in production, so no plan may depend on sequential scans.
  await client.query('SET enable_seqscan = off');
}, 600_000);
afterAll(async () => {
  await client.end();
  await demo.drop();
});

/** Inputs of lists in addition to the example inputs. */
const further: readonly (readonly [Operation, object])[] = [
  ['tickets.list', { search: 'lamp' }],
  ['tickets.list', { search: 'TKT-1029' }],
  ['tickets.list', { status: 'closed', limit: 50 }],
  ['tickets.list', { isActive: true, isAssigned: false }],
  ['tickets.list', { category: 'maintenance', priority: 'high' }],
  ['tickets.list', { limit: 25, offset: 100 }],
  ['tickets.board', {}],
  ['tickets.list', { search: 'Rae' }],
  ['tickets.list', { search: 'rae lamp' }],
  ['tickets.board', { search: 'lamp' }],
  ['tickets.board', { search: 'Rae' }],
  ['tickets.board', { column: 'new', offset: 20 }],
  ['invoices.list', { search: 'INV-2025-001' }],
  ['invoices.list', { isPending: true }],
  ...['number', 'order', 'vendor', 'amount', 'status', 'submitted'].map(
    (column) => ['invoices.list', { sort: { column, direction: 'desc' } }] as const,
  ),
  ['topics.list', { search: 'pool' }],
  ['topics.list', { search: 'Rae' }],
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
  `%s of %j reads at most ${maxReadForOne} rows for one of its answer`,
  async (name, input) => {
    for (const role of roles) {
      const asked = { client, association: demo.association, actor: mockActors[role] };
      expect(await expensiveStatements(asked, name, input), role).toEqual([]);
    }
  },
);
