import type { Announcement, CommunityEvent } from '@hoa/domain';
import { pictureFile, recordObjectUrls } from '@hoa/parts/testing';
import { type Operation, PortalError } from '@hoa/portal';
import {
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NewsScreen } from './NewsScreen.tsx';

recordObjectUrls();

const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 'news-1',
  title: 'Water shut-off',
  content: 'From nine to noon.',
  category: 'maintenance',
  priority: 'high',
  pinned: false,
  urgent: false,
  author: 'Ada Moss',
  date: '2026-03-03',
  attachments: [],
  ...changes,
});

const event = (changes: Partial<CommunityEvent> = {}): CommunityEvent => ({
  id: 'event-1',
  title: 'Spring picnic',
  description: 'Bring a dish.',
  date: '2026-03-29T16:30:00',
  location: 'Heron Pond',
  organizer: 'Elsie Tran',
  type: 'social',
  rsvpRequired: false,
  ...changes,
});

interface News {
  readonly announcements?: readonly Announcement[];
  readonly upcoming?: readonly CommunityEvent[];
  readonly past?: readonly CommunityEvent[];
  readonly at?: string;
  readonly handlers?: Handlers;
  readonly files?: Readonly<Record<string, File>>;
  readonly unsupported?: readonly Operation[];
}

function show(shown: News) {
  const {
    announcements = [],
    upcoming = [],
    past = [],
    at,
    handlers,
    files,
    unsupported = [],
  } = shown;
  const gateway = fakeGateway(
    {
      'announcements.list': (page) => pageOf(announcements, page),
      'events.list': ({ when, ...page }) => pageOf(when === 'past' ? past : upcoming, page),
      ...handlers,
    },
    { unsupported, ...(files && { files }) },
  );
  return renderScreen(<NewsScreen />, { gateway, at: at ?? '/news' });
}

/** Records the files that the screen saves. */
function watchSaves(): File[] {
  const saved: File[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      saved.push(file);
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  return saved;
}

const events = '/news?tab=events';
const card = (name: string) => screen.findByRole('article', { name });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

afterEach(() => void vi.restoreAllMocks());

describe('a long announcement', () => {
  const beginning = `${'Water '.repeat(100)}…`;
  const whole = `${'Water '.repeat(1000)}is back.`;

  it('expands with a button, and moves the focus to the text', async () => {
    const { user, gateway } = show({
      announcements: [announcement({ content: beginning })],
      handlers: { 'announcements.get': ({ id }) => announcement({ id, content: whole }) },
    });
    await screen.findByText(/^Water .+…$/);
    expect(gateway.inputsOf('announcements.get')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show Full Text: Water shut-off' }));
    const text = await screen.findByText(/is back\.$/);
    expect(text).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show Full Text/ })).toBeNull();
  });

  it('is expanded when opened from a link, and shows an error with Try Again when it fails to load', async () => {
    let isBroken = true;
    const { user } = show({
      at: '/news?item=news-1',
      announcements: [announcement({ content: beginning })],
      handlers: {
        'announcements.get': ({ id }) => {
          if (isBroken) throw new PortalError('network');
          return announcement({ id, content: whole });
        },
      },
    });
    expect(await screen.findByText('The full text could not be loaded')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/is back\.$/);
  });
});

describe('News & Events', () => {
  it('has two tabs, each with its count [2.10.1]', async () => {
    const { user, address } = show({
      announcements: [announcement()],
      upcoming: [event(), event({ id: 'event-2', title: 'Yoga' })],
    });
    await card('Water shut-off');
    expect(screen.getByRole('tab', { name: 'Announcements' })).toHaveAccessibleDescription('1');
    const tab = screen.getByRole('tab', { name: 'Events' });
    expect(tab).toHaveAccessibleDescription('2');
    await user.click(tab);
    expect(address()).toBe(events);
    expect(titles()).toEqual(['Spring picnic', 'Yoga']);
  });

  it('shows an announcement with badges, author, date, category, priority and text [2.10.2]', async () => {
    show({ announcements: [announcement({ pinned: true, urgent: true })] });
    const shown = within(await card('Water shut-off'));
    for (const words of ['Pinned', 'Urgent', 'Ada Moss', 'Maintenance', 'High priority']) {
      expect(shown.getByText(words)).toBeVisible();
    }
    expect(shown.getByText('From nine to noon.')).toBeVisible();
    expect(shown.getByText(/3/, { selector: 'time' })).toHaveAttribute('datetime', '2026-03-03');
  });

  it('shows an urgent announcement once in the list, and in a strip above the events', async () => {
    const announcements = [announcement({ urgent: true })];
    const { user } = show({ announcements, upcoming: [event()] });
    await card('Water shut-off');
    expect(screen.getByText('Water shut-off')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    await card('Spring picnic');
    expect(await screen.findByRole('region', { name: 'Urgent' })).toHaveTextContent(
      'Water shut-off',
    );
  });

  it('shows the audience of an announcement, and no urgent strip for a different audience', async () => {
    const audience = { type: 'building', value: 'B' } as const;
    const announcements = [announcement({ urgent: true, audience })];
    const { user } = show({ announcements, upcoming: [event()] });
    expect(within(await card('Water shut-off')).getByText('Building B')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    await card('Spring picnic');
    expect(screen.queryByRole('region', { name: 'Urgent' })).toBeNull();
  });

  it.each([
    ['an announcement', '/news?item=news-2', 'Gate open'],
    ['an event', '/news?tab=events&item=event-2', 'Yoga'],
  ])('brings %s that a link leads to into view, with the focus', async (_, at, name) => {
    const announcements = [announcement(), announcement({ id: 'news-2', title: 'Gate open' })];
    show({ announcements, upcoming: [event(), event({ id: 'event-2', title: 'Yoga' })], at });
    const sought = await card(name);
    await waitFor(() => expect(sought).toHaveFocus());
  });

  it('shows no Pinned or Urgent badge on other announcements', async () => {
    show({ announcements: [announcement()] });
    const shown = within(await card('Water shut-off'));
    expect(shown.queryByText(/^(Pinned|Urgent)$/)).not.toBeInTheDocument();
  });

  it('downloads an attachment [2.10.3]', async () => {
    const saved = watchSaves();
    const { user, gateway } = show({
      announcements: [announcement({ attachments: [{ id: 'map', name: 'Valves.pdf' }] })],
      files: { map: new File(['x'], 'stored') },
    });
    await user.click(await screen.findByRole('button', { name: 'Valves.pdf' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads).toEqual(['map']);
    expect(saved.map(({ name }) => name)).toEqual(['Valves.pdf']);
  });

  it('opens links in a tab of their own, and only those to the web and to mail', async () => {
    const content = 'See https://example.org/plan, or javascript:alert(1).';
    show({ announcements: [announcement({ content })] });
    const links = within(await card('Water shut-off')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['https://example.org/plan']);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(links[0]).toHaveAttribute('target', '_blank');
  });

  it('shows pictures inline, which open in the viewer', async () => {
    const picture = { id: 'roof', name: 'Roof.png', type: 'image/png' };
    const { user } = show({
      announcements: [announcement({ attachments: [picture] })],
      files: { roof: pictureFile('Roof.png') },
    });
    await user.click(await screen.findByRole('button', { name: 'Preview Roof.png' }));
    expect(await screen.findByRole('dialog', { name: 'Roof.png' })).toBeVisible();
  });

  it('shows the text and a placeholder for each file that is missing [complaint 33]', async () => {
    expectConsole(/Download failed/);
    const picture = { id: 'roof', name: 'Roof.png', type: 'image/png' };
    const { user } = show({
      announcements: [announcement({ attachments: [picture, { id: 'map', name: 'Map.pdf' }] })],
      files: {},
    });
    const shown = within(await card('Water shut-off'));
    expect(await shown.findByText('Roof.png is missing')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Map.pdf' }));
    expect(await shown.findByText('Map.pdf is missing')).toBeVisible();
    expect(shown.getByText('From nine to noon.')).toBeVisible();
  });

  it('shows ten a page, with the page in the URL [9.14]', async () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      announcement({ id: `news-${index}`, title: `News ${index + 1}` }),
    );
    const { user, address } = show({ announcements: many });
    await card('News 1');
    expect(titles()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(titles()).toEqual(['News 11']));
    expect(address()).toBe('/news?page=2');
  });

  it.each([
    ['/news', 'No announcements available'],
    [events, 'No upcoming events'],
    [`${events}&when=past`, 'No past events'],
  ])('shows the empty state at %s: %s [2.10.8]', async (at, words) => {
    show({ at });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('loads again after a failure [8.3.5]', async () => {
    const { user, gateway } = show({
      handlers: {
        'announcements.list': () => {
          throw new PortalError('network');
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load news and events');
    gateway.answer({ 'announcements.list': (page) => pageOf([announcement()], page) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Water shut-off')).toBeVisible();
  });
});

describe('Events', () => {
  it('shows an event with its date, place, type, text, organizer and limit [2.10.5]', async () => {
    show({ upcoming: [event({ maxAttendees: 40 })], at: events });
    const shown = within(await card('Spring picnic'));
    for (const words of ['Heron Pond', 'Social', 'Bring a dish.', 'Max 40 attendees']) {
      expect(shown.getByText(words)).toBeVisible();
    }
    expect(shown.getByText(/Elsie Tran/)).toBeVisible();
    const time = shown.getByText(/March/).closest('time');
    expect(time).toHaveTextContent(/:30/);
    expect(shown.queryByRole('button', { name: /RSVP/ })).not.toBeInTheDocument();
  });

  it('shows that RSVP is coming soon [2.10.6]', async () => {
    const upcoming = [event({ rsvpRequired: true })];
    const { user } = show({ upcoming, at: events, unsupported: ['events.rsvp'] });
    await user.click(await screen.findByRole('button', { name: /^RSVP Required/ }));
    expect(await screen.findByText('RSVP functionality coming soon!')).toBeVisible();
  });

  describe('with answers', () => {
    beforeAll(() => import('./answers/AnswerDialog.tsx'));

    const full = event({
      rsvpRequired: true,
      maxAttendees: 2,
      attendees: 2,
      waiting: 1,
      maxGuests: 1,
    });
    const live = (shown: CommunityEvent, handlers: Handlers, settings: object = {}) =>
      show({
        upcoming: [shown],
        at: events,
        handlers: {
          'association.get': () => ({ timeZone: 'America/Denver', ...settings }),
          ...handlers,
        },
      });

    it('takes a yes with guests, and says that the person waits', async () => {
      const sent: unknown[] = [];
      const { user } = live(full, {
        'events.rsvp': (input) => {
          sent.push(input);
          return { ...full, answer: { state: 'waiting', guests: 1, place: 2 } };
        },
      });
      expect(within(await card('Spring picnic')).getByText('2 going, 1 waiting')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: /^RSVP Required/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'RSVP' }));
      expect(dialog.getByText(/^All places are taken/)).toBeVisible();
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Guests' }), '1');
      await user.click(dialog.getByRole('button', { name: 'Save Answer' }));
      expect(await screen.findByText('You are on the waiting list at place 2.')).toBeVisible();
      expect(sent).toMatchObject([{ id: 'event-1', isComing: true, guests: 1 }]);
    });

    it('keeps the answer in the dialog if it cannot be saved', async () => {
      expectConsole(/takes no more answers/);
      const { user } = live(
        { ...full, answer: { state: 'going', guests: 0 } },
        { 'events.rsvp': () => Promise.reject(PortalError.refused({ code: 'answers-closed' })) },
      );
      expect(within(await card('Spring picnic')).getByText('Going')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: /^Change Answer/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'RSVP' }));
      await user.click(dialog.getByRole('radio', { name: 'No' }));
      await user.click(dialog.getByRole('button', { name: 'Save Answer' }));
      expect(await screen.findByText(/^This event takes no more answers/)).toBeVisible();
      expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
    });

    it('has no button for those who may not answer, nor for a cancelled event', async () => {
      const handlers: Handlers = { 'events.rsvp': () => full };
      const { unmount } = live(full, handlers, { eventGuests: 'owners' });
      await card('Spring picnic');
      expect(screen.queryByRole('button', { name: /RSVP/ })).not.toBeInTheDocument();
      unmount();
      live(
        { ...full, cancelledAt: '2026-03-01T12:00:00.000Z', cancelMessage: 'It will rain.' },
        handlers,
      );
      const shown = within(await card('Spring picnic'));
      expect(shown.getByText('Cancelled')).toBeVisible();
      expect(shown.getByText('It will rain.')).toBeVisible();
      expect(shown.queryByRole('button')).not.toBeInTheDocument();
    });
  });

  it('shows whole days as days in every time zone [complaint 27]', async () => {
    show({ upcoming: [event({ date: '2026-03-29', end: '2026-03-30' })], at: events });
    const time = (await card('Spring picnic')).querySelector('time');
    expect(time).toHaveTextContent('Sunday, March 29, 2026 – March 30Sunday, All day – March 30');
  });

  it('saves an event as a calendar file [2.10.7 8.6.12]', async () => {
    const saved = watchSaves();
    const { user } = show({ upcoming: [event()], at: events });
    await user.click(await screen.findByRole('button', { name: /^Add to Calendar/ }));
    expect(await screen.findByText('Calendar event downloaded!')).toBeVisible();
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      ['spring-picnic.ics', 'text/calendar'],
    ]);
    expect(await saved[0]?.text()).toContain('SUMMARY:Spring picnic');
  });

  it('switches between upcoming and past events, each with its count [2.10.4]', async () => {
    const past = [event({ id: 'event-2', title: 'Harvest fair', rsvpRequired: true })];
    const { user, address } = show({ upcoming: [event()], past, at: events });
    expect(await screen.findByRole('radio', { name: 'Upcoming (1)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Past (1)' }));
    expect(await card('Harvest fair')).toBeVisible();
    expect(titles()).toEqual(['Harvest fair']);
    expect(address()).toBe(`${events}&when=past`);
    expect(screen.queryByRole('button', { name: /RSVP|Calendar/ })).not.toBeInTheDocument();
  });
});

describe('The month', () => {
  // Fetched on demand: before the tests, so that it does not count towards their time limit.
  beforeAll(() => import('./calendar/MonthCalendar.tsx'));

  const november = '/news?tab=events&view=month&day=2026-11-20';
  const supper = event({ id: 'supper', title: 'Supper', date: '2026-11-20T18:00:00' });
  const picnic = event({ id: 'picnic', title: 'Picnic', date: '2026-12-02T12:00:00' });
  const grid = () => screen.findByRole('grid', { name: 'November 2026' });
  const cell = async (name: string) => within(await grid()).getByRole('gridcell', { name });

  const open = (at: string) =>
    show({
      at,
      handlers: {
        'events.list': ({ from, before, ...page }) => {
          const between = [supper, picnic].filter(
            ({ date }) =>
              (!from || new Date(date) >= new Date(from)) &&
              (!before || new Date(date) < new Date(before)),
          );
          return pageOf(between, page);
        },
      },
    });

  it('is chosen by View, and has its own address', async () => {
    const { user, address } = open(events);
    await user.click(await screen.findByRole('radio', { name: 'Month' }));
    expect(address()).toBe(`${events}&view=month`);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('shows the days of a month with their events, those of the chosen day in full', async () => {
    const { gateway } = open(november);
    expect(await grid()).toBeVisible();
    await waitFor(async () =>
      expect(await cell('Friday, November 20, 2026')).toHaveAccessibleDescription('6:00 PM Supper'),
    );
    expect(await cell('Friday, November 20, 2026')).toHaveAttribute('aria-selected', 'true');
    const day = screen.getByRole('region', { name: 'Friday, November 20, 2026' });
    expect(within(day).getByRole('article', { name: 'Supper' })).toBeVisible();
    expect(gateway.inputsOf('events.list').at(-1)).toEqual({
      from: new Date(2026, 9, 31).toISOString(),
      before: new Date(2026, 11, 7).toISOString(),
      limit: 100,
    });
  });

  it('supports arrow keys and paging, with one day in the tab order', async () => {
    const { user, address } = open(november);
    (await cell('Friday, November 20, 2026')).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await cell('Saturday, November 28, 2026')).toHaveFocus());
    expect(address()).toBe('/news?tab=events&view=month&day=2026-11-28');
    const inOrder = within(await grid())
      .getAllByRole('gridcell')
      .filter((each) => each.tabIndex === 0);
    expect(inOrder).toHaveLength(1);
    await user.keyboard('{PageDown}');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(screen.getByText('No events on this day.')).toBeVisible();
  });

  it('shows the next events after a day that has none; one leads to its day', async () => {
    const { user, address } = open('/news?tab=events&view=month&day=2026-11-19');
    const next = within(await screen.findByRole('region', { name: 'Next up' }));
    expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Supper',
      'Picnic',
    ]);
    await user.click(next.getByRole('button', { name: 'Picnic' }));
    expect(address()).toBe('/news?tab=events&view=month&day=2026-12-02');
    expect(screen.queryByRole('region', { name: 'Next up' })).toBeNull();
  });

  it('goes to other months and back to today', async () => {
    const { user } = open(november);
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await grid()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    const today = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' });
    expect(await screen.findByRole('grid', { name: today })).toBeVisible();
  });

  it('lists the days that have events as an agenda', async () => {
    open(november);
    const agenda = await screen.findByRole('list', { name: 'Agenda' });
    expect(await within(agenda).findByRole('article', { name: 'Supper' })).toBeVisible();
    expect(within(agenda).queryByRole('article', { name: 'Picnic' })).toBeNull();
  });

  it.each([
    ['2026-11-20', 'Supper'],
    ['2026-11-21', 'No more events in this month.'],
    ['2026-10-05', 'No events in this month.'],
  ])('begins the agenda at the chosen day: %s', async (day, first) => {
    open(`/news?tab=events&view=month&day=${day}`);
    const agenda = await screen.findByRole('list', { name: 'Agenda' });
    expect(await within(agenda).findByText(first)).toBeVisible();
    expect(within(agenda).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows first that the selected day has no events', async () => {
    open('/news?tab=events&view=month&day=2026-11-19');
    const agenda = await screen.findByRole('list', { name: 'Agenda' });
    await within(agenda).findByRole('article', { name: 'Supper' });
    const [first] = within(agenda).getAllByRole('listitem');
    expect(first).toHaveTextContent('No events on this day.');
  });
});
