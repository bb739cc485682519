import { pictureTypes, type Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { type Gateway, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { ticketAnswers } from '@hoa/tickets/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TicketListScreen } from './TicketListScreen.tsx';

const ticket = (changes: Partial<Ticket>) =>
  aTicket({ title: 'Gate keypad is dead', description: '', priority: 'high', ...changes });

const gate = ticket({});
const leak = ticket({ id: 'TKT-1002', title: 'Leak under the sink', status: 'in_progress' });
const noise = ticket({
  id: 'TKT-1003',
  title: 'Noise at night',
  category: 'community',
  status: 'closed',
  priority: 'normal',
});

interface Options {
  readonly at?: string;
  readonly handlers?: Handlers;
  readonly unit?: string;
  readonly upload?: Gateway['upload'];
  readonly user?: ReturnType<typeof userEvent.setup>;
}

function show({ at = '/tickets', handlers = {}, unit, upload, user }: Options = {}) {
  const gateway = fakeGateway(
    { ...ticketAnswers(() => [gate, leak, noise], 'resident'), ...handlers },
    upload && { upload },
  );
  return renderScreen(<TicketListScreen />, {
    gateway,
    actor: { ...actors.resident, unit },
    at,
    ...(user && { user }),
  });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const filter = (name: string) => screen.getByRole('combobox', { name });

describe('My Tickets', () => {
  it('shows a card per ticket, each a link to its page [2.13.3]', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Leak under the sink' })).toHaveAttribute(
      'href',
      '/tickets/TKT-1002',
    );
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
  });

  it('filters by every status but closed, and by what residents can submit [2.13.4 4.8]', async () => {
    show();
    await screen.findAllByRole('article');
    const options = (name: string) =>
      within(filter(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Status')).toEqual([
      'All statuses',
      'New',
      'In Review',
      'Vendor Assigned',
      'In Progress',
      'Waiting for Resident',
      'Resolved',
    ]);
    expect(options('Priority')).toEqual(['All priorities', 'Low', 'Normal', 'High', 'Safety']);
    expect(options('Category')).toEqual([
      'All categories',
      'Maintenance',
      'Community',
      'Administrative',
      'Financial',
    ]);
  });

  it('keeps the filters in the URL', async () => {
    const { user, address } = show();
    await screen.findAllByRole('article');
    await user.selectOptions(filter('Status'), 'In Progress');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'sink{Enter}');
    expect(address()).toBe('/tickets?status=in_progress&q=sink');
    expect(titles()).toEqual(['Leak under the sink']);
    expect(screen.getByText('1 of 3 tickets')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/tickets');
    expect(titles()).toHaveLength(3);
  });

  it('names whom else to ask, if the association says so', async () => {
    const association = { timeZone: 'America/Denver', contact: 'Ada Moss, 303 555 0100' };
    show({ handlers: { 'association.get': () => association } });
    const contact = await screen.findByRole('region', { name: 'Contact Cedar Hollow' });
    expect(contact).toHaveTextContent('Ada Moss, 303 555 0100');
  });

  it('reads the filters from the URL', async () => {
    show({ at: '/tickets?category=community&priority=normal&status=nonsense' });
    expect(await screen.findByRole('link', { name: 'Noise at night' })).toBeVisible();
    expect(titles()).toEqual(['Noise at night']);
    expect(filter('Status')).toHaveValue('');
  });

  it('shows 25 a page and keeps the page in the URL', async () => {
    const many = Array.from({ length: 26 }, (_, index) =>
      ticket({ id: `TKT-${2000 + index}`, title: `Job ${index + 1}` }),
    );
    const { user, address } = show({ handlers: ticketAnswers(() => many, 'resident') });
    expect(await screen.findAllByRole('article')).toHaveLength(25);
    expect(screen.getByText('26 tickets')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Job 26' })).toBeVisible();
    expect(titles()).toEqual(['Job 26']);
    expect(address()).toBe('/tickets?page=2');
  });

  it('shows no matches, then all tickets again', async () => {
    const { user } = show({ at: '/tickets?q=zebra' });
    expect(await screen.findByText('No tickets match your filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toHaveLength(3);
  });

  it('shows an empty state that opens the form', async () => {
    const { user } = show({ handlers: ticketAnswers(() => [], 'resident') });
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    expect(await screen.findByRole('dialog', { name: 'New Ticket' })).toBeVisible();
  });

  it('opens the form at an address that asks for it, and not again once it is closed', async () => {
    const { user, address } = show({ at: '/tickets?item=new' });
    const dialog = await screen.findByRole('dialog', { name: 'New Ticket' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/tickets');
  });

  it('loads again after a failure [8.3.2]', async () => {
    let isDown = true;
    const { user } = show({
      handlers: {
        'tickets.list': () => {
          if (isDown) throw new PortalError('network');
          return { items: [gate], total: 1 };
        },
      },
    });
    expect(await screen.findByText('Failed to load tickets')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Gate keypad is dead' })).toBeVisible();
  });
});

describe('New Ticket', () => {
  afterEach(() => vi.useRealTimers());

  async function open(category: string, options: Options = {}) {
    const shown = show(options);
    await shown.user.click(screen.getByRole('button', { name: 'New Ticket' }));
    await shown.user.click(await screen.findByRole('button', { name: category }));
    return shown;
  }
  const submit = () => screen.getByRole('button', { name: 'Submit Ticket' });
  const created = { 'tickets.create': () => ticket({ id: 'TKT-1004' }) };

  it.each([
    ['Maintenance', ['Location', 'Urgency', 'Description']],
    ['Community', ['Type']],
    ['Administrative', ['Request type']],
    ['Financial', ['Issue type', 'Description']],
  ])('requires in %s exactly %j [2.13.19 2.13.26 5.41]', async (category, required) => {
    const { user, gateway } = await open(category);
    await user.click(submit());
    const invalid = [...document.querySelectorAll('[aria-invalid]')].map(
      (field) =>
        document.querySelector(
          `label[for="${field.id}"], #${field.getAttribute('aria-labelledby')}`,
        )?.textContent,
    );
    expect(invalid).toEqual(required);
    expect(document.querySelectorAll('[aria-required]')).toHaveLength(required.length);
    expect(gateway.inputsOf('tickets.create')).toEqual([]);
  });

  it.each([
    ['Maintenance', ['Location', 'Low', 'Normal', 'High', 'Safety', 'Description', 'Photos']],
    ['Community', ['Type', 'Location', 'Date of incident', 'Description']],
    ['Administrative', ['Request type', 'Description', 'Supporting documents']],
    ['Financial', ['Issue type', 'Account number (optional)', 'Description']],
  ])('asks in %s for %j [2.13.19 2.13.23 2.13.25 2.13.27]', async (category, labels) => {
    await open(category);
    const shown = [...screen.getByRole('dialog').querySelectorAll('label')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each([
    ['Community', 'Type', ['Noise', 'Parking', 'Pets', 'Other']],
    ['Administrative', 'Request type', ['Documents', 'Permits', 'Account', 'Other']],
    ['Financial', 'Issue type', ['Billing', 'Payment', 'Assessment', 'Other']],
  ])(
    'offers in %s under %s: %j [2.13.20 2.13.22 2.13.24 2.13.26]',
    async (category, field, expected) => {
      await open(category);
      const [, ...offered] = within(
        within(screen.getByRole('dialog')).getByRole('combobox', { name: field }),
      )
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      expect(offered).toEqual(expected);
    },
  );

  it('shows how urgent it can be, and what each means', async () => {
    await open('Maintenance');
    const urgency = within(screen.getByRole('radiogroup', { name: 'Urgency' }));
    for (const [name, meaning] of [
      ['Low', 'within a week'],
      ['Normal', 'within a few days'],
      ['High', 'within 24 hours'],
      ['Safety', 'immediate'],
    ] as const) {
      expect(urgency.getByRole('radio', { name })).toHaveAccessibleDescription(meaning);
    }
  });

  it('starts with the unit of the person', async () => {
    const { user } = await open('Maintenance', { unit: 'A-101' });
    expect(screen.getByLabelText('Location')).toHaveValue('A-101');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the association’s emergency number only for Safety', async () => {
    const { user } = await open('Maintenance', {
      handlers: {
        'association.get': () => ({ timeZone: 'UTC', emergencyPhone: '(303) 555-0117' }),
      },
    });
    await user.click(screen.getByRole('radio', { name: 'High' }));
    expect(screen.queryByRole('link', { name: '(303) 555-0117' })).toBeNull();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('radio', { name: 'Safety' }));
    expect(scrolled.mock.contexts).toEqual([await screen.findByRole('alert')]);
    scrolled.mockRestore();
    expect(await screen.findByRole('link', { name: '(303) 555-0117' })).toHaveAttribute(
      'href',
      'tel:3035550117',
    );
  });

  it('names no number for Safety where the association has none', async () => {
    const { user } = await open('Maintenance');
    await user.click(screen.getByRole('radio', { name: 'Safety' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Maintenance', 'Photos', pictureTypes.join(',')],
    ['Administrative', 'Supporting documents', '.pdf,.doc,.docx'],
  ])(
    'takes several files in %s under %s: %s [2.13.21 2.13.25]',
    async (category, field, accept) => {
      await open(category);
      expect(screen.getByLabelText(field)).toHaveAttribute('accept', accept);
      expect(screen.getByLabelText(field)).toHaveAttribute('multiple');
    },
  );

  it('submits a maintenance ticket, confirms it once with its number, closes and clears the form [2.13.6 2.13.18 8.6.14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { gateway } = await open('Maintenance', { handlers: created, user });
    expect(screen.getByLabelText('Location')).toHaveFocus();
    await user.type(screen.getByLabelText('Location'), 'B-204');
    await user.click(screen.getByRole('radio', { name: 'High' }));
    await user.type(screen.getByLabelText('Description'), 'It drips.');
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Ticket Submitted' });
    expect(dialog).toHaveTextContent('TKT-1004');
    expect(screen.getByText('Ticket submitted successfully!')).toBeVisible();
    expect(within(dialog).getByText('Ticket submitted successfully!')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Open Ticket' })).toHaveAttribute(
      'href',
      '/tickets/TKT-1004',
    );
    expect(gateway.inputsOf('tickets.create')).toEqual([
      {
        category: 'maintenance',
        location: 'B-204',
        urgency: 'high',
        description: 'It drips.',
        attachments: [],
      },
    ]);
    await vi.advanceTimersByTimeAsync(1900);
    expect(dialog).toBeVisible();
    await vi.advanceTimersByTimeAsync(100);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/submitted successfully|was submitted/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New Ticket' }));
    await user.click(await screen.findByRole('button', { name: 'Maintenance' }));
    expect(screen.getByLabelText('Location')).toHaveValue('');
  });

  it('submits photos with the ticket', async () => {
    let finish: () => void = () => undefined;
    const upload: Gateway['upload'] = ({ name, type, size }, { folder }) =>
      new Promise((resolve) => {
        const uploadedAt = '2026-03-10T15:00:00.000Z';
        const uploaded = { id: 'photo-1', url: `/${folder}/photo-1`, uploadedBy: 'resident-1' };
        finish = () => resolve({ ...uploaded, name, type, size, uploadedAt });
      });
    const { user, gateway } = await open('Maintenance', { handlers: created, upload });
    await user.type(screen.getByLabelText('Location'), 'B-204');
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await user.type(screen.getByLabelText('Description'), 'It drips.');
    const picture = new File(['x'], 'leak.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Photos'), picture);
    await user.click(submit());
    expect(screen.getByLabelText('Photos')).toHaveAccessibleDescription(
      /Wait until the files are uploaded/,
    );
    finish();
    await screen.findByText('1 file(s) uploaded successfully!');
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Ticket Submitted' });
    expect(gateway.inputsOf('tickets.create')[0]?.attachments).toEqual([
      expect.objectContaining({ name: 'leak.png' }),
    ]);
  });

  it('keeps the typed text when submitting fails', async () => {
    expectConsole(/not implemented yet/);
    const { user } = await open('Financial', {
      handlers: {
        'tickets.create': () => {
          throw new PortalError('not-implemented');
        },
      },
    });
    await user.selectOptions(filter('Issue type'), 'Billing');
    await user.type(screen.getByLabelText('Description'), 'Charged twice');
    await user.click(submit());
    expect(await screen.findByText(/^Live data mode not implemented yet \(id: /)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Charged twice');
  });

  it('keeps each draft while another category is open', async () => {
    const { user } = await open('Community');
    await user.type(screen.getByLabelText('Location'), 'Courtyard');
    await user.click(screen.getByRole('button', { name: 'Change category' }));
    expect(screen.getByRole('button', { name: 'Maintenance' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Community' }));
    expect(screen.getByLabelText('Location')).toHaveValue('Courtyard');
  });

  it('keeps the files of a category while another one is open', async () => {
    const upload: Gateway['upload'] = ({ name, type, size }) =>
      Promise.resolve({
        ...{ id: 'photo-1', url: '/photo-1', uploadedBy: 'resident-1', name, type, size },
        uploadedAt: '2026-03-10T15:00:00.000Z',
      });
    const { user } = await open('Maintenance', { upload });
    const picture = new File(['x'], 'leak.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Photos'), picture);
    await screen.findByText('1 file(s) uploaded successfully!');
    await user.click(screen.getByRole('button', { name: 'Change category' }));
    await user.click(screen.getByRole('button', { name: 'Community' }));
    expect(screen.queryByText('leak.png')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change category' }));
    await user.click(screen.getByRole('button', { name: 'Maintenance' }));
    expect(screen.getByText('leak.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('asks before discarding typed text', async () => {
    const { user } = await open('Community');
    await user.type(screen.getByLabelText('Location'), 'Courtyard');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Location')).toHaveValue('Courtyard');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
