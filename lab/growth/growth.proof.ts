import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { onTestFinished, test } from 'vitest';
import { addManyAssociations } from '../../server/src/testing/many-associations.ts';
import { addManyInvoices, addManyTickets } from '../../server/src/testing/many-tickets.ts';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { answerTo } from '../load/drive.ts';
import { withoutIndexes } from '../load/without-indexes.ts';
import { Portal } from '../portal/portal.ts';
import { operationPath, percentile, signIn } from '../portal/requests.ts';

/** The number of tickets of each association. */
const sizes = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number);
const times = 40;
const ticketId = 'TKT-1029';

const asked: readonly (readonly [name: string, operation: string, input: (n: number) => object])[] =
  [
    ['a page of 50', 'tickets.list', () => ({ limit: 50 })],
    [
      'sorted by title',
      'tickets.list',
      () => ({ limit: 50, sort: { column: 'title', direction: 'asc' } }),
    ],
    ['a board', 'tickets.board', () => ({})],
    ['a search, rare word', 'tickets.list', () => ({ search: 'chandelier', limit: 50 })],
    ['a search, common word', 'tickets.list', () => ({ search: 'lamp', limit: 50 })],
    ['a ticket', 'tickets.get', () => ({ ticketId })],
    ['its messages', 'tickets.messages', () => ({ ticketId, limit: 50 })],
    ['the overview', 'admin.overview', () => ({})],
    ['what waits', 'admin.waiting', () => ({})],
    ['trends', 'admin.ticketTrends', () => ({})],
    ['finances', 'admin.finances', () => ({})],
    ['totals of invoices', 'invoices.totals', () => ({})],
    [
      'a posted message',
      'tickets.postMessage',
      (n) => ({ ticketId, content: `Message ${n}.`, isInternal: false, attachments: [] }),
    ],
  ];

test(`the cost of operations with ${sizes.join(', ')} tickets`, {
  timeout: 3_600_000,
}, async () => {
  const portal = await Portal.start({
    settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
  });
  onTestFinished(() => portal.stop(), 60_000);
  const server = await portal.server();
  await portal.owner(async (owner) => {
    await addTickets(owner);
    await server.start();
    const costs = new Map(asked.map(([name]) => [name, [] as string[]]));
    for (const [place, size] of sizes.entries()) {
      const hoaId = associationOf(place);
      const email = `${hoaId}.admin@cedarhollow.example`;
      const headers = await signIn(owner, 'admin-1', email);
      for (const [name, operation, input] of asked) {
        const ask = async (n: number) => {
          const started = performance.now();
          const sent = { name, path: operationPath(operation), headers, input: input(n) };
          await answerTo(server.address, sent);
          return performance.now() - started;
        };
        for (let n = 0; n < 5; n += 1) await ask(n);
        await reported(ask);
        const before = await rowsRead(owner);
        const took: number[] = [];
        for (let n = 0; n < times; n += 1) took.push(await ask(n));
        await reported(ask);
        const rows = ((await rowsRead(owner)) - before) / (times + 1);
        costs.get(name)?.push(`${percentile(took, 50).toFixed(1)} ms, ${rows.toFixed(0)}`);
      }
      console.warn(`an association of ${size} is measured`);
    }
    const heads = sizes.map((size) => size.toLocaleString('en-US')).join(', ');
    recordFigure(`tickets: ${heads}; milliseconds (median of ${times}) and rows read`);
    for (const [name, cells] of costs) recordFigure(`${name}: ${cells.join(' → ')}`);
  });
});

/** Creates an association of each size in one database. */
async function addTickets(owner: Client): Promise<void> {
  await addManyAssociations(owner, { associations: sizes.length, tickets: 0 });
  await withoutIndexes(owner, async () => {
    for (const [place, size] of sizes.entries()) {
      console.warn(`${size} tickets are made`);
      // Up to today, so that the current month has tickets.
      const today = new Date().toISOString().slice(0, 10);
      await addManyTickets(owner, associationOf(place), size, today);
      await addManyInvoices(owner, associationOf(place), size / 4, today);
    }
  });
  await owner.query('SET session_replication_role = replica');
  // A person whom several associations know by the same email address would act in the first of them.
  await owner.query(
    `UPDATE portal.people SET data = data || jsonb_build_object('email', hoa_id || '.' || email)
     WHERE hoa_id LIKE 'many-%' AND email <> ''`,
  );
  await owner.query('SET session_replication_role = origin');
  await owner.query('VACUUM ANALYZE');
}

/** A connection reports its rows read with the first statement that ends at least a second after the last report. */
async function reported(ask: (n: number) => Promise<number>): Promise<void> {
  await wait(1200);
  await ask(0);
  await wait(50);
}

async function rowsRead(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ read: string }>(
    `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS read
     FROM pg_stat_user_tables WHERE schemaname IN ('portal', 'audit')`,
  );
  return Number(rows[0]?.read);
}

function associationOf(place: number): string {
  return `many-${place + 1}`;
}
