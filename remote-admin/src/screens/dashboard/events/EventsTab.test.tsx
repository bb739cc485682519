import { type Output, PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./EventsTab.tsx'),
    import('./EventDialog.tsx'),
    import('./CancelDialog.tsx'),
    import('./AnswersDialog.tsx'),
  ]),
);

type Managed = Output<'events.managed'>['items'][number];

const weekly: Managed = {
  id: 'pottery-1',
  title: 'Pottery evening',
  description: '',
  date: '2098-04-01T18:30:00.000Z',
  end: '2098-04-01T20:00:00.000Z',
  location: 'Workshop',
  organizer: 'Ada Moss',
  type: 'social',
  rsvpRequired: true,
  maxAttendees: 8,
  attendees: 8,
  waiting: 2,
  seriesId: 'pottery',
  repeats: true,
  repeat: { frequency: 'weekly', interval: 2 },
};

const plan: Output<'events.plan'>['series'] = {
  ...{ title: 'Pottery evening', description: '', location: 'Workshop', organizer: 'Ada Moss' },
  ...{ type: 'social', allDay: false, startDay: '2098-04-01', startTime: '18:30' },
  ...{ endDay: '2098-04-01', endTime: '20:00', repeats: 'weekly', interval: 2, weekdays: [] },
  ...{ monthly: 'day', until: '', rsvpRequired: true, maxAttendees: 8, maxGuests: 0 },
  remindHours: 24,
};

function open(events: readonly Managed[], handlers: Handlers = {}, at = '/admin?tab=events') {
  const gateway = fakeGateway({
    'events.managed': ({ when, ...page }) => pageOf(when === 'past' ? [] : events, page),
    'events.plan': () => ({
      date: { ...plan, location: 'Pool' },
      series: plan,
      dateSequence: 5,
      seriesSequence: 2,
      isCancelled: false,
    }),
    'events.save': () => weekly,
    'events.cancel': () => ({}),
    ...handlers,
  });
  return renderScreen(<DashboardScreen />, {
    gateway,
    actor: actors.admin,
    at,
  });
}

describe('the Events Manager', () => {
  it('lists the dates with their places, and says how they repeat', async () => {
    open([
      weekly,
      { ...weekly, id: 'off', title: 'Fair', cancelledAt: '2026-01-01T00:00:00.000Z' },
    ]);
    const row = within(await screen.findByRole('row', { name: /Pottery evening/ }));
    for (const words of ['Every 2 weeks', '8 of 8', '2 waiting', 'Workshop']) {
      expect(row.getByText(words)).toBeVisible();
    }
    const cancelled = within(screen.getByRole('row', { name: /Fair/ }));
    expect(cancelled.getByText('Cancelled')).toBeVisible();
    expect(cancelled.getAllByRole('button')).toHaveLength(1);
  });

  it('plans an event', async () => {
    const { user, gateway } = open([]);
    expect(await screen.findByText('No upcoming events')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Book swap');
    await user.type(form.getByLabelText(/^First day/), '2098-04-01');
    await user.click(form.getByRole('button', { name: 'Create Event' }));
    expect(await form.findByText('Location is required')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Location' }), 'Pool');
    await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Weekly');
    await user.click(form.getByRole('checkbox', { name: 'Thursday' }));
    expect(form.queryByRole('checkbox', { name: 'Tuesday' })).not.toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: /^People answer/ }));
    await user.type(form.getByRole('textbox', { name: 'Places' }), '12');
    await user.click(form.getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByText('Event created')).toBeVisible();
    expect(gateway.inputsOf('events.save')).toMatchObject([
      {
        plan: {
          ...{ title: 'Book swap', startDay: '2098-04-01', endDay: '2098-04-01' },
          ...{ repeats: 'weekly', interval: 1, weekdays: ['TH'], maxAttendees: 12 },
        },
      },
    ]);
  });

  it('begins with the words of a news item', async () => {
    const news = { title: 'Fair', content: 'On the green.' } as Output<'news.get'>;
    open([], { 'news.get': () => news }, '/admin?tab=events&item=new&news=news-1');
    const form = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    expect(await form.findByRole('textbox', { name: 'Title' })).toHaveValue('Fair');
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('On the green.');
  });

  it.each([
    ['Only this date', 'date', 'Pool', 5],
    ['All dates to come', 'series', 'Workshop', 2],
  ] as const)('edits %s of an event that repeats', async (choice, scope, location, sequence) => {
    const { user, gateway } = open([weekly]);
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery evening' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await user.click(await dialog.findByRole('radio', { name: choice }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue(location);
    expect(dialog.queryAllByRole('combobox', { name: 'Repeats' })).toHaveLength(
      scope === 'series' ? 1 : 0,
    );
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event saved')).toBeVisible();
    expect(gateway.inputsOf('events.save')).toMatchObject([{ id: 'pottery-1', scope, sequence }]);
  });

  it('reports that another person changed the event, and overwrites the change when saved again', async () => {
    const answers = [() => Promise.reject(new PortalError('conflict')), () => weekly];
    const { user, gateway } = open([weekly], {
      'events.save': () => answers.shift()?.() ?? weekly,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery evening' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await user.click(await dialog.findByRole('button', { name: 'Continue' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' II');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText(/^Someone else has changed this event/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Pottery evening II');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event saved')).toBeVisible();
    expect(gateway.inputsOf('events.save')[1]).not.toHaveProperty('sequence');
  });

  it('cancels with a message', async () => {
    const { user, gateway } = open([weekly]);
    await user.click(await screen.findByRole('button', { name: /Cancel.*Pottery evening/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Event' }));
    await user.click(dialog.getByRole('radio', { name: 'All dates to come' }));
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'The kiln is broken.');
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));
    expect(await screen.findByText('Event cancelled')).toBeVisible();
    expect(gateway.inputsOf('events.cancel')).toMatchObject([
      { id: 'pottery-1', scope: 'series', message: 'The kiln is broken.' },
    ]);
  });
});

describe('the list for the door', () => {
  const since = '2026-01-01T00:00:00.000Z';
  const items = [
    { uid: 'ada', displayName: '=Ada', unit: 'A-101', state: 'going' as const, guests: 2, since },
    { uid: 'ben', displayName: 'Ben', state: 'waiting' as const, guests: 0, since },
    { uid: 'cy', displayName: 'Cy', state: 'declined' as const, guests: 0, since },
  ];

  it('is saved as CSV that runs no formulas, and printed without those who do not come', async () => {
    const saved: File[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (file: File) => {
        saved.push(file);
        return 'blob:list';
      },
      revokeObjectURL: () => undefined,
    });
    const papers: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      papers.push(document.querySelector('body > [data-printed-list] tbody')?.textContent ?? null);
    });
    const { user } = open([weekly], { 'events.answers': () => ({ event: weekly, items }) });
    await user.click(await screen.findByRole('button', { name: 'Answers: Pottery evening' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answers' }));
    expect(await dialog.findByText('3 going, 1 waiting, 1 not going')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('pottery-evening.csv');
    expect((await saved[0]?.text())?.split('\r\n').slice(1, 3)).toEqual([
      '"\'=Ada","A-101","Going",3',
      '"Ben","","Waiting",1',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(papers).toEqual(['=AdaA-101Going3BenWaiting1']);
  });
});
