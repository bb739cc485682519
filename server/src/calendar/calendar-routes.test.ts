import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attacker } from '../attack/testing/attacker.ts';
import { type Attacked, elsewhere, here, openAttacked } from '../attack/testing/open-attacked.ts';
import { feedReaders } from './testing/feed-readers.ts';

let live: Attacked;
let admin: Attacker;
let resident: Attacker;
let program: Attacker;
beforeAll(async () => {
  live = await openAttacked();
  admin = await live.signIn('admin@cedarhollow.example');
  resident = await live.signIn('resident@cedarhollow.example');
  program = live.stranger();
});
afterAll(() => live.close());

let path: string;
beforeEach(async () => {
  path = await renew(resident);
});

async function renew(person: Attacker): Promise<string> {
  expect((await person.call('calendar.renew', {})).status).toBe(200);
  return (await feedOf(person)).path;
}

const feedOf = async (person: Attacker) => (await person.call('calendar.feed', {})).json();

const ask = (at: string, tag?: string, method = 'GET') =>
  program.send(at, { method, headers: tag === undefined ? {} : { 'If-None-Match': tag } });

const plan = {
  ...{ title: 'Yoga', description: '', location: 'Clubhouse', organizer: '', type: 'social' },
  ...{ allDay: false, startTime: '18:30', endTime: '20:00', repeats: 'never', interval: 1 },
  ...{ startDay: '2031-03-17', endDay: '2031-03-17', weekdays: [], monthly: 'day', until: '' },
  ...{ rsvpRequired: false, maxGuests: 0, remindHours: 0 },
};

const [[, read] = [undefined, () => []]] = feedReaders;
const titles = async (feed: Response) =>
  read(await feed.text(), '2040-01-01').map(({ title }) => title);

describe('a calendar feed', () => {
  it('has the events that the person sees, for a program without a session', async () => {
    const feed = await ask(path);
    expect(feed.status).toBe(200);
    expect(Object.fromEntries(feed.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const { items } = await (await resident.call('events.list', { limit: 50 })).json();
    expect(items.length).toBeGreaterThan(2);
    const shown = await titles(feed);
    for (const { title } of items) expect(shown).toContain(title);
  });

  it('is not sent again until an event changes (complaint 28)', async () => {
    const saved = await (await admin.call('events.save', { plan })).json();
    const tag = (await ask(path)).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(path, known);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe(tag);
    }
    const changed = { id: saved.id, plan: { ...plan, title: 'Yoga outside' } };
    await admin.call('events.save', changed);
    const next = await ask(path, tag);
    expect(next.status).toBe(200);
    expect(await titles(next)).toContain('Yoga outside');
    await admin.call('events.cancel', { id: saved.id, scope: 'series', message: '' });
    expect((await ask(path, next.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('answers HEAD without the events', async () => {
    const [whole, head] = [await ask(path), await ask(path, undefined, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('ETag')).toBe(whole.headers.get('ETag'));
  });

  it('has an address that is replaced and turned off (complaint 28)', async () => {
    const replaced = await renew(resident);
    expect([(await ask(path)).status, (await ask(replaced)).status]).toEqual([404, 200]);
    await resident.call('calendar.end', {});
    expect((await ask(replaced)).status).toBe(404);
    expect(await feedOf(resident)).toEqual({});
    expect((await ask(await renew(resident))).status).toBe(200);
  });

  it('ends when the person leaves', async () => {
    const uid = 'resident-elsewhere';
    const person = await live.signIn(`${uid}@example.org`);
    const own = await renew(person);
    expect((await ask(own)).status).toBe(200);
    const ended = { uid, unit: 'A-101', until: '2025-01-01T00:00:00.000Z' };
    await live.roster.addMembership(elsewhere, ended);
    expect((await ask(own)).status).toBe(404);
    await live.roster.addMembership(elsewhere, { uid, unit: 'A-101' });
    expect((await ask(own)).status).toBe(200);
    const removedAt = '2025-01-01T00:00:00.000Z';
    const email = `${uid}@example.org`;
    await live.roster.put(elsewhere, 'people', uid, {
      id: uid,
      uid,
      email,
      displayName: uid,
      removedAt,
    });
    expect((await ask(own)).status).toBe(404);
  });

  it('has nothing of another association, and its secret opens no other feed', async () => {
    const other = await renew(await live.signIn('admin-elsewhere@example.org'));
    expect(await titles(await ask(other))).toEqual([]);
    const [association, person, secret] = path.split('/').at(-1)?.split('.') ?? [];
    const [otherAssociation, otherPerson, otherSecret] = other.split('/').at(-1)?.split('.') ?? [];
    for (const parts of [
      [otherAssociation, person, secret],
      [association, otherPerson, secret],
      [association, person, otherSecret],
      [association, person, ''],
      [association, person],
      [],
    ]) {
      expect((await ask(`/api/calendars/${parts.join('.')}.ics`)).status).toBe(404);
    }
  });

  it('reads no events for an address with another secret', async () => {
    const wrong = path.replace(/[^.]+\.ics$/, 'wrong.ics');
    await live.roster.query('ALTER TABLE portal.events RENAME TO events_away');
    try {
      expect([(await ask(wrong)).status, (await ask(path)).status]).toEqual([404, 500]);
    } finally {
      await live.roster.query('ALTER TABLE portal.events_away RENAME TO events');
    }
    expect((await ask(path)).status).toBe(200);
  });

  it('has an address that is neither logged nor stored', async () => {
    await ask(path);
    const secret = path.split('.').at(-2) ?? '';
    const [tables] = await live.roster.query<{ all: string }>(
      `SELECT concat(
        (SELECT json_agg(p) FROM portal.profiles AS p), (SELECT json_agg(a) FROM portal.answered_requests AS a),
        (SELECT json_agg(n) FROM audit.entries AS n)
      ) AS all`,
    );
    expect(live.lines.join('')).toContain('/api/calendars/');
    expect(live.lines.join('') + tables?.all).not.toContain(secret);
  });
});

it('limits the requests for feeds from one network address', async () => {
  const shared = `/api/calendars/public/${elsewhere}.ics`;
  expect([(await ask(path)).status, (await ask(shared)).status]).toEqual([200, 404]);
  await live.roster.query('UPDATE identity.tries SET count = count + 1000000');
  expect([(await ask(path)).status, (await ask(shared)).status]).toEqual([429, 429]);
  await live.roster.query('DELETE FROM identity.tries');
  expect((await ask(path)).status).toBe(200);
});

it('an association offers a feed to everyone once an administrator says so', async () => {
  const shared = `/api/calendars/public/${here}.ics`;
  expect((await ask(shared)).status).toBe(404);
  const settings = await (await admin.call('association.settings', {})).json();
  const { logo: _, nextTicket: __, nextInvoice: ___, id: ____, ...kept } = settings;
  const saved = await admin.call('association.save', { ...kept, publicCalendar: true });
  expect(saved.status).toBe(200);
  expect(await feedOf(resident)).toMatchObject({ publicPath: shared });
  expect((await ask(shared)).headers.get('ETag')).toBe((await ask(path)).headers.get('ETag'));
  expect((await ask(`/api/calendars/public/${elsewhere}.ics`)).status).toBe(404);
  expect((await ask('/api/calendars/public/unknown.ics')).status).toBe(404);
});
