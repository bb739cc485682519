import type { Input } from '@hoa/api';
import { testNow } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { exampleInputs } from '../testing/example-inputs.ts';
import { actorOf, openPortal, type Portal } from '../testing/sample-portal.ts';

type Plan = Input<'events.save'>['plan'];

const plan: Plan = { ...exampleInputs['events.save'].plan, maxAttendees: 1, maxGuests: 0 };

const resident = (uid: string, details: object = {}) => ({
  ...actorOf('resident'),
  ...{ uid, displayName: uid },
  ...details,
});

async function planned(changes: Partial<Plan> = {}, portal = openPortal()) {
  const admin = portal.as('admin');
  const first = await admin.call('events.save', { plan: { ...plan, ...changes } });
  return { portal, admin, first };
}

const dates = async (portal: Portal, when: 'upcoming' | 'past' = 'upcoming') => {
  const { items } = await portal.as('resident').call('events.list', { when, limit: 100 });
  return items.filter(({ title }) => title === plan.title);
};

const days = async (portal: Portal) => (await dates(portal)).map(({ date }) => date.slice(0, 10));

const say = (portal: Portal, id: string, uid: string, isComing = true, guests = 0) =>
  portal.as(resident(uid)).call('events.rsvp', { id, isComing, guests });

/** Moves a new portal's clock. */
const waitUntil = (portal: Portal, at: string) =>
  portal.wait((Date.parse(at) - testNow.getTime()) / 60_000);

const titles = (portal: Portal) =>
  portal.read(async ({ notifications }) =>
    (await notifications.find({ where: { type: 'announcement' } }))
      .filter(({ id }) => id.startsWith('event-'))
      .map(({ title, message, recipients }) => [title, message, recipients.join()]),
  );

describe('a planned event', () => {
  test('has all its dates in the list, at the same time of day over the change of the clocks [complaint 26]', async () => {
    const { portal } = await planned({
      startDay: '2026-10-21',
      endDay: '2026-10-21',
      until: '2026-11-12',
    });
    expect((await dates(portal)).map(({ date, end }) => [date, end])).toEqual([
      ['2026-10-22T00:30:00.000Z', '2026-10-22T02:00:00.000Z'],
      ['2026-10-29T00:30:00.000Z', '2026-10-29T02:00:00.000Z'],
      ['2026-11-05T01:30:00.000Z', '2026-11-05T03:00:00.000Z'],
      ['2026-11-12T01:30:00.000Z', '2026-11-12T03:00:00.000Z'],
    ]);
  });

  test('that lasts whole days has days instead of instants, for every reader [complaint 27]', async () => {
    const { portal } = await planned({
      ...{ allDay: true, startTime: '', endTime: '', repeats: 'never' },
      ...{ startDay: '2026-03-10', endDay: '2026-03-11' },
    });
    expect(await dates(portal)).toMatchObject([{ date: '2026-03-10', end: '2026-03-11' }]);
  });

  test.each([
    ['title', { title: ' ' }],
    ['startTime', { startTime: '' }],
    ['endTime', { endTime: '18:30' }],
    ['endDay', { endDay: '2026-03-31' }],
    ['endDay', { endDay: '2026-06-01' }],
    ['until', { until: '2026-03-31' }],
    ['maxAttendees', { maxAttendees: 0 }],
    // Ended before it began to be planned.
    ['until', { startDay: '2025-01-01', endDay: '2025-01-01', until: '2025-02-01' }],
  ] as const)('is refused for its %s', async (field, changes) => {
    await expect(planned(changes)).rejects.toMatchObject({
      code: 'invalid-input',
      params: expect.objectContaining({ field: expect.stringContaining(field) }),
    });
  });

  test('of several days is in the list of each range that it lasts into', async () => {
    const { portal } = await planned({
      ...{ allDay: true, repeats: 'never', startDay: '2026-03-30', endDay: '2026-04-02' },
    });
    const found = async (from: string, before: string) => {
      const { items } = await portal
        .as('resident')
        .call('events.list', { from, before, limit: 100 });
      return items.filter(({ title }) => title === plan.title).length;
    };
    expect([
      await found('2026-03-01T06:00:00.000Z', '2026-03-30T06:00:00.000Z'),
      await found('2026-03-01T06:00:00.000Z', '2026-03-31T06:00:00.000Z'),
      await found('2026-04-01T06:00:00.000Z', '2026-05-01T06:00:00.000Z'),
      await found('2026-04-04T06:00:00.000Z', '2026-05-01T06:00:00.000Z'),
    ]).toEqual([0, 1, 1, 0]);
  });

  test('stays upcoming until it is over', async () => {
    const { portal } = await planned({
      ...{ repeats: 'never', startDay: '2026-03-10', endDay: '2026-03-10' },
      ...{ startTime: '08:00', endTime: '23:00' },
    });
    expect(await dates(portal)).toHaveLength(1);
    portal.wait(24 * 60);
    expect(await dates(portal)).toEqual([]);
    expect(await dates(portal, 'past')).toHaveLength(1);
  });

  test('without an end gets further dates as time goes by, once', async () => {
    const { portal } = await planned({ until: '' });
    const count = (await dates(portal)).length;
    expect(count).toBe(53);
    const [job] = portal.waiting.filter(({ type }) => type === 'series-continued');
    portal.wait(30 * 24 * 60);
    if (job) await portal.runJob(job);
    const later = (await portal.read(({ events }) => events.find({ where: { seriesId: 'id-1' } })))
      .length;
    expect(later).toBe(count + 1);
    if (job) await portal.runJob(job);
    expect(await portal.read(({ events }) => events.count({ seriesId: 'id-1' }))).toBe(later);
  });
});

describe('a change', () => {
  const change = (id: string, changes: Partial<Plan>, scope: 'date' | 'series' = 'series') => ({
    id,
    scope,
    plan: { ...plan, ...changes },
  });

  test('of one date moves only that date, and tells those who answered', async () => {
    const { portal, admin } = await planned({ until: '2026-04-15' });
    const [, second] = await dates(portal);
    await say(portal, second?.id ?? '', 'ada');
    await admin.call(
      'events.save',
      change(second?.id ?? '', { startDay: '2026-04-10', endDay: '2026-04-10' }, 'date'),
    );
    expect(await days(portal)).toEqual(['2026-04-02', '2026-04-11', '2026-04-16']);
    expect(await titles(portal)).toEqual([
      ['Changed: Book swap', 'Now Friday, April 10, 2026 at 6:30 PM, The Commons', 'uid:ada'],
    ]);
    // A later change of all leaves it there.
    await admin.call(
      'events.save',
      change(second?.id ?? '', { until: '2026-04-15', title: plan.title, location: 'Pool' }),
    );
    expect(await days(portal)).toEqual(['2026-04-02', '2026-04-11', '2026-04-16']);
    expect((await dates(portal)).map(({ location }) => location)).toEqual([
      'Pool',
      'The Commons',
      'Pool',
    ]);
  });

  test('of one date may move it past the last day of its event', async () => {
    const { portal, admin } = await planned({ until: '2026-04-15' });
    const [, second] = await dates(portal);
    const id = second?.id ?? '';
    const { date } = await admin.call('events.plan', { id });
    const moved = { ...date, startDay: '2026-04-20', endDay: '2026-04-20' } as const;
    await admin.call('events.save', { id, scope: 'date', plan: moved });
    expect(await days(portal)).toEqual(['2026-04-02', '2026-04-16', '2026-04-21']);
    const { series } = await admin.call('events.plan', { id });
    expect(series).toMatchObject({ repeats: 'weekly', until: '2026-04-15' });
  });

  test('of the weekday cancels dates with answers and removes the others', async () => {
    const { portal, admin, first } = await planned({ until: '2026-04-15' });
    await say(portal, first.id, 'ada');
    await admin.call(
      'events.save',
      change(first.id, { startDay: '2026-04-02', endDay: '2026-04-02', until: '2026-04-15' }),
    );
    const all = await dates(portal);
    expect(
      all.map(({ date, cancelledAt }) => [date.slice(0, 10), cancelledAt !== undefined]),
    ).toEqual([
      ['2026-04-02', true],
      ['2026-04-03', false],
      ['2026-04-10', false],
    ]);
    expect((await titles(portal)).map(([title]) => title)).toEqual(['Cancelled: Book swap']);
  });

  test('of the weekday leaves dates that were changed on their own as they are', async () => {
    const { portal, admin } = await planned({ until: '2026-04-15' });
    const [, second] = await dates(portal);
    const id = second?.id ?? '';
    await admin.call('events.save', change(id, { location: 'Pool', repeats: 'never' }, 'date'));
    await say(portal, id, 'ada');
    const thursdays = { startDay: '2026-04-02', endDay: '2026-04-02' } as const;
    await admin.call('events.save', change(id, { ...thursdays, until: '2026-04-15' }));
    const kept = (await dates(portal)).filter((date) => date.location === 'Pool');
    expect(kept).toMatchObject([{ id, attendees: 1 }]);
    expect(kept[0]).not.toHaveProperty('cancelledAt');
    expect(await days(portal)).toEqual(['2026-04-02', '2026-04-03', '2026-04-10']);
    expect(await titles(portal)).toEqual([]);
    // Without a repetition, it is a date that the event no longer has.
    await admin.call('events.save', change(id, { ...thursdays, repeats: 'never', until: '' }));
    expect((await titles(portal)).map(([title]) => title)).toEqual(['Cancelled: Book swap']);
  });

  test.each(['never', 'weekly'] as const)(
    'of all dates to %s leaves those that are over as they are, and notifies nobody of them',
    async (repeats) => {
      const { portal, admin, first } = await planned({ until: '2026-04-30' });
      await say(portal, first.id, 'ada');
      waitUntil(portal, '2026-04-09T12:00:00Z');
      const past = await dates(portal, 'past');
      const [next] = await dates(portal);
      await say(portal, next?.id ?? '', 'ben');
      const later = { ...change(next?.id ?? '', { repeats, location: 'Pool' }) };
      await admin.call('events.save', later);
      expect(await dates(portal, 'past')).toEqual(past);
      expect(past).toHaveLength(2);
      expect((await titles(portal)).map(([title, , uids]) => [title, uids])).toEqual([
        [repeats === 'never' ? 'Cancelled: Book swap' : 'Changed: Book swap', 'uid:ben'],
      ]);
      // On another day it begins anew.
      const moved = { repeats: 'never', startDay: '2026-05-20', endDay: '2026-05-20' } as const;
      await admin.call('events.save', change(first.id, { ...moved, until: '' }));
      expect(await dates(portal, 'past')).toEqual(past);
      const open = (await dates(portal)).filter(({ cancelledAt }) => cancelledAt === undefined);
      expect(open.map(({ date }) => date.slice(0, 10))).toEqual(['2026-05-21']);
    },
  );

  test('that makes a past event repeat leaves it as it is', async () => {
    const { portal, admin, first } = await planned({ repeats: 'never', until: '' });
    await say(portal, first.id, 'ada');
    waitUntil(portal, '2026-04-02T12:00:00Z');
    const past = await dates(portal, 'past');
    await admin.call('events.save', change(first.id, { until: '2026-04-15' }));
    expect(await dates(portal, 'past')).toEqual(past);
    expect(await days(portal)).toEqual(['2026-04-09', '2026-04-16']);
    expect(await titles(portal)).toEqual([]);
  });

  test('of an event that does not repeat keeps its answers on another day', async () => {
    const { portal, admin, first } = await planned({ repeats: 'never' });
    await say(portal, first.id, 'ada');
    await admin.call(
      'events.save',
      change(first.id, { repeats: 'never', startDay: '2026-04-20', endDay: '2026-04-20' }),
    );
    expect(await dates(portal)).toMatchObject([{ id: first.id, attendees: 1 }]);
    expect((await titles(portal)).map(([title]) => title)).toEqual(['Changed: Book swap']);
  });

  test('of what another administrator has changed meanwhile is a conflict', async () => {
    const { admin, first } = await planned();
    await admin.call('events.save', { ...change(first.id, { title: 'Swap' }), sequence: 0 });
    await expect(
      admin.call('events.save', { ...change(first.id, { title: 'Books' }), sequence: 0 }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const { series, seriesSequence } = await admin.call('events.plan', { id: first.id });
    expect(series.title).toBe('Swap');
    expect(seriesSequence).toBe(1);
  });

  test('of the places lets those move up who wait, and tells only them', async () => {
    const { portal, admin, first } = await planned();
    for (const uid of ['ada', 'ben', 'cy']) await say(portal, first.id, uid);
    await admin.call('events.save', change(first.id, { maxAttendees: 2 }));
    expect(await dates(portal)).toMatchObject([{ attendees: 2, waiting: 1 }, ...Array(8).fill({})]);
    expect(await titles(portal)).toEqual([
      [
        'You have a place: Book swap',
        'You are no longer on the waiting list: Wednesday, April 1, 2026 at 6:30 PM, The Commons',
        'uid:ben',
      ],
    ]);
  });
});

describe('a cancellation', () => {
  test.each([
    ['date', [true, false, false]],
    ['series', [true, true, true]],
  ] as const)(
    'of the %s keeps it in the list, with the message, and tells each person once',
    async (scope, expected) => {
      const { portal, admin, first } = await planned({ until: '2026-04-15' });
      for (const { id } of await dates(portal)) {
        await say(portal, id, 'ada');
        await say(portal, id, 'ben');
      }
      await say(portal, first.id, 'cy', false);
      await admin.call('events.cancel', { id: first.id, scope, message: 'It will rain.' });
      const all = await dates(portal);
      expect(all.map(({ cancelledAt }) => cancelledAt !== undefined)).toEqual(expected);
      expect(all[0]).toMatchObject({ cancelMessage: 'It will rain.' });
      expect(await titles(portal)).toEqual([
        [
          'Cancelled: Book swap',
          'Wednesday, April 1, 2026 at 6:30 PM. It will rain.',
          'uid:ada,uid:ben',
        ],
      ]);
      await expect(say(portal, first.id, 'dot')).rejects.toMatchObject({ code: 'answers-closed' });
    },
  );
});

describe('an answer', () => {
  test('gets the place that is left, or one on the waiting list, which moves up by itself', async () => {
    const { portal, first } = await planned();
    expect(await say(portal, first.id, 'ada')).toMatchObject({ answer: { state: 'going' } });
    await say(portal, first.id, 'ben');
    expect(await say(portal, first.id, 'cy')).toMatchObject({
      ...{ attendees: 1, waiting: 2 },
      answer: { state: 'waiting', place: 2 },
    });
    await say(portal, first.id, 'ada', false);
    const [seen] = (
      await portal.as(resident('ben')).call('events.list', { from: first.date })
    ).items.filter(({ id }) => id === first.id);
    expect(seen).toMatchObject({ attendees: 1, waiting: 1, answer: { state: 'going' } });
    expect((await titles(portal)).map(([title, , uid]) => [title, uid])).toEqual([
      ['You have a place: Book swap', 'uid:ben'],
    ]);
    expect(portal.jobs).toMatchObject([{ type: 'notification-mail' }]);
  });

  test.each([
    ['more guests than the event allows', { maxGuests: 1 }, 2, 'invalid-input'],
    ['an event without answers', { rsvpRequired: false }, 0, 'answers-closed'],
  ] as const)('to %s', async (_, changes, guests, code) => {
    const { portal, first } = await planned({ maxAttendees: 10, ...changes });
    await expect(say(portal, first.id, 'ada', true, guests)).rejects.toMatchObject({ code });
  });

  test('with more guests than fit is refused, and keeps the places', async () => {
    const { portal, first } = await planned({ maxAttendees: 3, maxGuests: 3 });
    await say(portal, first.id, 'ada', true, 1);
    await expect(say(portal, first.id, 'ada', true, 3)).rejects.toMatchObject({
      code: 'guests-full',
    });
    expect(await say(portal, first.id, 'ben')).toMatchObject({ attendees: 3 });
  });

  test('of a tenant is refused where only owners may', async () => {
    const { portal, first } = await planned(
      {},
      openPortal({ settings: { eventGuests: 'owners' } }),
    );
    const answer = { id: first.id, isComing: true, guests: 0 };
    const tenant = resident('ada', { unit: 'B-204', tenure: 'tenant' });
    await expect(portal.as(tenant).call('events.rsvp', answer)).rejects.toMatchObject({
      code: 'owners-only',
    });
    const owner = resident('ben', { unit: 'A-101', tenure: 'owner' });
    expect(await portal.as(owner).call('events.rsvp', answer)).toMatchObject({ attendees: 1 });
  });

  test('schedules one reminder, which follows the date and reaches who attends [complaint 26]', async () => {
    const { portal, admin, first } = await planned({ maxAttendees: 5 });
    await say(portal, first.id, 'ada');
    await say(portal, first.id, 'ben');
    const reminders = () => portal.waiting.filter(({ type }) => type === 'event-reminder');
    expect(reminders()).toEqual([
      { type: 'event-reminder', eventId: first.id, at: '2026-04-01T00:30:00.000Z' },
    ]);
    const moved = { ...plan, maxAttendees: 5, startTime: '19:00', endTime: '21:00' };
    await admin.call('events.save', { id: first.id, scope: 'date', plan: moved });
    await say(portal, first.id, 'ben', false);
    expect(reminders()).toHaveLength(2);
    for (const job of [...reminders(), ...reminders()]) await portal.runJob(job);
    expect((await titles(portal)).filter(([title]) => title?.startsWith('Reminder'))).toEqual([
      ['Reminder: Book swap', 'Wednesday, April 1, 2026 at 7:00 PM, The Commons', 'uid:ada'],
    ]);
  });
});

describe('a reminder', () => {
  const reminders = (portal: Portal) =>
    portal.waiting.flatMap((job) => (job.type === 'event-reminder' ? [job.at] : []));
  const once = { repeats: 'never', until: '' } as const;

  test.each(['going', 'declined'])('turned on later reaches guests who are %s', async (state) => {
    const { portal, admin, first } = await planned({ ...once, remindHours: 0 });
    await say(portal, first.id, 'ada', state === 'going');
    expect(reminders(portal)).toEqual([]);
    await admin.call('events.save', { id: first.id, plan: { ...plan, ...once, remindHours: 24 } });
    expect(reminders(portal)).toEqual(state === 'going' ? ['2026-04-01T00:30:00.000Z'] : []);
  });

  test('follows an event that is postponed after it would have been due', async () => {
    const { portal, admin, first } = await planned(once);
    waitUntil(portal, '2026-04-01T12:00:00Z');
    await say(portal, first.id, 'ada');
    expect(reminders(portal)).toEqual([]);
    const later = { startDay: '2026-04-08', endDay: '2026-04-08' } as const;
    await admin.call('events.save', { id: first.id, plan: { ...plan, ...once, ...later } });
    expect(reminders(portal)).toEqual(['2026-04-08T00:30:00.000Z']);
  });
});

test.each(['', '2026-03-20'])(
  'a resident who moves out on "%s" gives up their places',
  async (on) => {
    const { portal, admin, first } = await planned();
    const person = await admin.call('people.get', { personId: 'resident-1' });
    await say(portal, first.id, 'resident-1');
    await say(portal, first.id, 'ben');
    for (const { id } of person.memberships) {
      await admin.call('people.endMembership', { personId: person.id, membershipId: id, on });
    }
    if (on) waitUntil(portal, '2026-03-20T12:00:00Z');
    for (const job of [...portal.jobs, ...portal.waiting]) {
      if (job.type === 'membership-begun') await portal.runJob(job);
    }
    const { items } = await admin.call('events.answers', { id: first.id });
    expect(items.map(({ uid, state }) => [uid, state])).toEqual([
      ['ben', 'going'],
      ['resident-1', 'declined'],
    ]);
    expect((await titles(portal)).map(([title, , uid]) => [title, uid])).toEqual([
      ['You have a place: Book swap', 'uid:ben'],
    ]);
  },
);

test('the list for the door has who attends by name, then who waits in order, then the others', async () => {
  const { portal, admin, first } = await planned({ maxAttendees: 2 });
  await say(portal, first.id, 'resident-1', false);
  for (const uid of ['cy', 'ada', 'ben']) await say(portal, first.id, uid);
  const { event, items } = await admin.call('events.answers', { id: first.id });
  expect(event).toMatchObject({ attendees: 2, waiting: 1 });
  expect(items.map(({ displayName, state, unit }) => [displayName, state, unit])).toEqual([
    ['ada', 'going', undefined],
    ['cy', 'going', undefined],
    ['ben', 'waiting', undefined],
    [actorOf('resident').displayName, 'declined', 'A-101'],
  ]);
});

test('a sample event can be planned, answered and cancelled', async () => {
  const portal = openPortal();
  const admin = portal.as('admin');
  const { series } = await admin.call('events.plan', { id: 'event-supper' });
  await admin.call('events.save', { id: 'event-supper', plan: { ...series, location: 'Pool' } });
  await say(portal, 'event-supper', 'ada');
  await admin.call('events.cancel', { id: 'event-supper', scope: 'date', message: '' });
  expect((await titles(portal)).map(([title]) => title)).toEqual([
    'Cancelled: Long-table supper on the Green',
  ]);
});
