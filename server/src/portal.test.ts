import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPortal } from './portal.ts';
import { openTestStorage } from './testing/index.ts';

test('is ready once the mailbox can be read, and not before', async () => {
  const { owner, url, drop } = await openTestStorage();
  const folder = await mkdtemp(join(tmpdir(), 'hoa-portal-test-'));
  const portal = await openPortal({
    databaseUrl: url,
    origin: 'http://localhost:4173',
    secret: 'x'.repeat(43),
    trustedProxies: [],
    filesUrl: pathToFileURL(folder).href,
    hasMailbox: true,
    smtpUrl: undefined,
    mailFrom: 'portal@localhost',
    metricsToken: undefined,
    simulatesPayments: true,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(async () => {
    await portal.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  await owner.query('BEGIN; LOCK TABLE mail.mailbox');
  let isReady = false;
  const ready = portal.ready().then(() => {
    isReady = true;
  });
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        "SELECT FROM pg_locks WHERE relation = 'mail.mailbox'::regclass AND NOT granted",
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(isReady).toBe(false);
  await owner.query('COMMIT');
  await ready;
  expect((await portal.app.request('/mailbox')).status).toBe(200);
});
