import { maxSessionDays, sessionDays } from '@hoa/domain';
import { locales } from '@hoa/locales';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, here, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
beforeAll(async () => {
  attacked = await openAttacked();
});
afterAll(() => attacked.close());

async function emailOf(uid: string): Promise<string> {
  const [row] = await attacked.roster.query<{ email: string }>(
    'SELECT email FROM portal.people WHERE hoa_id = $1 AND id = $2',
    [here, uid],
  );
  return row?.email ?? '';
}

it('a person’s own data contains all records about them, but no internal notes [V8.2.3]', async () => {
  const resident = await attacked.signIn(await emailOf('resident-1'));
  await resident.call('comments.add', { topicId: 'topic-welcome', content: 'Mine to take along' });
  const answer = await resident.post('/api/own-data', {});
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="portal-data.json"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.text();
  const { person, memberships, signIns, associations } = JSON.parse(text);
  expect(person.uid).toBe('resident-1');
  expect(memberships).toHaveLength(1);
  expect(signIns).toHaveLength(1);
  const [{ records, history }] = associations;
  expect(Object.keys(records)).toEqual(
    expect.arrayContaining(['people', 'memberships', 'tickets', 'comments', 'payments', 'threads']),
  );
  expect(records.comments).toContainEqual(
    expect.objectContaining({ content: 'Mine to take along' }),
  );
  expect(history[0]).toMatchObject({ operation: 'comments.add' });
  for (const message of records.ticketMessages) expect(message.isInternal).toBe(false);
  expect(text).not.toMatch(/internalMessagesCount|unreadFor/);
  for (const ticket of records.tickets) {
    const { status } = await resident.call('tickets.get', { ticketId: ticket.id });
    expect(status).toBe(200);
  }
});

interface OwnTicket {
  readonly id: string;
  readonly title?: string;
  readonly submittedBy?: { readonly email: string };
  readonly assignedTo?: { readonly uid: string; readonly email: string };
}

/** Returns the tickets and messages in the export of a person's own data. */
async function ownWork(person: Attacker) {
  const { associations } = await (await person.post('/api/own-data', {})).json();
  const [{ records }] = associations;
  return records as {
    readonly tickets: readonly OwnTicket[];
    readonly ticketMessages: readonly { id: string; content?: string; author?: { uid: string } }[];
  };
}

const shownPerson = ({ email = '' } = {}) => email;

it.each(['resident-1', 'vendor-1'])(
  '%s gets from a ticket only what its page shows, emails included',
  async (uid) => {
    const person = await attacked.signIn(await emailOf(uid));
    const { tickets } = await ownWork(person);
    expect(tickets.length).toBeGreaterThan(0);
    for (const own of tickets) {
      const shown = await (await person.call('tickets.get', { ticketId: own.id })).json();
      expect(shownPerson(own.submittedBy)).toBe(shownPerson(shown.submittedBy));
      expect(shownPerson(own.assignedTo)).toBe(shownPerson(shown.assignedTo));
      expect(Object.keys(shown)).toEqual(expect.arrayContaining(Object.keys(own)));
    }
  },
);

it('a vendor gets only the id and their own messages of a ticket that was reassigned [V8.2.3]', async () => {
  const vendor = await attacked.signIn(await emailOf('vendor-1'));
  const admin = await attacked.signIn('admin@cedarhollow.example');
  const before = await ownWork(vendor);
  const mine = before.tickets.find(({ assignedTo }) => assignedTo?.uid === 'vendor-1');
  const ticketId = mine?.id ?? '';
  const file = await (await vendor.upload('%PDF-1.4\n%%EOF', 'mine.pdf')).json();
  expect((await vendor.call('tickets.attach', { ticketId, attachments: [file] })).status).toBe(200);
  const message = { ticketId, content: 'Words of mine', isInternal: false, attachments: [] };
  expect((await vendor.call('tickets.postMessage', message)).status).toBe(200);
  const later = { ticketId, content: 'For the next vendor', isInternal: false, attachments: [] };
  await attacked.roster.query(
    `UPDATE portal.tickets SET data = data || '{"assignedTo": {"uid": "other", "displayName": "O", "email": "o@example.org"}}'
     WHERE hoa_id = $1 AND id = $2`,
    [here, ticketId],
  );
  expect((await admin.call('tickets.postMessage', later)).status).toBe(200);
  expect((await vendor.call('tickets.get', { ticketId })).status).toBe(404);
  const { tickets, ticketMessages } = await ownWork(vendor);
  expect(tickets.filter(({ id }) => id === ticketId)).toEqual([{ id: ticketId }]);
  expect(ticketMessages).toContainEqual(expect.objectContaining({ content: 'Words of mine' }));
  expect(JSON.stringify(ticketMessages)).not.toContain('For the next vendor');
});

it('own data requires a recent re-authentication, a session, and the portal’s origin', async () => {
  const old = await attacked.signIn(await emailOf('resident-1'), { minutesOld: 11 });
  const refused = await old.post('/api/own-data', {});
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'proof-needed']);
  expect((await attacked.stranger().post('/api/own-data', {})).status).toBe(401);
  const foreign = await old.post('/api/own-data', {}, { Origin: 'https://evil.example' });
  expect((await foreign.json()).code).toBe('invalid-input');
});

it.each(locales)(
  'the privacy page is available to everyone in %s [V14.1.1 V14.1.2]',
  async (locale) => {
    const answer = await attacked.stranger().send(`/api/privacy?locale=${locale}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html.match(/<h2>/g)).toHaveLength(7);
    expect(html).toMatch(new RegExp(`\\b${sessionDays}\\b[^.]+\\b${maxSessionDays}\\b`));
    expect(html).not.toMatch(/\{[a-z]+\}/i);
    // The page is the same for all associations on the server.
    expect(html).not.toContain('Cedar Hollow');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  },
);

it('own data is not sent to a person who is removed while it is read', async () => {
  const { roster } = attacked;
  const resident = await attacked.signIn(await emailOf('resident-1'));
  await roster.query('BEGIN');
  await roster.query('LOCK TABLE portal.tickets IN ACCESS EXCLUSIVE MODE');
  const answer = resident.post('/api/own-data', {});
  await vi.waitFor(async () => {
    const waiting = await roster.query(
      "SELECT FROM pg_locks WHERE relation = 'portal.tickets'::regclass AND NOT granted",
    );
    expect(waiting).not.toEqual([]);
  }, 10_000);
  await roster.query(
    `UPDATE portal.people SET data = data || '{"removedAt": "2026-01-01T00:00:00.000Z"}'
     WHERE hoa_id = $1 AND id = 'resident-1'`,
    [here],
  );
  await roster.query('COMMIT');
  expect((await answer).status).toBe(401);
});
