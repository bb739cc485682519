import { type Audience, type Broadcast, type BroadcastLogEntry, parseUnits } from '@hoa/domain';
import { broadcastDefaults } from '@hoa/domain/schemas';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => import('./BroadcastTab.tsx'));

/** The number of recipients of each audience. */
const counts: Readonly<Record<string, number>> = { A: 52, B: 48, C: 56, 'committee-chairs': 12 };

function recipientCount({ type, value, ...lists }: Audience): number {
  if (type === 'all') return 156;
  if (type === 'combined') return Object.values(lists).flat().length;
  return type === 'units' ? parseUnits(value).length : (counts[value] ?? 0);
}

/** Eleven broadcasts, the newest first. */
const log = Array.from(
  { length: 11 },
  (_, index): BroadcastLogEntry => ({
    id: `sent-${index}`,
    threadId: `thread-${index}`,
    subject: `Broadcast ${index + 1}`,
    audience: index === 0 ? { type: 'building', value: 'B' } : { type: 'all', value: '' },
    recipientCount: index === 0 ? 48 : 156,
    sentAt: `2026-03-${String(20 - index).padStart(2, '0')}T12:00:00.000Z`,
    sentBy: { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' },
  }),
);

/** Renders the form with a stored draft; `finish` completes the sending. */
function open(
  draft: Broadcast | null = null,
  sent: readonly BroadcastLogEntry[] = [],
  ...[more = {}, options]: Partial<Parameters<typeof fakeGateway>>
) {
  let kept = draft;
  let finish: (outcome?: PortalError) => void = () => undefined;
  const gateway = fakeGateway(
    {
      'buildings.list': () => ({
        items: ['A', 'B', 'C'].map((id) => ({ id, name: `Building ${id}` })),
      }),
      'broadcasts.draft.get': () => kept,
      'broadcasts.draft.save': (written) => {
        kept = written;
        return written;
      },
      'broadcasts.list': ({ offset = 0 }) => ({
        items: sent.slice(offset, offset + 10),
        total: sent.length,
      }),
      'broadcasts.recipientCount': ({ audience }) => ({ count: recipientCount(audience) }),
      'broadcasts.send': ({ audience }) =>
        new Promise((resolve, reject) => {
          finish = (failure) => {
            if (failure) return reject(failure);
            kept = null;
            resolve({ id: 'b1', recipientCount: recipientCount(audience) });
          };
        }),
      ...more,
      'admin.overview': () => {
        throw new PortalError('network');
      },
    },
    options,
  );
  const view = renderScreen(<DashboardScreen />, {
    gateway,
    actor: actors.admin,
    at: '/admin?tab=broadcast',
  });
  return { ...view, finish: (failure?: PortalError) => act(async () => finish(failure)) };
}

const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send Broadcast' });

async function write(user: UserEvent) {
  await user.type(await subject(), 'Water off');
  await user.type(message(), 'On Thursday');
}

const question = (name: string) => screen.findByRole('alertdialog', { name });

/** Sends what is written, and answers the question. */
async function send(user: UserEvent) {
  await user.click(sendButton());
  const { findByRole } = within(await screen.findByRole('alertdialog'));
  await user.click(await findByRole('button', { name: 'Send' }));
}

describe('the Broadcast form', () => {
  it('counts the recipients of every audience as it is chosen', async () => {
    const { user } = open();
    expect(await screen.findByText('156')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Building' }));
    expect(await screen.findByText('0')).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Which building' }),
      'Building B',
    );
    expect(await screen.findByText('48')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Group' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Which group' }),
      'Committee Chairs',
    );
    expect(await screen.findByText('12')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Specific Units' }));
    await user.type(screen.getByRole('textbox', { name: 'Unit IDs' }), 'A-101, B-204, ');
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('lists the recipients of an audience with their homes, in pages', async () => {
    const all = Array.from({ length: 12 }, (_, index) => ({
      uid: `resident-${index}`,
      displayName: `Person ${index + 1}`,
      homes: [`A-${index + 1}`, 'B-204'],
    }));
    const { user, gateway } = open(null, [], {
      'broadcasts.recipients': ({ offset = 0, limit }) => ({
        items: all.slice(offset, offset + (limit ?? 0)),
        total: all.length,
      }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Specific Units' }));
    await user.type(screen.getByRole('textbox', { name: 'Unit IDs' }), 'A-101, ');
    await user.click(await screen.findByRole('button', { name: 'Show recipients' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recipients' });
    expect(await within(dialog).findByRole('row', { name: /Person 1 A-1, B-204/ })).toBeVisible();
    expect(gateway.inputsOf('broadcasts.recipients')[0]).toMatchObject({
      audience: { type: 'units', value: 'A-101' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(await within(dialog).findByText('Person 12')).toBeVisible();
  });

  it('lists no recipients and offers no combination where the adapter does not support it', async () => {
    open(null, [], {}, { unsupported: ['broadcasts.recipients'] });
    expect(await screen.findByText('156')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show recipients' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('div')?.textContent)).toEqual([
      'All Residents',
      'Building',
      'Group',
      'Specific Units',
    ]);
  });

  it('combines tenures, groups, buildings and units, and counts and names them [complaint 22]', async () => {
    const { user, gateway, finish } = open();
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Selected Residents' }));
    expect(screen.getByText('Choose who should receive it')).toBeVisible();
    for (const name of ['Tenant', 'Owner', 'Board Members', 'Building C', 'Building A', 'Tenant']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await user.type(screen.getByRole('textbox', { name: 'Unit IDs' }), 'B-204 , ');
    expect(
      await screen.findByText('Owner · Board Members · Building A, Building C, B-204'),
    ).toBeVisible();
    expect(await screen.findByText('4')).toBeVisible();
    const audience = {
      ...{ type: 'combined', value: 'B-204', tenures: ['owner'], groups: ['board-members'] },
      buildings: ['A', 'C'],
    };
    expect(gateway.inputsOf('broadcasts.recipientCount').at(-1)).toEqual({ audience });
    await send(user);
    expect(gateway.inputsOf('broadcasts.send')).toMatchObject([
      { audience: { ...audience, value: 'B-204 , ' } },
    ]);
    await finish();
    expect(await subject()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'All Residents' })).toBeChecked();
  });

  it.each([
    [
      'a checkbox',
      (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: 'Building B' })),
    ],
    [
      'a unit',
      (user: UserEvent) => user.type(screen.getByRole('textbox', { name: 'Unit IDs' }), 'A-101'),
    ],
  ])('asks for a choice in a combination until there is %s', async (_, choose) => {
    const { user, gateway } = open();
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Selected Residents' }));
    await user.click(sendButton());
    const first = screen.getByRole('checkbox', { name: 'Owner' });
    expect(first).toHaveAccessibleDescription('Please select who should receive it');
    expect(first).toHaveFocus();
    expect(gateway.inputsOf('broadcasts.send')).toEqual([]);
    await choose(user);
    expect(first).not.toHaveAccessibleDescription();
    await user.click(sendButton());
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('begins with a combination that was kept as a draft', async () => {
    open({
      ...broadcastDefaults,
      audience: { type: 'combined', value: 'A-101', tenures: ['tenant'], buildings: ['B'] },
    });
    expect(await screen.findByRole('checkbox', { name: 'Tenant' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Owner' })).not.toBeChecked();
    expect(await screen.findByRole('checkbox', { name: 'Building B' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Unit IDs' })).toHaveValue('A-101');
  });

  it('asks for subject and message [5.30]', async () => {
    const { user, gateway } = open();
    const field = await subject();
    await user.click(sendButton());
    expect(field).toHaveAccessibleDescription('Subject is required');
    expect(message()).toHaveAccessibleDescription('Message is required');
    expect(gateway.inputsOf('broadcasts.send')).toEqual([]);
  });

  it.each([
    ['Building', 'combobox', 'Which building', 'Please select a building'],
    ['Group', 'combobox', 'Which group', 'Please select a group'],
    ['Specific Units', 'textbox', 'Unit IDs', 'Please enter unit IDs'],
  ] as const)(
    'asks for what the audience %s needs [5.31]',
    async (audience, role, name, problem) => {
      const { user, gateway } = open();
      await write(user);
      await user.click(screen.getByRole('radio', { name: audience }));
      await user.click(sendButton());
      const field = screen.getByRole(role, { name });
      expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
      expect(gateway.inputsOf('broadcasts.send')).toEqual([]);
    },
  );

  it('requires confirmation before sending, with the audience and the number of recipients', async () => {
    const { user, gateway } = open();
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Building' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Which building' }),
      'Building B',
    );
    await user.click(sendButton());
    const asked = await question('Send this broadcast to 48 recipients?');
    expect(asked).toHaveTextContent('Water off');
    expect(asked).toHaveTextContent('Building B');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(await subject()).toHaveValue('Water off');
    expect(gateway.inputsOf('broadcasts.send')).toEqual([]);
  });

  it('sends once despite repeated clicks, shows the number of recipients and clears the form [4.38 8.6.22]', async () => {
    const { user, gateway, finish } = open();
    await write(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
    await user.click(screen.getByRole('checkbox', { name: 'Send email' }));
    await send(user);
    const sending = await screen.findByRole('button', { name: 'Sending…' });
    await user.click(sending);
    await user.type(message(), '{Enter}');
    expect(gateway.inputsOf('broadcasts.send')).toEqual([
      {
        subject: 'Water off',
        message: 'On Thursday',
        audience: { type: 'all', value: '' },
        priority: 'high',
        sendNotification: true,
        sendEmail: true,
      },
    ]);
    await finish();
    expect(await screen.findByText('Broadcast sent to 156 recipients!')).toBeVisible();
    expect(await subject()).toHaveValue('');
    expect(message()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('Normal');
  });

  it('keeps the text when sending fails, and the idempotency key when it is sent again unchanged [8.4.8]', async () => {
    expectConsole(/Failed to send broadcast/);
    const { user, gateway, finish } = open();
    await write(user);
    await send(user);
    await finish(new PortalError('unexpected'));
    expect(await screen.findByText(/^Failed to send broadcast \(id: \w{8}\)$/)).toBeVisible();
    expect(await subject()).toHaveValue('Water off');
    await send(user);
    const [first, second] = gateway.inputsOf('broadcasts.send');
    expect(second).toEqual(first);
    await finish(new PortalError('unexpected'));
    await user.type(message(), ' at nine');
    await send(user);
    const [firstId, secondId, thirdId] = gateway.requestIdsOf('broadcasts.send');
    expect(secondId).toBe(firstId);
    expect(thirdId).not.toBe(firstId);
    await finish();
  });

  it('names unknown units next to their field, and keeps the text', async () => {
    const { user, finish } = open();
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Specific Units' }));
    const units = screen.getByRole('textbox', { name: 'Unit IDs' });
    await user.type(units, 'A-101, Z-9');
    await send(user);
    const params = { field: 'audience', problem: 'units-unknown', units: 'Z-9' };
    await finish(new PortalError('invalid-input', params));
    expect(units).toHaveAccessibleDescription(
      expect.stringContaining('The association does not have these units: Z-9'),
    );
    expect(units).toHaveFocus();
    expect(units).toHaveValue('A-101, Z-9');
    expect(message()).toHaveValue('On Thursday');
  });

  it('saves a draft, complete or not, and begins with it [8.6.23]', async () => {
    const { user, gateway } = open();
    await user.type(await subject(), 'Half');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Draft saved successfully!')).toBeVisible();
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(gateway.inputsOf('broadcasts.draft.save')).toEqual([
      { ...broadcastDefaults, subject: 'Half' },
    ]);
  });

  it('shows the draft that was kept', async () => {
    open({
      ...broadcastDefaults,
      subject: 'Pool',
      message: 'Opens on Saturday',
      audience: { type: 'building', value: 'C' },
    });
    expect(await subject()).toHaveValue('Pool');
    expect(screen.getByRole('combobox', { name: 'Which building' })).toHaveValue('C');
    expect(await screen.findByText('56')).toBeVisible();
  });

  it('keeps an unsent message while another tab is shown', async () => {
    const { user } = open();
    await write(user);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByText('Failed to load overview')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Broadcast' }));
    expect(await subject()).toHaveValue('Water off');
  });

  it('asks before a reload loses an unsent message, and not once it is saved', async () => {
    const { user } = open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(await subject(), 'Half');
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(leave()).toBe(false);
  });

  it('shows that live mode cannot send yet', async () => {
    expectConsole(/Live data mode not implemented yet/);
    const { user, finish } = open();
    await write(user);
    await send(user);
    await finish(new PortalError('not-implemented'));
    expect(await screen.findByText(/^Live data mode not implemented yet/)).toBeVisible();
  });
});

describe('the log of sent broadcasts', () => {
  it('lists subject, audience, count, when and by whom, ten a page', async () => {
    const { user } = open(null, log);
    const table = await screen.findByRole('table', { name: 'Sent Broadcasts' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/Broadcast 1.*Building B.*48.*2026.*Ada Moss/);
    expect(second).toHaveTextContent(/Broadcast 2.*All Residents.*156/);
    expect(within(table).getByRole('link', { name: 'Broadcast 1' })).toHaveAttribute(
      'href',
      '/messages/thread-0',
    );
    expect(within(table).queryByText('Broadcast 11')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Broadcast 11')).toBeVisible();
  });

  it('shows that vendors read a broadcast in their notifications', async () => {
    const { user } = open();
    await subject();
    await user.click(screen.getByRole('radio', { name: 'Group' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which group' }), 'Vendors');
    expect(screen.getByText('In their notifications')).toBeVisible();
    expect(screen.queryByText('In Messages')).not.toBeInTheDocument();
  });
});
