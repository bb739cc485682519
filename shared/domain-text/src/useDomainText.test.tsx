import { asNotification } from '@hoa/domain';
import { setLocale } from '@hoa/ui/text';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type TranslatableNotification, useDomainText, useNoticeText } from './index.ts';

function Badge() {
  return <p>{useDomainText().ticketStatuses.waiting_resident}</p>;
}

it('labels follow the page’s language', async () => {
  render(<Badge />);
  expect(screen.getByText('Waiting for Resident')).toBeVisible();
  await act(async () => setLocale('fr'));
  expect(await screen.findByText('En attente du résident')).toBeVisible();
});

function Words({ notification }: { notification: TranslatableNotification }) {
  const { title, message } = useNoticeText()(notification);
  return <p>{`${title} | ${message}`}</p>;
}

const moved = asNotification({
  code: 'ticket-moved',
  // A ticket that is called like a status keeps its name.
  params: { ticketId: 'TKT-7', ticket: 'closed', name: 'Ana {status}', status: 'resolved' },
});
const invoice = asNotification({
  code: 'ticket-invoice',
  params: { ticketId: 'TKT-7', name: 'Vern', amount: '123450', description: 'Pump' },
});

afterEach(() => act(async () => setLocale('en')));

describe('a notification', () => {
  it('is stored with its English text', () => {
    expect(moved).toMatchObject({
      title: 'TKT-7: Resolved',
      message: 'Ana {status} moved “closed” to Resolved.',
    });
    expect(invoice).toMatchObject({
      title: 'Invoice on TKT-7',
      message: 'Vern: Invoice submitted for $1,234.50 - Pump',
    });
  });

  it('names the ticket by its title, or by its number where it was not given', () => {
    const params = { ticketId: 'TKT-7', name: 'Vern', content: 'On my way' };
    const titled = { ...params, ticket: 'Pump' };
    const titleOf = (given: Record<string, string>) =>
      asNotification({ code: 'ticket-message', params: given }).title;
    expect([titleOf(titled), titleOf(params)]).toEqual(['New message: Pump', 'New message: TKT-7']);
  });

  it('is shown in the reader’s language', async () => {
    render(<Words notification={moved} />);
    await act(async () => setLocale('de'));
    expect(
      await screen.findByText(
        'TKT-7: Erledigt | Ana {status} hat „closed“ auf „Erledigt“ gesetzt.',
      ),
    ).toBeVisible();
  });

  it('writes amounts the way the language does', async () => {
    render(<Words notification={invoice} />);
    await act(async () => setLocale('de'));
    expect(await screen.findByText(/Rechnung über 1\.234,50\s\$ eingereicht – Pump/)).toBeVisible();
  });

  it.each([
    ['of before notices had codes', { title: 'Water off', message: 'On Monday.' }],
    [
      'of a newer release',
      { title: 'Water off', message: 'On Monday.', notice: { code: 'toString', params: {} } },
    ],
  ])('%s shows its stored text', async (_, notification) => {
    render(<Words notification={notification} />);
    expect(await screen.findByText('Water off | On Monday.')).toBeVisible();
  });
});
