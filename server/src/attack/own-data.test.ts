import { locales } from '@hoa/locales';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a person’s own data is everything that names them, and no note of administrators', async () => {
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

it('wants a recent proof, a sign-in, and a page of the portal', async () => {
  const old = await attacked.signIn(await emailOf('resident-1'), { minutesOld: 11 });
  const refused = await old.post('/api/own-data', {});
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'proof-needed']);
  expect((await attacked.stranger().post('/api/own-data', {})).status).toBe(401);
  const foreign = await old.post('/api/own-data', {}, { Origin: 'https://evil.example' });
  expect((await foreign.json()).code).toBe('invalid-input');
});

it.each(locales)('the privacy page is there in %s, for everybody', async (locale) => {
  const answer = await attacked.stranger().send(`/api/privacy?locale=${locale}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html.match(/<h2>/g)).toHaveLength(7);
  // It is the same page for every association on the server.
  expect(html).not.toContain('Cedar Hollow');
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
});
