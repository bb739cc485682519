import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type LivePortalOptions, openLivePortal } from './portal.ts';
import { openTestStorage } from './testing/index.ts';

async function optionsFor(
  databaseUrl: string,
  part: Partial<LivePortalOptions> = {},
): Promise<LivePortalOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-portal-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    databaseUrl,
    origin: 'http://localhost:4173',
    secret: 'x'.repeat(43),
    trustedProxies: [],
    filesUrl: pathToFileURL(folder).href,
    hasMailbox: true,
    smtpUrl: undefined,
    mailFrom: 'portal@localhost',
    replyAddress: undefined,
    inboundMailSecret: undefined,
    metricsToken: undefined,
    simulatesPayments: true,
    log: pino({ level: 'silent' }),
    ...part,
  };
}

test('leaves no connection open where it could not be opened', async () => {
  const { owner, url, drop } = await openTestStorage();
  onTestFinished(drop);
  const opening = openLivePortal(await optionsFor(url, { hasMailbox: false }));
  await expect(opening).rejects.toThrow('There is neither a mail server nor a mailbox.');
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        `SELECT application_name FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 10_000 },
  );
});

test('is ready once the mailbox can be read, and not before', async () => {
  const { owner, url, drop } = await openTestStorage();
  const portal = await openLivePortal(await optionsFor(url));
  onTestFinished(async () => {
    await portal.close();
    await drop();
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
