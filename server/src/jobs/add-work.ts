import type { ClientBase, Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { KeptWork } from './kept-work.ts';

/** The schema of pg-boss. */
export const jobSchema = 'jobs';

/** The one queue of what must happen once. */
export const workQueue = 'portal';

/** Notified when work is added, so that workers need not poll for it. */
export const workChannel = 'portal_jobs';

type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

/** Runs pg-boss's statements by `client`, in whatever transaction that is in. */
export function statementsOf(client: Queryable): PgBoss.Db {
  return {
    executeSql: (text, values) => client.query(text, values),
  };
}

/** Somebody waits for a link; a broadcast to a thousand people does not hurry. */
const priorities: Readonly<Record<KeptWork['kind'], number>> = {
  'sign-in': 2,
  proof: 2,
  job: 1,
  mail: 0,
};

/** For about as long as the link or the code can be used: 15 minutes. */
const signInRetries = { retryLimit: 8, retryDelay: 2 };

/**
 * Adds work by `client`: in a transaction, it is kept and told of when that commits, and not otherwise. Any role may
 * that may insert into the jobs.
 */
export function addWork(client: Queryable, work: readonly KeptWork[]): Promise<void> {
  return insertWork(client, work, (insertion) => ({
    name: 'add-work',
    text: `WITH added AS (${insertion}) SELECT pg_notify('${workChannel}', '')`,
  }));
}

/** Adds work without notifying the workers: for a worker itself, which looks for more after each piece. */
export function addFurtherWork(client: Queryable, work: readonly KeptWork[]): Promise<void> {
  return insertWork(client, work, (text) => ({ name: 'add-further-work', text }));
}

/** Inserts work by the statement that pg-boss builds, prepared once for each connection. */
async function insertWork(
  client: Queryable,
  work: readonly KeptWork[],
  statementOf: (insertion: string) => { readonly name: string; readonly text: string },
): Promise<void> {
  if (work.length === 0) return;
  await inserter.insert(
    work.map((data) => ({
      name: workQueue,
      data,
      priority: priorities[data.kind],
      ...((data.kind === 'sign-in' || data.kind === 'proof') && signInRetries),
      ...(data.kind === 'job' && 'at' in data.job && { startAfter: data.job.at }),
    })),
    {
      db: {
        executeSql: (insertion, values) => client.query({ ...statementOf(insertion), values }),
      },
    },
  );
}

/** Never started: it only builds the statements of an insertion, which the client of each call runs. */
const inserter = new PgBoss({
  schema: jobSchema,
  db: {
    executeSql: () => Promise.reject(new Error('Adding work takes a client.')),
  },
});
