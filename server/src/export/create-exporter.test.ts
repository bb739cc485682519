import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Attacked, openAttacked } from '../attack/testing/open-attacked.ts';
import type { MailboxEntry } from '../mail/mailbox.ts';
import { openExport } from './zip-reader.ts';

const admin = 'admin@cedarhollow.example';
/** A generous timeout, since other test files may keep the machine busy. */
const unhurried = 25_000;

let live: Attacked;
let folder = '';
beforeAll(async () => {
  live = await openAttacked();
  folder = await mkdtemp(join(tmpdir(), 'hoa-exporter-'));
});
afterAll(async () => {
  await live.close();
  await rm(folder, { recursive: true });
});

it('an administrator requests an export, gets a mail and downloads it', async () => {
  const session = await live.signIn(admin);
  expect((await session.call('exports.request', {})).status).toBe(200);
  const { current } = await vi.waitFor(async () => {
    const answer = await (await session.call('exports.get', {})).json();
    expect(answer.current.state).toBe('ready');
    return answer;
  }, unhurried);
  const mail = await vi.waitFor(async () => {
    const mails = (await (
      await live.stranger().send(`/mailbox.json?to=${admin}`)
    ).json()) as MailboxEntry[];
    const found = mails.find(({ subject }) => subject === 'Your export of Cedar Hollow is ready');
    return found ?? Promise.reject(new Error('There is no mail yet.'));
  }, unhurried);
  expect(mail.text).toContain('https://portal.example/admin?tab=settings');

  const response = await session.send(`/api/files/${current.id}`);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="Cedar Hollow \d{4}-\d{2}-\d{2}\.zip"/,
  );
  const zip = join(folder, 'export.zip');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes).toHaveLength(current.size);
  await writeFile(zip, bytes);
  const { manifest, read, close } = await openExport(zip);
  const [index] = manifest.pages;
  if (!index) throw new Error('The export has no page.');
  const page = String(await buffer(await read(index)));
  expect(page).toContain('<h1>Export of Cedar Hollow</h1>');
  expect(page).toContain('<a href="records/tickets.csv">tickets.csv</a>');
  expect(manifest.tables.find(({ name }) => name === 'tickets')?.rows).toBeGreaterThan(10);
  // No table holds the export itself.
  expect(JSON.stringify(manifest)).not.toContain(current.id);
  close();

  const resident = await live.signIn('resident@cedarhollow.example');
  expect((await resident.send(`/api/files/${current.id}`)).status).toBe(404);
}, 60_000);
