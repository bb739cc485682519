import PgBoss from 'pg-boss';
import { failedQueue, jobSchema, nightlyQueue, sweepQueue, workQueue } from './queues.ts';

/**
 * Creates or upgrades pg-boss's schema, the queues and the schedules. Run by the owner of the schema, since the server
 * may not create tables. Safe to repeat.
 */
export async function createQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobSchema,
    max: 1,
    supervise: false,
  });
  // A lost connection rejects the pending query.
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const options of queues) {
      await boss.createQueue(options.name, options);
      await boss.updateQueue(options.name, options);
    }
    await boss.schedule(sweepQueue, '*/10 * * * *', {}, { tz: 'UTC' });
    await boss.schedule(nightlyQueue, '20 2 * * *', {}, { tz: 'UTC' });
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
}

const queues: readonly PgBoss.Queue[] = [
  { name: failedQueue },
  // A mail server may be down for a weekend, so work is retried every two minutes for three days.
  { name: workQueue, retryLimit: 3 * 24 * 30, retryDelay: 120, retryBackoff: false },
  { name: sweepQueue, policy: 'stately', retryLimit: 0, expireInSeconds: 600 },
  { name: nightlyQueue, policy: 'stately', retryLimit: 0, expireInSeconds: 6 * 60 * 60 },
];
