import type { Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { pdfFile } from '@hoa/parts/testing';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TicketDetail } from './TicketDetail.tsx';

const file = {
  id: 'f1',
  name: 'estimate.pdf',
  type: 'application/pdf',
  url: '/remotes/x/estimate.pdf',
  size: 1536,
  uploadedBy: 'vendor-1',
  uploadedAt: '2026-03-01T09:00:00.000Z',
};

function show(
  ticket: Partial<Ticket> = {},
  {
    handlers = {},
    actor = actors.resident,
  }: { handlers?: Handlers; actor?: (typeof actors)[keyof typeof actors] } = {},
) {
  let kept = aTicket(ticket);
  const gateway = fakeGateway({
    'tickets.get': () => kept,
    'tickets.messages': () => ({ items: [], hasEarlier: false }),
    'tickets.markRead': () => ({}),
    'tickets.updateDescription': ({ description }) => {
      kept = { ...kept, description, updatedAt: '2026-03-02T00:00:00.000Z' };
      return kept;
    },
    ...handlers,
  });
  const shown = renderScreen(<TicketDetail />, {
    gateway,
    actor,
    at: '/tickets/TKT-1001',
    route: '/tickets/:ticketId',
  });
  return { ...shown, change: (changes: Partial<Ticket>) => (kept = { ...kept, ...changes }) };
}

describe('the page of a ticket', () => {
  it('shows the description, the facts, the files and the conversation [2.13.12 2.13.14]', async () => {
    show(
      {
        status: 'in_progress',
        dueDate: '2026-01-02',
        estimatedHours: 2.5,
        details: { type: 'noise', location: 'Courtyard', dateOfIncident: '2026-02-27' },
        attachments: [file],
        tags: ['a', 'b', 'c', 'd'],
      },
      { actor: actors.admin },
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Leak under the sink' }),
    ).toBeVisible();
    expect(screen.getByText('Water drips from the trap.')).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Ticket info' });
    for (const fact of ['Riley Resident', 'A-101', 'Noise', 'Courtyard']) {
      expect(facts).toHaveTextContent(fact);
    }
    expect(facts).toHaveTextContent(/Feb 27/);
    expect(facts).toHaveTextContent('2.5 h');
    // Shown only once, above.
    for (const elsewhere of ['TKT-1001', 'In Progress', 'Overdue']) {
      expect(facts).not.toHaveTextContent(elsewhere);
    }
    expect(screen.getByText('Overdue').parentElement).toHaveTextContent(/Jan 2/);
    expect(screen.getByText('TKT-1001')).toBeVisible();
    expect(screen.getByText('We are on it')).toBeVisible();
    expect(screen.getByText('estimate.pdf')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Conversation' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('abcd');
  });

  it('does not show residents their own name and unit', async () => {
    show();
    const facts = await screen.findByRole('region', { name: 'Ticket info' });
    expect(facts).not.toHaveTextContent(/Riley Resident|A-101/);
  });

  it('shows Ticket not found when the ticket does not exist or is not visible to the reader [2.13.17 8.5.1]', async () => {
    show(
      {},
      {
        handlers: {
          'tickets.get': () => {
            throw new PortalError('ticket-not-found');
          },
        },
      },
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ticket not found' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to tickets' })).toHaveAttribute(
      'href',
      '/tickets',
    );
    expect(screen.getByText('It does not exist, or it is not yours to see.')).toBeVisible();
  });

  it('shows an administrator that a missing ticket does not exist or was deleted', async () => {
    const missing = () => {
      throw new PortalError('ticket-not-found');
    };
    show({}, { actor: actors.admin, handlers: { 'tickets.get': missing } });
    expect(await screen.findByText('It does not exist, or it was deleted.')).toBeVisible();
  });

  it('loads again with Try Again after a failure [8.3.2]', async () => {
    let isDown = true;
    const { user } = show(
      {},
      {
        handlers: {
          'tickets.get': () => {
            if (isDown) throw new PortalError('network');
            return aTicket();
          },
        },
      },
    );
    expect(await screen.findByText('Failed to load ticket details')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Water drips from the trap.')).toBeVisible();
  });
});

describe('work that was ordered', () => {
  const orderedWork = [
    {
      id: 'TKT-1051',
      title: 'New cartridge',
      status: 'in_progress' as const,
      dueDate: '2026-04-01' as const,
      vendorName: 'Castillo Plumbing',
    },
  ];

  it.each([
    ['an administrator, who may open it', actors.admin, 1],
    ['the submitter, who may not', actors.resident, 0],
  ] as const)('is shown to %s', async (_, actor, links) => {
    show({}, { actor, handlers: { 'tickets.get': () => ({ ...aTicket(), orderedWork }) } });
    const section = await screen.findByRole('region', { name: 'Work ordered' });
    for (const words of ['New cartridge', 'TKT-1051', 'In Progress', 'Castillo Plumbing']) {
      expect(section).toHaveTextContent(words);
    }
    expect(section).toHaveTextContent(/Due date: .*Apr/);
    expect(within(section).queryAllByRole('link', { name: 'New cartridge' })).toHaveLength(links);
  });

  it('shows the vendor of the order instead of Nobody yet', async () => {
    const source = { ...aTicket({ status: 'vendor_assigned' }), orderedWork };
    const orderedFrom = 'Castillo Plumbing';
    show({}, { handlers: { 'tickets.get': () => ({ ...source, orderedFrom }) } });
    expect(await screen.findByText('Waiting for Castillo Plumbing to start')).toBeVisible();
    expect(screen.queryByText('Nobody yet')).toBeNull();
    expect(screen.queryByText('Waiting for the office')).toBeNull();
  });

  it('shows the phone and services that the assignee shares', async () => {
    const assignee = { phone: '(555) 010-0142', services: ['Plumbing', 'Drains'] };
    show({}, { handlers: { 'tickets.get': () => ({ ...aTicket(), contacts: { assignee } }) } });
    const phone = await screen.findByRole('link', { name: '(555) 010-0142' });
    expect(phone).toHaveAttribute('href', 'tel:5550100142');
    const facts = screen.getByRole('region', { name: 'Ticket info' });
    expect(facts).toHaveTextContent('Plumbing, Drains');
    expect(within(facts).queryByRole('link', { name: /@/ })).toBeNull();
  });

  it('links to the ticket that it was ordered for', async () => {
    show({ orderedFor: 'TKT-1045' }, { actor: actors.admin });
    const link = await screen.findByRole('link', { name: 'TKT-1045' });
    expect(link).toHaveAttribute('href', '/tickets/TKT-1045');
    expect(screen.queryByRole('region', { name: 'Work ordered' })).toBeNull();
  });
});

it('shows who withdrew a work order and why, and Withdrawn instead of its status', async () => {
  const [by, reason] = ['Ada Admin', 'Done already'];
  const status = 'closed';
  const change = { status, changedBy: by, changedAt: '2026-03-04T12:00:00.000Z', reason } as const;
  const ticket = aTicket({ status, statusHistory: [change] });
  const orderedWork = [
    { id: 'TKT-1051', title: 'New cartridge', status, isWithdrawn: true } as const,
  ];
  show({}, { handlers: { 'tickets.get': () => ({ ...ticket, orderedWork }) } });
  expect(await screen.findByText(/^Withdrawn by Ada Admin on Mar.* 4/)).toBeVisible();
  expect(screen.getByText('Done already')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Work ordered' });
  expect(section).toHaveTextContent('Withdrawn');
  expect(section).not.toHaveTextContent('Closed');
});

describe('the description', () => {
  const edit = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Edit description' }));
    return screen.findByRole('textbox', { name: 'Description' });
  };

  it('can be edited by the submitter, based on the version they saw', async () => {
    const { user, gateway } = show();
    const field = await edit(user);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'It is the mixer. ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Description saved')).toBeVisible();
    expect(gateway.inputsOf('tickets.updateDescription')).toEqual([
      {
        ticketId: 'TKT-1001',
        description: 'It is the mixer.',
        expectedUpdatedAt: '2026-03-01T09:00:00.000Z',
      },
    ]);
    expect(await screen.findByText('It is the mixer.')).toBeVisible();
  });

  it('is not left blank', async () => {
    const { user, gateway } = show();
    const field = await edit(user);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Description is required');
    expect(gateway.inputsOf('tickets.updateDescription')).toEqual([]);
  });

  it('reports a conflict, keeps the typed text, and saves it on the next try', async () => {
    const { user, gateway, change } = show(
      {},
      {
        handlers: {
          'tickets.updateDescription': (input) => {
            if (input.expectedUpdatedAt !== '2026-03-05T00:00:00.000Z')
              throw new PortalError('conflict');
            return aTicket();
          },
        },
      },
    );
    const field = await edit(user);
    await user.type(field, ' And smells.');
    change({ description: 'Water drips from the tap.', updatedAt: '2026-03-05T00:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This changed while you were writing');
    await waitFor(() => expect(alert).toHaveTextContent('Water drips from the tap.'));
    expect(field).toHaveValue('Water drips from the trap. And smells.');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Description saved')).toBeVisible();
    expect(gateway.inputsOf('tickets.updateDescription')).toHaveLength(2);
  });

  it.each([
    ['a closed ticket', { status: 'closed' }],
    ['a neighbour’s ticket', { submittedBy: { uid: 'r9', displayName: 'N', email: 'n@x' } }],
  ] as const)('of %s stays as it is', async (_, changes) => {
    show(changes);
    await screen.findByText('Water drips from the trap.');
    expect(screen.queryByRole('button', { name: 'Edit description' })).toBeNull();
  });
});

describe('the attachments', () => {
  it('are added by an admin as they arrive', async () => {
    const { user, gateway } = show(
      {},
      {
        actor: actors.admin,
        handlers: { 'tickets.attach': () => aTicket() },
      },
    );
    await user.upload(await screen.findByLabelText('Add files'), pdfFile('permit.pdf'));
    expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
    expect(gateway.inputsOf('tickets.attach')).toEqual([
      { ticketId: 'TKT-1001', attachments: [expect.objectContaining({ name: 'permit.pdf' })] },
    ]);
  });

  it('are removed after a confirmation', async () => {
    const { user, gateway } = show(
      { attachments: [file] },
      {
        actor: actors.admin,
        handlers: { 'tickets.detach': () => aTicket() },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove estimate.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Attachment removed')).toBeVisible();
    expect(gateway.inputsOf('tickets.detach')).toEqual([
      { ticketId: 'TKT-1001', attachmentId: 'f1' },
    ]);
  });

  it('are read-only for a resident', async () => {
    show({ attachments: [file] });
    expect(await screen.findByRole('button', { name: 'Download estimate.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove estimate.pdf' })).toBeNull();
    expect(screen.queryByLabelText('Add files')).toBeNull();
  });

  it('are not downloaded from outside the portal', async () => {
    expectConsole(/Download failed/);
    const { user } = show({ attachments: [{ ...file, url: 'https://evil.example/x.pdf' }] });
    await user.click(await screen.findByRole('button', { name: 'Download estimate.pdf' }));
    expect(await screen.findByText(/^Download failed \(id: \w{8}\)$/)).toBeVisible();
  });
});
