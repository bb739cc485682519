import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { signIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  opened = await openIdentity({
    limits: {
      reauthByPerson: { max: 2, seconds: 900 },
      importedByPerson: { max: 4, seconds: 3600 },
      kilobytesByPerson: { max: 10, seconds: 3600 },
      noticesToPerson: { max: 2, seconds: 3600 },
    },
  });
  for (const id of ['cedar', 'maple']) await opened.roster.addAssociation(id);
});
afterAll(() => opened.close());

async function signedIn(hoaId: string, uid: string, email = `${uid}@example.org`) {
  await opened.roster.addPerson(hoaId, { uid, email });
  await opened.roster.addMembership(hoaId, { uid, role: 'admin' });
  const browser = opened.newBrowser();
  await signIn(opened, browser, email);
  return browser;
}

it('counts a person separately from one who has the same uid but another email', async () => {
  const person = await signedIn('cedar', 'ada');
  const attacker = await signedIn('maple', 'ada', 'evil@example.org');
  const statuses = [];
  for (let each = 0; each < 3; each += 1) {
    statuses.push((await attacker.post('/api/proof', {})).status);
  }
  expect(statuses).toEqual([202, 202, 429]);
  expect((await person.post('/api/proof', {})).status).toBe(202);
});

it('counts each line of an import', async () => {
  const admin = await signedIn('cedar', 'ben');
  const lines = (name: string) => [
    'email,name,role',
    `${name}1@example.org,One,admin`,
    `${name}2@example.org,Two,admin`,
  ];
  const imported = (name: string, lineBreak = '\n') =>
    admin.post('/api/operations/people.import', { csv: lines(name).join(lineBreak) });
  expect((await imported('a')).status).toBe(200);
  expect((await imported('b', '\r')).status).toBe(429);
});

it('counts the bytes of what one person uploads', async () => {
  const uploader = { uid: 'fay', displayName: 'Fay', email: 'Fay@example.org' };
  const signed = { sessionId: 's', person: uploader, memberships: [] };
  const { guard } = opened.identity;
  await guard.beforeUpload(signed, 5000);
  await guard.beforeStoring(signed, 4000);
  const refusal = { code: 'too-many-requests' };
  await expect(guard.beforeUpload(signed, 2000)).rejects.toMatchObject(refusal);
  await expect(guard.beforeStoring(signed, 2000)).rejects.toMatchObject(refusal);
  const other = { ...signed, person: { ...uploader, email: 'gil@example.org' } };
  await guard.beforeUpload(other, 2000);
});

async function allIsMailed(): Promise<void> {
  const left = "SELECT FROM jobs.job WHERE name = 'portal'";
  await vi.waitFor(async () => expect(await opened.roster.query(left)).toEqual([]), 10_000);
}

/** Creates a conversation between people of an association. */
async function conversation(id: string, uids: readonly string[]): Promise<void> {
  const participants = uids.map((uid) => ({ uid, displayName: uid, role: 'admin' }));
  await opened.roster.query(
    `INSERT INTO portal.threads (hoa_id, id, version, data, messages_count) VALUES ('cedar', $1, 1, $2, 0)`,
    [
      id,
      {
        subject: id,
        type: 'direct',
        priority: 'normal',
        participants,
        readers: uids.map((uid) => `uid:${uid}`),
        lastActivity: '2026-01-01T00:00:00.000Z',
        lastMessage: '',
        attachments: [],
      },
    ],
  );
}

it('limits the emails about one person’s messages, but not the messages [V2.4.1]', async () => {
  const [writer, other] = [await signedIn('cedar', 'cleo'), await signedIn('cedar', 'dan')];
  await opened.roster.addPerson('cedar', { uid: 'eve', email: 'eve@example.org' });
  await opened.roster.addMembership('cedar', { uid: 'eve' });
  await conversation('long', ['cleo', 'dan', 'eve']);
  const reply = (browser: typeof writer, content: string) =>
    browser.post('/api/operations/threads.reply', { threadId: 'long', content, attachments: [] });
  for (let each = 0; each < 5; each += 1) expect((await reply(writer, 'Again')).status).toBe(200);
  expect((await reply(other, 'Once')).status).toBe(200);
  await allIsMailed();
  const received = opened.mails.filter(({ to }) => to.address === 'eve@example.org');
  expect(received).toHaveLength(3);
  const [notices] = await opened.roster.query<{ count: number }>(
    `SELECT count(*)::int FROM portal.notifications WHERE recipients && ARRAY['uid:eve']`,
  );
  expect(notices).toEqual({ count: 6 });
});

it('emails a notification once, even if it is deleted and restored', async () => {
  const [writer, reader] = [await signedIn('cedar', 'hal'), await signedIn('cedar', 'ida')];
  await conversation('short', ['hal', 'ida']);
  const reply = { threadId: 'short', content: 'Once', attachments: [] };
  await writer.post('/api/operations/threads.reply', reply);
  await allIsMailed();
  const listed = await reader.post('/api/operations/notifications.list', {});
  const [notification] = (await listed.json()).items;
  const { id } = notification;
  expect((await reader.post('/api/operations/notifications.delete', { id })).status).toBe(200);
  const restored = await reader.post('/api/operations/notifications.restore', { id });
  expect(restored.status).toBe(200);
  await allIsMailed();
  const received = opened.mails.filter(
    ({ to, subject }) => to.address === 'ida@example.org' && !subject.startsWith('Sign in'),
  );
  expect(received).toHaveLength(1);
});
