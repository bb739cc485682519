import type { Input } from '@hoa/api';
import { openPortal } from '@hoa/use-cases/testing/sample-portal';
import { describe, expect, it } from 'vitest';
import { calendarFeed } from './calendar-feed.ts';
import { feedReaders } from './testing/feed-readers.ts';

type Plan = Input<'events.save'>['plan'];

const class_: Plan = {
  title: 'Yoga',
  description: '',
  location: 'Clubhouse',
  organizer: '',
  type: 'social',
  allDay: false,
  startDay: '2026-03-17',
  startTime: '18:30',
  endDay: '2026-03-17',
  endTime: '20:00',
  repeats: 'weekly',
  interval: 1,
  weekdays: [],
  monthly: 'day',
  until: '',
  rsvpRequired: false,
  maxGuests: 0,
  remindHours: 0,
};

/** Opens an association without events. Its clock shows March 10, 2026. */
function open(timeZone = 'America/Denver') {
  const portal = openPortal({ settings: { timeZone }, records: { events: [] } });
  const { call } = portal.as('admin');
  return {
    save: (plan: Partial<Plan>, of: Omit<Input<'events.save'>, 'plan'> = {}) =>
      call('events.save', { ...of, plan: { ...class_, ...plan } }),
    cancel: (id: string, scope: 'date' | 'series') =>
      call('events.cancel', { id, scope, message: '' }),
    dates: () => portal.read(({ events }) => events.find({ orderBy: [['date', 'asc']] })),
    feed: async (name = 'Cedar Hollow') => {
      const content = await portal.read(async ({ events, eventSeries }) => ({
        events: await events.find({}),
        series: await eventSeries.find({}),
      }));
      return calendarFeed({ name, timeZone, ...content });
    },
  };
}

const zones = ['America/Denver', 'Europe/Berlin', 'Australia/Sydney', 'America/Phoenix'];

describe.each(feedReaders)('a feed as %s reads it', (_, read) => {
  it.each(zones)(
    'keeps the local time of weekly events over both changes of the clocks in %s (complaint 26)',
    async (timeZone) => {
      const { save, dates, feed } = open(timeZone);
      await save({});
      const planned = (await dates()).map(({ date, end }) => [date, end]);
      const shown = read(await feed(), '2027-03-19');
      expect(shown).toHaveLength(53);
      expect(shown.map(({ start, end }) => [start, end])).toEqual(planned);
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
      expect(new Set(shown.map(({ start }) => clock.format(new Date(start))))).toEqual(
        new Set(['18:30']),
      );
      const utc = new Set(shown.map(({ start }) => start.slice('YYYY-MM-DDT'.length)));
      expect(utc.size).toBe(timeZone === 'America/Phoenix' ? 1 : 2);
    },
  );

  it.each(zones)(
    'has events of whole days on their days in %s (complaint 27)',
    async (timeZone) => {
      const { save, feed } = open(timeZone);
      const days = { startDay: '2026-03-28', endDay: '2026-03-29' } as const;
      await save({ ...days, allDay: true, startTime: '', endTime: '', until: '2026-04-11' });
      const shown = read(await feed(), '2027-01-01').map(({ start, end }) => [start, end]);
      expect(shown).toEqual([
        ['2026-03-28', '2026-03-30'],
        ['2026-04-04', '2026-04-06'],
        ['2026-04-11', '2026-04-13'],
      ]);
    },
  );

  it('has dates that were moved or cancelled, with the same UID (complaint 28)', async () => {
    const { save, cancel, dates, feed } = open();
    await save({ until: '2026-04-07' });
    const [first, second, third] = await dates();
    const moved = { startDay: '2026-03-19', endDay: '2026-03-19', until: '2026-04-07' } as const;
    await save({ ...moved, title: 'Yoga outside' }, { id: first?.id ?? '', scope: 'date' });
    await cancel(third?.id ?? '', 'date');
    const shown = read(await feed(), '2027-01-01');
    expect(new Set(shown.map(({ uid }) => uid))).toEqual(
      new Set([`${first?.seriesId}@hoa-portal`]),
    );
    expect(shown.map(({ title, start, isCancelled }) => [title, start, isCancelled])).toEqual([
      ['Yoga outside', '2026-03-20T00:30:00.000Z', false],
      ['Yoga', second?.date, false],
      ['Yoga', third?.date, true],
      ['Yoga', '2026-04-08T00:30:00.000Z', false],
    ]);
  });

  it('keeps an event that was cancelled, as cancelled (complaint 28)', async () => {
    const { save, cancel, feed } = open();
    const { id } = await save({ repeats: 'never' });
    const [before] = read(await feed(), '2027-01-01');
    await cancel(id, 'series');
    expect(read(await feed(), '2027-01-01')).toEqual([{ ...before, isCancelled: true }]);
  });

  it('has what the event became when all of it changed', async () => {
    const { save, dates, feed } = open();
    const { id } = await save({ until: '2026-04-14' });
    await save(
      { weekdays: ['TU', 'TH'], startTime: '09:00', endTime: '10:00', until: '2026-04-09' },
      { id },
    );
    const planned = (await dates()).map(({ date }) => date);
    const shown = read(await feed(), '2027-01-01').map(({ start }) => start);
    expect(shown).toEqual(planned);
    expect(shown).toHaveLength(8);
  });

  it('has every date of a daily event', async () => {
    const { save, dates, feed } = open();
    await save({ repeats: 'daily' });
    const planned = (await dates()).map(({ date }) => date);
    const shown = read(await feed(), '2027-03-19T12:00:00.000Z').map(({ start }) => start);
    expect(shown).toEqual(planned);
  });

  it('has texts as they were typed', async () => {
    const { save, feed } = open();
    const title = `Yoga; “outside”, \\o/ ${'🧘'.repeat(40)}`;
    await save({ title, repeats: 'never' });
    expect(read(await feed(), '2027-01-01')).toMatchObject([{ title }]);
  });
});

describe('a feed', () => {
  it('is to the letter', async () => {
    const { save, feed } = open('America/Phoenix');
    await save({ repeats: 'never', description: 'Bring a mat' });
    expect((await feed('Cedar; Hollow')).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//HOA Community Portal//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Cedar\\; Hollow',
      'X-WR-CALNAME:Cedar\\; Hollow',
      'X-WR-TIMEZONE:America/Phoenix',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
      'TZID:America/Phoenix',
      'X-LIC-LOCATION:America/Phoenix',
      expect.stringMatching(/^LAST-MODIFIED:/),
      'BEGIN:STANDARD',
      'TZNAME:MST',
      'TZOFFSETFROM:-0700',
      'TZOFFSETTO:-0700',
      'DTSTART:19700101T000000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:id-2@hoa-portal',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Yoga',
      'DESCRIPTION:Bring a mat',
      'LOCATION:Clubhouse',
      'DTSTAMP:20260310T150000Z',
      'LAST-MODIFIED:20260310T150000Z',
      'DTSTART;TZID=America/Phoenix:20260317T183000',
      'DTEND;TZID=America/Phoenix:20260317T200000',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has lines of at most 75 octets', async () => {
    const { save, feed } = open();
    await save({ title: '🧘'.repeat(60), description: 'Bring ä mat. '.repeat(30) });
    const lines = (await feed()).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('counts the changes of a date and of the event in SEQUENCE (complaint 28)', async () => {
    const { save, cancel, feed } = open();
    const { id } = await save({});
    const sequences = async () => (await feed()).match(/(?<=SEQUENCE:)\d+/g);
    expect(await sequences()).toEqual(['0']);
    await save({ title: 'Yoga outside' }, { id });
    expect(await sequences()).toEqual(['1']);
    await cancel(id, 'date');
    expect(await sequences()).toEqual(['1', '2']);
  });

  it('knows every time zone that an association can have', async () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const { save, feed } = open(timeZone);
      await save({ repeats: 'never' });
      expect(await feed()).toContain(`TZID:${timeZone}\r\n`);
    }
  });
});
