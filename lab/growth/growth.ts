import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { secureName, sessionCookieName } from '../../server/src/http/cookies.ts';
import { addManyAssociations } from '../../server/src/testing/many-associations.ts';
import { addManyInvoices, addManyTickets } from '../../server/src/testing/many-tickets.ts';
import { send } from '../load/drive.ts';
import { percentile } from '../load/measure.ts';
import { openLoad } from '../load/open-load.ts';
import { statementsOf } from '../load/resources.ts';
import { withoutIndexes } from '../load/without-indexes.ts';
import { builtOrigin } from '../portal/built-server.ts';
import { signInDirectly } from '../portal/sign-in-directly.ts';

export interface GrowthOptions {
  /** The folder of the build, which contains this module and the server. */
  readonly built: string;
  /** The number of tickets of each association. */
  readonly sizes: readonly number[];
  readonly say: (line: string) => void;
}

/** The cost of one operation in an association of one size. */
export interface Cost {
  readonly operation: string;
  readonly tickets: number;
  /** The median of 40 sequential requests, in milliseconds. */
  readonly p50: number;
  readonly statements: number;
  /** Table rows that PostgreSQL read, including rows that a filter removed. */
  readonly rowsRead: number;
}

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

/** Measures each operation in associations of increasing size in one database. */
export async function measureGrowth({ built, sizes, say }: GrowthOptions): Promise<Cost[]> {
  const opened = await openLoad(built, { shared_buffers: '1GB', max_wal_size: '8GB' });
  const { owner, server, figuresFile } = opened;
  try {
    await addManyAssociations(owner, { associations: sizes.length, tickets: 0 });
    await withoutIndexes(owner, async () => {
      for (const [place, size] of sizes.entries()) {
        say(`${size} tickets are made`);
        // Up to today, so that the current month has tickets.
        const today = new Date().toISOString().slice(0, 10);
        await addManyTickets(owner, associationOf(place), size, today);
        await addManyInvoices(owner, associationOf(place), size / 4, today);
      }
      say('their indexes are made');
    });
    await owner.query('SET session_replication_role = replica');
    // A person whom several associations know by the same email address would act in the first of them.
    await owner.query(
      `UPDATE portal.people SET data = data || jsonb_build_object('email', hoa_id || '.' || email)
       WHERE hoa_id LIKE 'many-%' AND email <> ''`,
    );
    await owner.query('SET session_replication_role = origin');
    await owner.query('VACUUM ANALYZE');
    await server.start();
    const costs: Cost[] = [];
    for (const [place, size] of sizes.entries()) {
      const hoaId = associationOf(place);
      const email = `${hoaId}.admin@cedarhollow.example`;
      const token = await signInDirectly(owner, `${hoaId}-admin`, email);
      const headers = {
        Origin: builtOrigin,
        Cookie: `${secureName(sessionCookieName)}=${token}`,
      };
      for (const [name, operation, input] of asked) {
        const ask = async (n: number) => {
          const sent = { name, path: `/api/operations/${operation}`, headers, input: input(n) };
          const started = performance.now();
          const { status, text } = await send(server.address, sent);
          if (status !== 200) throw new Error(`${operation}: ${status} ${text}`);
          return performance.now() - started;
        };
        for (let n = 0; n < 5; n += 1) await ask(n);
        await reported(ask);
        const rowsBefore = await rowsRead(owner);
        const statementsBefore = await statementsOf(server.pid, figuresFile);
        const took: number[] = [];
        for (let n = 0; n < times; n += 1) took.push(await ask(n));
        const statements = (await statementsOf(server.pid, figuresFile)) - statementsBefore;
        await reported(ask);
        costs.push({
          operation: name,
          tickets: size,
          p50: percentile(took, 50),
          statements: statements / times,
          rowsRead: ((await rowsRead(owner)) - rowsBefore) / (times + 1),
        });
      }
      say(`an association of ${size} is measured`);
    }
    return costs;
  } finally {
    await opened.close();
  }
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
