import { defaultPreferences } from '@hoa/domain';
import { broadcastDefaults } from '@hoa/domain/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenedReplies, openReplies, rae, walt } from './testing/open-replies.ts';

let portal: OpenedReplies;
let threadId: string;
let address: string;
let threads = 0;
beforeAll(async () => {
  portal = await openReplies();
});
beforeEach(async () => {
  await portal.resetLimits();
  threads += 1;
  threadId = `thread-${threads}`;
  address = await portal.startThread(threadId);
});
afterAll(() => portal.close());

let mails = 0;
/** Composes a short answer; `headers` replace the usual ones. */
function answer(text: string, headers: Readonly<Record<string, string>> = {}): string {
  mails += 1;
  const all = {
    From: rae.email,
    To: address,
    Subject: 'Re: New message from Walt Simmons',
    'Message-ID': `<answer-${mails}@mail.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${lines.join('')}\r\n${text}\r\n`;
}

const outcomeOf = async (answered: Promise<Response>) => (await (await answered).json()).outcome;
const textsOf = async () => (await portal.messagesOf(threadId)).slice(1).map((one) => one.content);

/** Returns the mails that say why an answer was not posted, once `count` of them have been sent. */
function refusalsTo(email: string, count: number) {
  return vi.waitFor(
    async () => {
      const sent = (await portal.mailsTo(email)).filter(({ subject }) =>
        /not posted/.test(subject),
      );
      expect(sent.length).toBeGreaterThanOrEqual(count);
      const [job] = await portal.roster.query('SELECT FROM jobs.job WHERE data::text LIKE $1', [
        '%replyRefused%',
      ]);
      expect(job).toBeUndefined();
      return sent;
    },
    { timeout: 10_000 },
  );
}

describe('a mail about a message', () => {
  it('has an unguessable address for answers, and shows the message', async () => {
    expect(address).toMatch(/^reply\+[0-9a-f]{40}@portal\.example$/);
    const [mail] = await portal.mailsTo(rae.email);
    expect(mail?.text).toContain(`Can you come to ${threadId}?`);
    expect(mail?.text).toContain('You can answer this mail.');
  });

  it('has one address for each thread and person, of which only a hash is stored', async () => {
    const first = address;
    expect(await portal.startThread(`${threadId}-b`)).not.toBe(first);
    const stored = await portal.roster.query('SELECT * FROM identity.reply_addresses');
    const token = first.replace(/^reply\+|@.*$/g, '');
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('an answer by mail', () => {
  it('becomes an audited message of that person and notifies the other', async () => {
    expect(await outcomeOf(portal.deliver(answer('Yes.')))).toBe('posted');
    const [, message] = await portal.messagesOf(threadId);
    expect(message).toMatchObject({ content: 'Yes.', author: { uid: rae.uid } });
    const entries = await portal.roster.query(
      `SELECT uid, operation FROM audit.entries WHERE operation = 'threads.reply' AND uid = $1`,
      [rae.uid],
    );
    expect(entries.length).toBeGreaterThan(0);
    await vi.waitFor(
      async () => {
        const told = await portal.mailsTo(walt.email);
        expect(told.filter(({ text }) => text.includes(`/messages/${threadId}`))).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
  });

  it('is posted once, however often and at whatever time its Message-ID comes (complaint 30)', async () => {
    const mail = answer('Only once.');
    const outcomes = await Promise.all([portal.deliver(mail), portal.deliver(mail)].map(outcomeOf));
    expect(outcomes).toEqual(['posted', 'posted']);
    expect(await outcomeOf(portal.deliver(mail))).toBe('posted');
    expect(await textsOf()).toEqual(['Only once.']);
  });

  it('reaches another thread although its Message-ID was used in one', async () => {
    const same = { 'Message-ID': '<same@mail.example>' };
    await portal.deliver(answer('One.', same));
    const other = await portal.startThread(`${threadId}-b`);
    expect(await outcomeOf(portal.deliver(answer('Two.', { ...same, To: other })))).toBe('posted');
    expect(await portal.messagesOf(`${threadId}-b`)).toHaveLength(2);
  });

  it('accepts the address in capitals, and that of its person in another spelling', async () => {
    const spelled = { To: `<${address.toUpperCase()}>`, From: 'Rae <Rae@Example.ORG>' };
    expect(await outcomeOf(portal.deliver(answer('Yes.', spelled)))).toBe('posted');
  });

  it('loses only characters that cannot be stored', async () => {
    expect(await outcomeOf(portal.deliver(answer('On\u0000 Tuesday 🔑')))).toBe('posted');
    expect(await textsOf()).toEqual(['On Tuesday 🔑']);
  });

  it('is that of the person who got the mail, where two share an email', async () => {
    await portal.roster.addPerson('cedar', { uid: 'ray', email: rae.email, displayName: 'Ray' });
    await portal.roster.addMembership('cedar', { uid: 'ray', since: '2019-01-01T00:00:00.000Z' });
    expect(await outcomeOf(portal.deliver(answer('From Rae.')))).toBe('posted');
    expect((await portal.messagesOf(threadId))[1]?.author.uid).toBe(rae.uid);
    await portal.roster.query(`DELETE FROM portal.memberships WHERE data ->> 'uid' = 'ray'`);
  });
});

describe('an answer to a broadcast', () => {
  it('reaches only the sender of the broadcast', async () => {
    const ada = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada Moss' };
    const audience = { type: 'all' as const, value: '' };
    const message = `Water off: ${threadId}`;
    const broadcast = { ...broadcastDefaults, subject: 'Water', message, audience };
    await portal.runAs(ada, 'admin', 'broadcasts.send', { ...broadcast, sendEmail: true });
    const to = await portal.addressIn((text) => text.includes(message));
    expect(await outcomeOf(portal.deliver(answer('Until when?', { To: to })))).toBe('posted');
    const [written] = await portal.roster.query<{ thread: { readers: string[] } }>(
      `SELECT thread.data AS thread FROM portal.thread_messages AS message
       JOIN portal.threads AS thread
         ON thread.hoa_id = message.hoa_id AND thread.id = message.data ->> 'threadId'
       WHERE message.data ->> 'content' = 'Until when?'`,
    );
    expect(written?.thread.readers).toEqual(['uid:ada', 'uid:rae']);
  });
});

describe('is refused', () => {
  it('in the language of the person', async () => {
    const preferences = { ...defaultPreferences, language: 'de' };
    const profile = { uid: rae.uid, displayName: rae.displayName, email: rae.email, preferences };
    await portal.roster.put('cedar', 'profiles', rae.uid, { id: rae.uid, ...profile });
    expect(await outcomeOf(portal.deliver(answer('')))).toBe('refused');
    await vi.waitFor(
      async () => {
        const [mail] = await portal.mailsTo(rae.email);
        expect(mail?.subject).toBe('Ihre Antwort wurde nicht übernommen');
      },
      { timeout: 10_000 },
    );
    await portal.roster.query(`DELETE FROM portal.profiles WHERE id = $1`, [rae.uid]);
  });

  it('to a person whom everybody else in the thread has blocked', async () => {
    await portal.runAs(walt, 'resident', 'blocks.set', { uid: rae.uid, blocked: true });
    expect(await outcomeOf(portal.deliver(answer('Yes.')))).toBe('refused');
    await portal.runAs(walt, 'resident', 'blocks.set', { uid: rae.uid, blocked: false });
    expect(await textsOf()).toEqual([]);
  });

  it('to a person whose access has ended', async () => {
    const until = '2026-01-01T00:00:00.000Z';
    await portal.roster.addMembership('cedar', { uid: rae.uid, until });
    expect(await outcomeOf(portal.deliver(answer('Yes.')))).toBe('refused');
    await portal.roster.addMembership('cedar', { uid: rae.uid });
    const [mail] = await refusalsTo(rae.email, 1);
    expect(mail?.text).toContain('You can no longer write in this conversation.');
    expect(await textsOf()).toEqual([]);
  });

  it('to a former owner, whose files are not stored', async () => {
    const until = '2026-01-01T00:00:00.000Z';
    await portal.roster.put('cedar', 'buildings', 'A', { id: 'A', name: 'A' });
    await portal.roster.put('cedar', 'units', 'A-101', { id: 'A-101', building: 'A' });
    await portal.roster.addMembership('cedar', {
      ...{ uid: rae.uid, unit: 'A-101', tenure: 'owner', until },
    });
    const boundary = { 'Content-Type': 'multipart/mixed; boundary="b"' };
    const file =
      'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"';
    const parts = ['Content-Type: text/plain\r\n\r\nYes.', `${file}\r\n\r\n%PDF-1.4 plan`];
    const body = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`;
    expect(await outcomeOf(portal.deliver(answer(body, boundary)))).toBe('refused');
    await portal.roster.addMembership('cedar', { uid: rae.uid });
    expect(await portal.roster.query('SELECT FROM portal.stored_files')).toEqual([]);
  });

  it('to a person who no longer takes part in the thread', async () => {
    await portal.roster.query(
      `UPDATE portal.threads SET data = jsonb_set(data, '{readers}', '["private:walt"]')
       WHERE id = $1`,
      [threadId],
    );
    expect(await outcomeOf(portal.deliver(answer('Yes.')))).toBe('refused');
    expect(await textsOf()).toEqual([]);
  });

  it('to another member, even of the same thread', async () => {
    const from = { From: walt.email };
    expect(await outcomeOf(portal.deliver(answer('Yes.', from)))).toBe('refused');
    expect(await textsOf()).toEqual([]);
  });

  it('to everyone after the person was erased', async () => {
    await portal.roster.addPerson('cedar', { uid: 'pat', email: 'pat@example.org' });
    await portal.roster.query(
      `UPDATE identity.reply_addresses SET uid = 'pat' WHERE thread_id = $1`,
      [threadId],
    );
    await portal.roster.query(`SELECT audit.erase_person('cedar', 'pat', 'Former resident')`);
    const left = await portal.roster.query(
      `SELECT FROM identity.reply_addresses WHERE uid = 'pat'`,
    );
    expect(left).toEqual([]);
  });

  it('if it is larger than mail servers send', async () => {
    const large = answer(`Yes.\r\n${'x'.repeat(998)}\r\n`.repeat(26 * 1024));
    expect(await outcomeOf(portal.deliver(large))).toBe('refused');
    expect(await textsOf()).toEqual([]);
  });

  it('by one mail for each answer, at most five an hour to an address (complaint 30)', async () => {
    const before = (await refusalsTo(rae.email, 0)).length;
    const empty = answer('');
    await portal.deliver(empty);
    await portal.deliver(empty);
    expect(await refusalsTo(rae.email, before + 1)).toHaveLength(before + 1);
    for (let count = 0; count < 9; count += 1) await portal.deliver(answer(''));
    expect(await refusalsTo(rae.email, before + 5)).toHaveLength(before + 5);
  });

  it('without a mail to the portal itself, which would answer forever (complaint 30)', async () => {
    for (const From of ['portal@portal.example', address]) {
      expect(await outcomeOf(portal.deliver(answer('Yes.', { From })))).toBe('ignored');
    }
  });
});

describe('the route for received mails', () => {
  it('takes none without its secret', async () => {
    const answered = await portal.deliver(answer('Yes.'), 'Bearer of another secret');
    expect(answered.status).toBe(401);
    expect(answered.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await textsOf()).toEqual([]);
  });

  it.each([
    ['nothing that is a mail', '\u0000\u0001\u0002'],
    ['too many parts within each other', nested(300)],
  ])('ignores %s', async (_what, raw) => {
    expect(await outcomeOf(portal.deliver(raw))).toBe('ignored');
  });
});

function nested(depth: number): string {
  const from = answer('', { 'Content-Type': 'multipart/mixed; boundary="b0"' });
  const parts = Array.from(
    { length: depth },
    (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary="b${level + 1}"\r\n\r\n`,
  );
  return from + parts.join('');
}

describe('the mailbox of a development server', () => {
  it('answers a mail', async () => {
    const [mail] = await portal.mailsTo(rae.email);
    const form = new URLSearchParams({
      messageId: mail?.messageId ?? '',
      text: 'From the mailbox',
    });
    const answered = await portal.app.request('/mailbox', {
      method: 'POST',
      headers: {
        Origin: 'https://portal.example',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    });
    expect(await answered.text()).toContain('Your answer was posted in the conversation.');
    expect(await textsOf()).toEqual(['From the mailbox']);
  });
});
