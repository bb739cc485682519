import { jobContractSuite } from '@hoa/use-cases/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueues } from '../database/create-queues.ts';
import { openPool } from '../database/open-pool.ts';
import type { QueuedWork } from '../ports/queued-work.ts';
import { openQueue, type TestProcess } from '../testing/open-queue.ts';
import { addWork } from './add-work.ts';
import { retryFailed } from './retry-failed.ts';

type Queue = Awaited<ReturnType<typeof openQueue>>;

let queue: Queue;
const processes: TestProcess[] = [];
beforeAll(async () => {
  queue = await openQueue();
});
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
  await queue.owner.query('DELETE FROM jobs.job');
});
afterAll(() => queue.close());

const start = (...input: Parameters<Queue['start']>) => {
  const process = queue.start(...input);
  processes.push(process);
  return process;
};

/** A generous timeout, since other test files may keep the machine busy. */
const unhurried = 25_000;

const association = {
  id: 'cedar',
  name: 'Cedar Hollow',
  timeZone: 'UTC',
  ticketPrefix: 'TKT',
  invoicePrefix: 'INV',
  confirmsEmails: false,
};

jobContractSuite('PostgreSQL', {
  association,
  create: () => {
    let former: TestProcess | undefined;
    return async (runJob) => {
      await queue.owner.query(
        `INSERT INTO portal.associations (id, name, time_zone, ticket_prefix, invoice_prefix)
         VALUES ('cedar', 'Cedar Hollow', 'UTC', 'TKT', 'INV') ON CONFLICT DO NOTHING`,
      );
      await former?.kill();
      former = start(async ({ key, at, work }) => {
        if (work.kind === 'job') await runJob({ key, at, hoaId: work.hoaId, job: work.job });
      });
      return queue.database.unitOfWork({ uid: null, operation: 'test', traceId: '' });
    };
  },
});

const named = (name: string): QueuedWork => ({
  kind: 'job',
  hoaId: 'cedar',
  job: { type: 'broadcast-mail', broadcastId: name },
});
const nameOf = (work: QueuedWork) =>
  work.kind === 'job' && work.job.type === 'broadcast-mail' ? work.job.broadcastId : '';

describe('the queue', () => {
  it('gives each job to exactly one of several processes', async () => {
    const done: string[] = [];
    const run = async ({ work }: { work: QueuedWork }) => void done.push(nameOf(work));
    for (let each = 0; each < 3; each += 1) start(run);
    const names = Array.from({ length: 60 }, (_, index) => `work-${index}`);
    await addWork(queue.owner, names.map(named));
    await vi.waitFor(() => expect(done).toHaveLength(60), unhurried);
    await vi.waitFor(async () => expect(await queue.kept()).toBe(0), unhurried);
    expect(new Set(done).size).toBe(60);
  });

  it('loses no jobs and applies each effect once when processes are killed repeatedly', async () => {
    await queue.owner.query('CREATE TABLE IF NOT EXISTS public.effects (name text)');
    await queue.owner.query('GRANT INSERT ON public.effects TO portal_jobs');
    const names = Array.from({ length: 30 }, (_, index) => `work-${index}`);
    await addWork(queue.owner, names.map(named));
    /** Completes a few jobs and is killed during the next. */
    async function spawnAndKill(): Promise<void> {
      let begun = 0;
      const process = start(async ({ work, transaction }) => {
        begun += 1;
        await transaction.query('INSERT INTO public.effects VALUES ($1)', [nameOf(work)]);
        if (begun > 4) await new Promise(() => {});
      });
      await vi.waitFor(() => expect(begun).toBeGreaterThan(4), unhurried);
      await process.kill();
    }
    for (let round = 0; round < 5; round += 1) await spawnAndKill();
    start(async ({ work, transaction }) => {
      await transaction.query('INSERT INTO public.effects VALUES ($1)', [nameOf(work)]);
    });
    await vi.waitFor(async () => expect(await queue.kept()).toBe(0), unhurried);
    const { rows } = await queue.owner.query('SELECT name FROM public.effects ORDER BY name');
    expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  });

  it('hands the job of a killed process to another promptly', async () => {
    const taken: string[] = [];
    const stuck = start(({ key }) => {
      taken.push(key);
      return new Promise(() => {});
    });
    await addWork(queue.owner, [named('a')]);
    await vi.waitFor(() => expect(taken).toHaveLength(1), unhurried);
    const begin = performance.now();
    await stuck.kill();
    start(async ({ key }) => void taken.push(key));
    await vi.waitFor(() => expect(taken).toHaveLength(2), unhurried);
    expect(taken[1]).toBe(taken[0]);
    // Long before the queue's own timeout of a job.
    expect(performance.now() - begin).toBeLessThan(20_000);
  });

  it('rolls back the writes of a failed attempt, retries, and finally gives up', async () => {
    await queue.owner.query("UPDATE jobs.queue SET retry_limit = 1 WHERE name = 'portal'");
    await queue.owner.query('CREATE TABLE IF NOT EXISTS public.tries (name text)');
    await queue.owner.query('GRANT INSERT ON public.tries TO portal_jobs');
    const { failed, givenUp } = start(async ({ transaction }) => {
      await transaction.query("INSERT INTO public.tries VALUES ('once')");
      throw Object.assign(new Error('550 ada@example.org is unknown'), { code: 'EENVELOPE' });
    });
    await addWork(queue.owner, [named('a')]);
    await vi.waitFor(() => expect(givenUp).toHaveLength(1), unhurried);
    await vi.waitFor(async () => expect(await queue.kept()).toBe(0), unhurried);
    expect(failed.map(({ tries, kind, reason }) => [tries, kind, reason])).toEqual([
      [1, 'broadcast-mail', 'EENVELOPE'],
    ]);
    expect(givenUp[0]).toMatchObject({ tries: 2, kind: 'broadcast-mail', reason: 'EENVELOPE' });
    expect((await queue.owner.query('SELECT * FROM public.tries')).rows).toEqual([]);
    const { rows } = await queue.owner.query(
      "SELECT state, output FROM jobs.job WHERE name = 'portal'",
    );
    expect(rows).toEqual([{ state: 'failed', output: { reason: 'EENVELOPE' } }]);
    expect(await retryFailed(queue.ownerUrl)).toBe(1);
    await vi.waitFor(() => expect(givenUp).toHaveLength(2), unhurried);
    await createQueues(queue.ownerUrl);
  });

  it('tries again after two minutes, for three days', async () => {
    await createQueues(queue.ownerUrl);
    const { failed } = start(async () => {
      throw new Error('away');
    });
    await addWork(queue.owner, [named('a')]);
    await vi.waitFor(() => expect(failed).toHaveLength(1), unhurried);
    const pauseSql = `SELECT start_after - now() BETWEEN interval '90 s' AND interval '2 minutes' AS "isShort",
      retry_limit * interval '2 minutes' >= interval '3 days' AS "isPatient"
      FROM jobs.job WHERE state = 'retry'`;
    await vi.waitFor(
      async () =>
        expect((await queue.owner.query(pauseSql)).rows).toEqual([
          { isShort: true, isPatient: true },
        ]),
      unhurried,
    );
    await queue.owner.query("UPDATE jobs.queue SET retry_delay = 1 WHERE name = 'portal'");
  });

  it('does not retry a permanent refusal', async () => {
    const tries = vi.fn(async () => {
      throw new RangeError('never');
    });
    const { givenUp } = start(tries, { isFinal: (error) => error instanceof RangeError });
    await addWork(queue.owner, [named('a')]);
    await vi.waitFor(() => expect(givenUp).toHaveLength(1), unhurried);
    await vi.waitFor(async () => expect(await queue.kept()).toBe(0), unhurried);
    expect(tries).toHaveBeenCalledTimes(1);
  });

  it('runs sign-ins before other jobs', async () => {
    const order: string[] = [];
    const signIn: QueuedWork = {
      kind: 'sign-in',
      signIn: { request: 'r', email: 'e', locale: 'en', returnTo: '/', browser: 'b' },
    };
    await addWork(queue.owner, [named('a'), named('b')]);
    await addWork(queue.owner, [signIn]);
    start(async ({ work }) => void order.push(work.kind), { lanes: 1 });
    await vi.waitFor(() => expect(order).toEqual(['sign-in', 'job', 'job']), unhurried);
  });

  it('waits for the day on which a membership begins', async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString();
    const job = { type: 'membership-begun', uid: 'ada', at: day } as const;
    await addWork(queue.owner, [{ kind: 'job', hoaId: 'cedar', job }]);
    const done: string[] = [];
    start(async ({ work }) => void done.push(nameOf(work)));
    await addWork(queue.owner, [named('now')]);
    await vi.waitFor(() => expect(done).toEqual(['now']), unhurried);
    await vi.waitFor(async () => expect(await queue.kept()).toBe(1), unhurried);
  });

  it('continues after the database has closed every connection', async () => {
    const done: string[] = [];
    const { pool } = start(async ({ work }) => void done.push(nameOf(work)));
    await addWork(queue.owner, [named('before')]);
    await vi.waitFor(() => expect(done).toEqual(['before']), unhurried);
    await vi.waitFor(async () => expect(await queue.kept()).toBe(0), unhurried);
    await queue.owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'portal jobs%'",
    );
    await addWork(queue.owner, [named('after')]);
    await vi.waitFor(() => expect(done).toEqual(['before', 'after']), unhurried);
    expect(pool.totalCount).toBeGreaterThan(0);
  });

  it('gives the role of the portal no way to read or take work', async () => {
    const app = openPool({ connectionString: queue.url });
    await addWork(app, [named('a')]);
    for (const statement of [
      'SELECT * FROM jobs.job',
      'DELETE FROM jobs.job',
      'UPDATE jobs.job SET data = null',
      'SELECT * FROM jobs.archive',
      'SELECT * FROM mail.mailbox',
      'SELECT * FROM identity.sessions',
      "SELECT * FROM identity.member('a@b.c')",
    ]) {
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    await app.end();
  });
});
