import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Input, Operation } from '@hoa/api';
import { runOperation, threadReaders } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { MailboxEntry } from '../../mail/mailbox.ts';
import { openLivePortal } from '../../portal.ts';
import { startTestDatabase } from '../../testing/index.ts';
import { TestRoster } from '../../testing/roster.ts';

const hoaId = 'cedar';
const secret = 'a secret of the mail server, of more than thirty-two characters';
const origin = 'https://portal.example';

/** Two people who write to each other, and a portal that receives their answers by mail. */
export const rae = { uid: 'rae', email: 'rae@example.org', displayName: 'Rae Whitcomb' };
export const walt = { uid: 'walt', email: 'walt@example.org', displayName: 'Walt Simmons' };

interface PostedMessage {
  readonly content: string;
  readonly author: { readonly uid: string };
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
}

/** Opens the whole portal on a database of its own, with `/mailbox` instead of a mail server. */
export async function openReplies() {
  const database = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'hoa-replies-'));
  const roster = await TestRoster.open(database.ownerUrl);
  const association = await roster.addAssociation(hoaId, { name: 'Cedar Hollow' });
  for (const person of [rae, walt]) {
    await roster.addPerson(hoaId, person);
    await roster.addMembership(hoaId, { uid: person.uid });
  }
  const portal = await openLivePortal({
    databaseUrl: database.url,
    origin,
    smtpUrl: undefined,
    mailFrom: 'portal@portal.example',
    replyAddress: 'reply@portal.example',
    inboundMailSecret: secret,
    filesUrl: pathToFileURL(join(folder, 'files')).href,
    secret: 'a secret of more than thirty-two characters, for tests',
    trustedProxies: [],
    metricsToken: undefined,
    hasMailbox: true,
    simulatesPayments: true,
    log: pino({ level: 'silent' }),
  });

  async function mailsTo(email: string): Promise<MailboxEntry[]> {
    return (await portal.app.request(`/mailbox.json?to=${email}`)).json();
  }

  /** Runs an operation as a person whom the portal need not know. */
  function runAs<N extends Operation>(
    person: typeof rae,
    role: 'resident' | 'admin',
    name: N,
    input: Input<N>,
  ) {
    const source = { uid: person.uid, operation: name, traceId: 'abcd1234' };
    return runOperation(
      {
        useCases,
        unitOfWork: portal.database.unitOfWork(source),
        session: () => ({ ...person, role, hoaId }),
        association: () => association,
        now: () => new Date(),
        newId: () => crypto.randomUUID(),
        paymentProvider: { charge: async () => ({ status: 'failed', confirmationNumber: '' }) },
      },
      name,
      input,
    );
  }

  /** Waits for a mail to Rae with such a text; returns its address for answers. */
  function addressIn(isMeant: (text: string) => boolean): Promise<string> {
    return vi.waitFor(
      async () => {
        const mail = (await mailsTo(rae.email)).find(({ text }) => isMeant(text));
        if (!mail?.replyTo) throw new Error('The mail has not arrived.');
        return mail.replyTo;
      },
      { timeout: 10_000 },
    );
  }

  return {
    roster,
    mailsTo,
    app: portal.app,
    /** Creates a thread in which Walt has written to Rae; returns the address for her answers. */
    async startThread(threadId: string): Promise<string> {
      const participants = [walt, rae].map(({ uid, displayName }) => ({
        ...{ uid, displayName, role: 'resident' as const },
      }));
      const source = { uid: walt.uid, operation: 'threads.reply', traceId: 'abcd1234' };
      const unitOfWork = portal.database.unitOfWork(source);
      await unitOfWork.write(association, async ({ repositories }) => {
        repositories.threads.put({
          id: threadId,
          subject: 'Roof repair',
          type: 'direct',
          priority: 'normal',
          participants,
          readers: threadReaders({ type: 'direct', participants }),
          lastActivity: '2026-11-01T00:00:00.000Z',
          lastMessage: '',
          attachments: [],
          messagesCount: 0,
        });
      });
      const content = `Can you come to ${threadId}?`;
      await runAs(walt, 'resident', 'threads.reply', { threadId, content, attachments: [] });
      return addressIn((text) => text.includes(`/messages/${threadId}`));
    },
    runAs,
    addressIn,
    /** Delivers a received mail as a mail server does. */
    deliver(raw: string | Uint8Array, authorization = `Bearer ${secret}`): Promise<Response> {
      return Promise.resolve(
        portal.app.request('/api/inbound-mail', {
          method: 'POST',
          headers: { Authorization: authorization, 'Content-Type': 'message/rfc822' },
          body: Buffer.from(raw),
        }),
      );
    },
    /** Returns what was written in a thread, in its order. */
    async messagesOf(threadId: string): Promise<PostedMessage[]> {
      const rows = await roster.query<{ data: PostedMessage }>(
        `SELECT data FROM portal.thread_messages
         WHERE data ->> 'threadId' = $1 ORDER BY data ->> 'createdAt', id`,
        [threadId],
      );
      return rows.map(({ data }) => data);
    },
    /** Forgets how often something was tried. */
    resetLimits: () => roster.query('DELETE FROM identity.tries'),
    async close() {
      await portal.close();
      await roster.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OpenedReplies = Awaited<ReturnType<typeof openReplies>>;
