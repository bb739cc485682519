import { fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutboxMark } from './OutboxMark.tsx';
import { UnsentNotice } from './UnsentNotice.tsx';

const createdAt = '2026-03-01T10:00:00.000Z';
const waiting = {
  id: 'outbox-1',
  createdAt,
  operation: 'tickets.postMessage',
  text: 'It drips.',
} as const;
const refused = { ...waiting, problem: { code: 'ticket-closed', params: {} } };

function show(handlers: Handlers, mark = <OutboxMark id="outbox-1" />) {
  const gateway = fakeGateway(handlers);
  return { ...renderScreen(mark, { gateway }), gateway };
}

it('marks what was written offline as waiting', async () => {
  show({ 'outbox.list': () => [waiting] });
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows why something was refused, and sends it again', async () => {
  const { user, gateway } = show({
    'outbox.list': () => [refused],
    'outbox.retry': () => {
      gateway.answer({ 'outbox.list': () => [waiting] });
      return {};
    },
  });
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.getByText('This ticket is closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(gateway.inputsOf('outbox.retry')).toEqual([{ id: 'outbox-1' }]);
});

it('shows that an entry is too old to be sent automatically, with Try Again', async () => {
  const expired = { ...waiting, problem: { code: 'outbox-expired', params: {} } };
  show({ 'outbox.list': () => [expired] });
  expect(await screen.findByText(/more than 90 days ago/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('discards it only after a confirmation', async () => {
  const { user, gateway } = show({
    'outbox.list': () => [refused],
    'outbox.discard': () => {
      gateway.answer({ 'outbox.list': () => [] });
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  expect(gateway.inputsOf('outbox.discard')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
});

it('shows only the label when brief', async () => {
  show({ 'outbox.list': () => [refused] }, <OutboxMark id="outbox-1" brief />);
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing for what has been sent, and makes no request', () => {
  const { gateway, container } = show({}, <OutboxMark id="TKT-1001" />);
  expect(container.querySelector('span')).toBeNull();
  expect(gateway.calls).toEqual([]);
});

it('lists the whole outbox after an entry was refused', async () => {
  const { user } = show(
    { 'outbox.list': () => [refused, { ...waiting, id: 'outbox-2' }] },
    <UnsentNotice />,
  );
  expect(await screen.findByText('1 thing that you wrote was not sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = screen.getByRole('dialog', { name: 'Not sent' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(within(dialog).getByText('Waiting to be sent')).toBeVisible();
  expect(within(dialog).getAllByText('Message on a ticket')).toHaveLength(2);
  expect(within(dialog).getAllByText('It drips.')).toHaveLength(2);
  expect(within(dialog).getByText('This ticket is closed')).toBeVisible();
});

it('shows nothing while all entries are waiting to be sent', async () => {
  const { gateway } = show({ 'outbox.list': () => [waiting] }, <UnsentNotice />);
  await waitFor(() => expect(gateway.inputsOf('outbox.list')).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
