import { type Actor, type Association, defaultPermissions } from '@hoa/domain';
import { aWorkOrder, people } from '@hoa/domain/testing';
import { runOperation, type Transaction } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStorage, type TestStorage, testSource } from '../testing/index.ts';
import { subscriberKeys } from './audience.ts';
import type { ChangeAudience } from './change-log.ts';
import { recordChanges } from './record-changes.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const at = now.toISOString();

let portal: TestStorage;
let association: Association;

beforeAll(async () => {
  portal = await openTestStorage([recordChanges({ now: () => now })]);
  association = (await portal.openAssociation()).association;
  await write(async ({ repositories }) => {
    const ticket = aWorkOrder({ id: 'TKT-1', lastActivity: at });
    const inner = { internalMessagesCount: 0, lastActivityForAdmins: at, unreadFor: [] };
    repositories.tickets.put({ ...ticket, ...inner });
    repositories.threads.put({
      id: 'thread-1',
      subject: 'Lamp',
      type: 'direct',
      priority: 'normal',
      participants: [],
      readers: [`uid:${people.submitter.uid}`, 'role:admin'],
      lastActivity: at,
      lastMessage: '',
      messagesCount: 0,
      attachments: [],
    });
  });
});

beforeEach(() => portal.owner.query('DELETE FROM events.changes'));

afterAll(() => portal.drop());

const write = (work: (transaction: Transaction) => Promise<void>) =>
  portal.database.unitOfWork(testSource).write(association, work);

/** Returns the keys and tags of each change since the test began. */
async function recordedTags(): Promise<Record<string, string[]>> {
  const { rows } = await portal.owner.query<{ hoa_id: string; told: ChangeAudience }>(
    'SELECT hoa_id, told FROM events.changes ORDER BY cursor',
  );
  expect(rows.every(({ hoa_id }) => hoa_id === association.id)).toBe(true);
  const learnt = Object.entries(people).map(([name, person]) => {
    const actor: Actor = { ...person, hoaId: association.id };
    const tags = subscriberKeys(actor).flatMap((key) => rows.flatMap((row) => row.told[key] ?? []));
    return [name, [...new Set(tags)].sort()] as const;
  });
  return Object.fromEntries(learnt.filter(([, tags]) => tags.length > 0));
}

const author = { uid: 'admin-1', displayName: 'Ada', role: 'admin' as const };
const message = { content: 'See', author, createdAt: at, attachments: [] };

describe('a change in the database', () => {
  it('to an internal note notifies only administrators', async () => {
    const actor: Actor = { ...people.admin, hoaId: association.id };
    const input = { ticketId: 'TKT-1', content: 'Note', isInternal: true, attachments: [] };
    await runOperation(
      {
        useCases,
        unitOfWork: portal.database.unitOfWork(testSource),
        session: () => actor,
        association: () => association,
        now: () => now,
        newId: () => crypto.randomUUID(),
        paymentProvider: createSimulatedPayments(() => crypto.randomUUID()),
      },
      'tickets.postMessage',
      input,
    );
    expect(await recordedTags()).toEqual({ admin: ['ticketMessages', 'tickets'] });
  });

  it('to a message notifies the people who can see its ticket or conversation', async () => {
    await write(async ({ repositories }) => {
      const publicMessage = { ...message, ticketId: 'TKT-1', isInternal: false };
      repositories.ticketMessages.put({ ...publicMessage, id: 'message-1' });
    });
    expect(await recordedTags()).toEqual({
      submitter: ['ticketMessages'],
      assignedVendor: ['ticketMessages'],
      colleague: ['ticketMessages'],
      admin: ['ticketMessages'],
    });
    await portal.owner.query('DELETE FROM events.changes');
    await write(async ({ repositories }) => {
      repositories.threadMessages.put({ ...message, id: 'message-2', threadId: 'thread-1' });
    });
    const tags = ['threadMessages', 'threads'];
    expect(await recordedTags()).toEqual({ submitter: tags, admin: tags });
  });

  it('to the offices makes the streams of everyone with an office check their permissions', async () => {
    const heard: string[] = [];
    portal.owner.on('notification', ({ payload = '' }) => heard.push(payload));
    await portal.owner.query('LISTEN portal_members');
    await write(async ({ repositories }) => {
      for (const office of ['editor', undefined] as const) {
        const uid = office ?? 'full-admin';
        repositories.people.put({ id: uid, uid, displayName: uid, email: `${uid}@example.org` });
        const membership = { id: uid, uid, since: at, groups: [], ...(office && { office }) };
        repositories.memberships.put({ ...membership, role: 'admin' });
      }
    });
    await portal.owner.query('SELECT 1');
    heard.length = 0;
    await write(async ({ repositories }) => {
      repositories.offices.put({ id: association.id, permissions: defaultPermissions });
    });
    await expect.poll(() => heard).toEqual(['editor']);
  });

  it('to a counter notifies the people who can see what it counts', async () => {
    await write(async ({ repositories }) => {
      repositories.tickets.increment('TKT-1', { messagesCount: 1 });
    });
    expect(Object.keys(await recordedTags())).toEqual([
      ...['submitter', 'assignedVendor', 'colleague', 'admin'],
    ]);
    await portal.owner.query('DELETE FROM events.changes');
    await write(async ({ repositories }) => {
      repositories.tickets.increment('TKT-1', { internalMessagesCount: 1 });
    });
    expect(Object.keys(await recordedTags())).toEqual(['admin']);
  });

  it('that notifies no one, or that is rolled back, is not recorded', async () => {
    await write(async ({ repositories }) => {
      repositories.sequences.put({ id: 'invoices', last: 1 });
    });
    const failing = write(async ({ repositories }) => {
      repositories.tickets.increment('TKT-1', { messagesCount: 1 });
      throw new Error('Taken back.');
    });
    await expect(failing).rejects.toThrow();
    expect(await recordedTags()).toEqual({});
  });
});
