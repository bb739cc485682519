import type { ClientBase, Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { KeptWork } from './kept-work.ts';

/** The schema of pg-boss. */
export const jobSchema = 'jobs';

/** The one queue of what must happen once. */
export const workQueue = 'portal';

/** Rung when work was added, so that it need not be looked for. */
export const workChannel = 'portal_jobs';

type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

/** Runs pg-boss's statements by `client`, in whatever transaction that is in. */
export function statementsOf(client: Queryable): PgBoss.Db {
  return {
    executeSql: (text, values) => client.query(text, values),
  };
}

/** The same statements, prepared once for each connection: planning them takes longer than running them. */
export function preparedStatementsOf(client: Queryable): PgBoss.Db {
  return {
    executeSql: (text, values) => client.query({ name: nameOf(text), text, values }),
  };
}

const names = new Map<string, string>();

/** pg-boss builds few texts, and the same again and again. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `jobs-${names.size}`;
  names.set(text, name);
  return name;
}

/** Somebody waits for a link; a broadcast to a thousand people does not hurry. */
const priorities: Readonly<Record<KeptWork['kind'], number>> = {
  'sign-in': 2,
  proof: 2,
  job: 1,
  mail: 0,
};

/** Few and quick: a person waits for a sign-in link for minutes, not hours. */
const signInRetries = { retryLimit: 5, retryDelay: 2 };

/**
 * Adds work by `client`: in a transaction, it is kept and told of when that commits, and not otherwise. Any role may
 * that may insert into the jobs.
 */
export async function addWork(client: Queryable, work: readonly KeptWork[]): Promise<void> {
  if (work.length === 0) return;
  await inserter.insert(
    work.map((data) => ({
      name: workQueue,
      data,
      priority: priorities[data.kind],
      ...((data.kind === 'sign-in' || data.kind === 'proof') && signInRetries),
      ...(data.kind === 'job' && 'at' in data.job && { startAfter: data.job.at }),
    })),
    { db: insertingAndRinging(client) },
  );
}

/** Runs pg-boss's insertion and rings in one statement, which is prepared once for each connection. */
function insertingAndRinging(client: Queryable): PgBoss.Db {
  return {
    executeSql: (insertion, values) =>
      client.query({
        name: 'add-work',
        text: `WITH added AS (${insertion}) SELECT pg_notify('${workChannel}', '')`,
        values,
      }),
  };
}

/** Never started: it only builds the statements of an insertion, which the client of each call runs. */
const inserter = new PgBoss({
  schema: jobSchema,
  db: {
    executeSql: () => Promise.reject(new Error('Adding work takes a client.')),
  },
});
