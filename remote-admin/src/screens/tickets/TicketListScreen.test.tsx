import type { Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { ticketAnswers } from '@hoa/tickets/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TicketListScreen } from './TicketListScreen.tsx';

const ticket = (changes: Partial<Ticket>) =>
  aTicket({ title: 'Gate keypad is dead', description: '', priority: 'high', ...changes });

const gate = ticket({});
const leak = ticket({ id: 'TKT-1002', title: 'Leak under the sink', status: 'in_progress' });
const done = ticket({ id: 'TKT-1003', title: 'Noise at night', status: 'closed' });

interface Options {
  readonly at?: string;
  readonly shown?: Ticket[];
  readonly handlers?: Handlers;
}

function show({ at = '/tickets', shown = [gate, leak, done], handlers = {} }: Options = {}) {
  let tickets = shown;
  const move = (ids: readonly string[], status: Ticket['status']) => {
    tickets = tickets.map((each) => (ids.includes(each.id) ? { ...each, status } : each));
    return tickets.filter(({ id }) => ids.includes(id));
  };
  const gateway = fakeGateway({
    ...ticketAnswers(() => tickets, 'admin'),
    'tickets.changeStatus': ({ ticketId, status }) => move([ticketId], status)[0] ?? gate,
    'tickets.changeStatusMany': ({ ticketIds, status }) => move(ticketIds, status),
    ...handlers,
  });
  return renderScreen(<TicketListScreen />, { gateway, actor: actors.admin, at });
}

const manyTickets = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ticket({ id: `TKT-${2000 + index}`, title: `Job ${index + 1}` }),
  );

const column = (name: string) => screen.getByRole('region', { name });
const refuse = () => {
  throw new PortalError('status-not-authorized');
};

describe('Ticket Management as a list', () => {
  it('shows every ticket and offers every priority and category', async () => {
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const options = within(screen.getByRole('combobox', { name: 'Priority' })).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toContain('Urgent');
  });

  it('offers Order work for a new ticket without an assignee', async () => {
    const pump = ticket({
      id: 'TKT-1004',
      title: 'Pump',
      assignedTo: { uid: 'vendor-1', displayName: 'Castillo', email: 'c@example.org' },
    });
    show({ shown: [gate, leak, done, pump] });
    await screen.findAllByRole('article');
    const offers = screen.getAllByRole('button', { name: /^Order work/ });
    expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
      'Order work: Gate keypad is dead',
    ]);
  });

  it('selects all rows with the checkbox in the header', async () => {
    const { user } = show({ at: '/tickets?view=table' });
    const box = await screen.findByRole('checkbox', { name: 'Select all' });
    expect(box.closest('th')).toHaveAttribute('scope', 'col');
    await user.click(box);
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(box);
    expect(screen.queryByText('3 of 3 selected')).toBeNull();
  });

  it('changes the status of all selected tickets with one command', async () => {
    const { user, gateway } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Gate keypad is dead' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Leak under the sink' }));
    expect(screen.getByText('2 of 3 selected')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Resolved');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('Status updated!')).toBeVisible();
    expect(gateway.inputsOf('tickets.changeStatusMany')).toEqual([
      { ticketIds: ['TKT-1001', 'TKT-1002'], status: 'resolved' },
    ]);
    expect(screen.queryByText('2 of 3 selected')).toBeNull();
  });

  it('undoes only the tickets whose status was changed', async () => {
    const { user, gateway } = show({ handlers: { 'tickets.moveBack': () => [gate] } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'New');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const moved = [gate, leak, done].filter(({ status }) => status !== 'new');
    expect(moved.length).toBeLessThan(3);
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.moveBack')).toEqual([
        {
          tickets: moved.map(({ id, updatedAt }) => ({
            ticketId: id,
            expectedUpdatedAt: updatedAt,
          })),
        },
      ]),
    );
  });

  it('selects all matching tickets, and none hidden by a filter', async () => {
    const { user, gateway } = show({ at: '/tickets?q=sink' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText(/^1 of \d selected$/)).toBeVisible();
    // Next to the selection, it would seem to clear the selection.
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    expect(await screen.findByText(/^1 of [2-9] selected$/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'gate');
    expect(await screen.findByText(/^1 of \d selected$/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Closed');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.changeStatusMany')).toEqual([
        { ticketIds: ['TKT-1001'], status: 'closed' },
      ]),
    );
  });

  it('shows 25 tickets per page, for searches and filters too', async () => {
    const { user, gateway, address } = show({ shown: manyTickets(60) });
    expect(await screen.findAllByRole('article')).toHaveLength(25);
    const pages = screen.getByRole('navigation', { name: 'Pagination' });
    await user.click(within(pages).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Job 26' })).toBeVisible();
    expect(address()).toBe('/tickets?page=2');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Job 1');
    expect(await screen.findByText('11 of 60 tickets')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
    expect(gateway.inputsOf('tickets.list').at(-1)).toEqual({
      search: 'Job 1',
      status: 'new',
      limit: 25,
    });
    expect(await screen.findAllByRole('article')).toHaveLength(11);
  });

  it('keeps the selection when the change is refused, and shows the reason', async () => {
    expectConsole(/Not authorized to update status/);
    const { user } = show({ handlers: { 'tickets.changeStatusMany': refuse } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Gate keypad is dead' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Closed');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText(/^Not authorized to update status \(id: /)).toBeVisible();
    expect(screen.getByText(/^1 of \d selected$/)).toBeVisible();
  });
});

describe('Ticket Management as a table', () => {
  const headers = () =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  const titles = () =>
    screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

  afterEach(() => localStorage.clear());

  it('is chosen by View, between List and Kanban, and kept in the address', async () => {
    const { user, address } = show();
    await screen.findAllByRole('article');
    const views = within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole('radio');
    expect(views.map((view) => view.getAttribute('value'))).toEqual(['list', 'table', 'kanban']);
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(address()).toBe('/tickets?view=table');
    const row = await screen.findByRole('row', { name: /Leak under the sink/ });
    expect(row).toHaveTextContent('In ProgressHighA-101 Riley Resident');
    expect(within(row).getByRole('link', { name: 'Leak under the sink' })).toHaveAttribute(
      'href',
      '/tickets/TKT-1002',
    );
  });

  it('is sorted by the adapter, with the sort in the address, 25 a page', async () => {
    const { user, gateway, address } = show({
      at: '/tickets?view=table',
      shown: manyTickets(30),
    });
    expect(await screen.findAllByRole('rowheader')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: /^Ticket/ }));
    await user.click(screen.getByRole('button', { name: /^Ticket/ }));
    expect(address()).toBe('/tickets?view=table&sort=title&order=desc');
    await waitFor(() => expect(titles()[0]).toBe('Job 30'));
    expect(screen.getByRole('columnheader', { name: /^Ticket/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(gateway.inputsOf('tickets.list').at(-1)).toEqual({
      sort: { column: 'title', direction: 'desc' },
      limit: 25,
      offset: 25,
    });
  });

  it('shows the number beside each title', async () => {
    show({ at: '/tickets?view=table' });
    const [first] = await screen.findAllByRole('rowheader');
    expect(first).toHaveTextContent(/TKT-100\d/);
  });

  it('shows the selected columns, and remembers them', async () => {
    const { user, unmount } = show({ at: '/tickets?view=table' });
    await screen.findAllByRole('rowheader');
    expect(headers()).not.toContain('Category');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Category' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Priority' }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(headers()).toContain('Category');
    expect(headers()).not.toContain('Priority');
    unmount();
    show({ at: '/tickets?view=table' });
    expect(await screen.findByText('TKT-1001')).toBeVisible();
    expect(headers()).not.toContain('Priority');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(headers()).toContain('Priority');
  });

  it('changes the status of all selected tickets with one command', async () => {
    const { user, gateway } = show({ at: '/tickets?view=table' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Gate keypad is dead' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Resolved');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.changeStatusMany')).toEqual([
        { ticketIds: ['TKT-1001'], status: 'resolved' },
      ]),
    );
  });

  it('shows all open tickets with the Open status filter', async () => {
    show({ at: '/tickets?view=table&status=open' });
    expect(await screen.findByText('2 of 3 tickets')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Open');
    expect(titles()).toEqual(['Gate keypad is dead', 'Leak under the sink']);
  });
});

describe('Ticket Management as a board', () => {
  it('shows that closed tickets are not counted', async () => {
    show({ at: '/tickets?view=kanban' });
    expect(await screen.findByText(/^\d+ tickets?, closed hidden$/)).toBeVisible();
  });

  it('is chosen by View and kept in the address [2.13.5]', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('radio', { name: 'Kanban' }));
    expect(address()).toBe('/tickets?view=kanban');
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  });

  it('has six columns, each with its cards [2.13.11]', async () => {
    show({ at: '/tickets?view=kanban' });
    await screen.findByRole('link', { name: 'Leak under the sink' });
    const labels = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['New', 'In Review', 'Assigned', 'In Progress', 'Waiting', 'Resolved']);
    expect(within(column('In Progress')).getByRole('link', { name: leak.title })).toBeVisible();
    expect(within(column('Resolved')).getByText('No items')).toBeVisible();
    expect(screen.queryByRole('link', { name: done.title })).toBeNull();
  });

  it('shows how many each column has, and more of one when asked', async () => {
    const { user, gateway } = show({ at: '/tickets?view=kanban', shown: manyTickets(45) });
    await screen.findByRole('link', { name: 'Job 20' });
    expect(within(column('New')).getByText('45 items')).toBeInTheDocument();
    const more = () => within(column('New')).findByRole('button', { name: 'Show more New' });
    await user.click(await more());
    expect(await screen.findByRole('link', { name: 'Job 40' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Job 21' })).toHaveFocus();
    await user.click(await more());
    expect(await screen.findByRole('link', { name: 'Job 45' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
    expect(gateway.inputsOf('tickets.board').slice(1)).toEqual([
      { column: 'new', offset: 20 },
      { column: 'new', offset: 40 },
    ]);
  });

  it('updates the card and the totals of both columns on a move, for cards loaded with Show more too', async () => {
    const { user } = show({ at: '/tickets?view=kanban', shown: manyTickets(25) });
    await user.click(await screen.findByRole('button', { name: 'Show more New' }));
    await user.click(await screen.findByRole('button', { name: 'Move to… Job 25' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waiting' }));
    expect(await within(column('Waiting')).findByRole('link', { name: 'Job 25' })).toBeVisible();
    expect(within(column('Waiting')).getByText('1 item')).toBeInTheDocument();
    expect(within(column('New')).getByText('24 items')).toBeInTheDocument();
  });

  it.each([
    ['Job 5', 'Waiting'],
    ['Job 45', 'Waiting'],
    ['Job 45', 'Closed'],
  ])('moves %s to %s before that is answered, and back when it is refused', async (name, to) => {
    expectConsole(/Not authorized to update status/);
    let refuseNow = () => {};
    const refused = new Promise<never>((_, reject) => {
      refuseNow = () => reject(new PortalError('status-not-authorized'));
    });
    const { user } = show({
      at: '/tickets?view=kanban',
      shown: manyTickets(45),
      handlers: { 'tickets.changeStatus': () => refused },
    });
    await screen.findByRole('link', { name: 'Job 20' });
    const more = () => within(column('New')).findByRole('button', { name: 'Show more New' });
    await user.click(await more());
    await screen.findByRole('link', { name: 'Job 40' });
    await user.click(await more());
    await user.click(await screen.findByRole('button', { name: `Move to… ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: to }));
    expect(await within(column('New')).findByText('44 items')).toBeInTheDocument();
    expect(within(column('New')).queryByRole('link', { name })).toBeNull();
    expect(screen.queryAllByRole('link', { name })).toHaveLength(to === 'Closed' ? 0 : 1);
    if (to !== 'Closed') {
      expect(within(column(to)).getByRole('link', { name })).toBeVisible();
      expect(within(column(to)).getByText('1 item')).toBeInTheDocument();
    }
    refuseNow();
    expect(await screen.findByText(/^Not authorized to update status \(id: /)).toBeVisible();
    expect(within(column('New')).getByRole('link', { name })).toBeVisible();
    expect(within(column('New')).getByText('45 items')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name })).toHaveLength(1);
  });

  it('moves a card by its “Move to…” to any column', async () => {
    const { user, gateway } = show({ at: '/tickets?view=kanban' });
    await user.click(await screen.findByRole('button', { name: /^Move to….*Gate keypad/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resolved' }));
    expect(await within(column('Resolved')).findByRole('link', { name: gate.title })).toBeVisible();
    expect(await screen.findByText('Status updated!')).toBeVisible();
    expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([
      { ticketId: 'TKT-1001', status: 'resolved' },
    ]);
  });

  it('moves a card by dragging it', async () => {
    const { gateway } = show({ at: '/tickets?view=kanban' });
    const card = (await screen.findByRole('link', { name: gate.title })).closest('li');
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(card as HTMLElement, { dataTransfer });
    fireEvent.dragOver(column('Waiting'), { dataTransfer });
    fireEvent.drop(column('Waiting'), { dataTransfer });
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([
        { ticketId: 'TKT-1001', status: 'waiting_resident' },
      ]),
    );
  });
});
