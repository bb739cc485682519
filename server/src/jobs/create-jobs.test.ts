import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';
import { createJobsPool, startJobs } from './create-jobs.ts';

/** A generous timeout, since other test files may keep the machine busy. */
const unhurried = 25_000;

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

it('runs the full sweep once a night', async () => {
  const { rows } = await storage.owner.query('SELECT name, cron FROM jobs.schedule ORDER BY name');
  expect(rows).toEqual([
    { name: 'nightly-sweep', cron: '20 2 * * *' },
    { name: 'sweep', cron: '*/10 * * * *' },
  ]);
  await storage.owner.query(`INSERT INTO jobs.job (name) VALUES ('nightly-sweep')`);
  const pool = createJobsPool(storage.url, () => {});
  const nightly = vi.fn(async () => {});
  const none = () => Promise.reject(new Error('There is no work.'));
  const jobs = await startJobs({
    pool,
    database: storage.database,
    signIn: { mailFor: none },
    reauth: { mailFor: none },
    emailChanges: { store: none, linkOf: () => '' },
    limits: { within: none },
    transport: { deliver: none, close: () => {} },
    origin: 'https://portal.example.org',
    sender: 'portal@example.org',
    now: () => new Date(),
    sweeps: {},
    nightlySweeps: { nightly },
    log: { failed: () => {}, givenUp: () => {}, error: () => {} },
  });
  await vi.waitFor(() => expect(nightly).toHaveBeenCalledOnce(), unhurried);
  await jobs.stop();
  await pool.end();
});
