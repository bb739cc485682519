import { fakeGateway } from '@hoa/api/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from './testing/index.ts';
import { useSupportedAction } from './useSupportedAction.ts';

function Assign({ action }: { readonly action: () => void }) {
  const assign = useSupportedAction('tickets.assign', 'Assigning is coming soon.', action);
  return (
    <button type="button" onClick={assign}>
      Assign
    </button>
  );
}

function Answer() {
  const answer = useSupportedAction('payments.statements', 'Answering is coming soon.');
  return (
    <button type="button" onClick={answer}>
      Answer
    </button>
  );
}

test('an operation that the adapter supports runs its action', async () => {
  const action = vi.fn();
  const { user } = renderScreen(<Assign action={action} />, { gateway: fakeGateway({}) });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(action).toHaveBeenCalledOnce();
  expect(screen.queryByText('Assigning is coming soon.')).toBeNull();
});

test('an operation that the adapter does not support is coming soon', async () => {
  const action = vi.fn();
  const gateway = fakeGateway({}, { unsupported: ['tickets.assign'] });
  const { user } = renderScreen(<Assign action={action} />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByText('Assigning is coming soon.')).toBeVisible();
  expect(action).not.toHaveBeenCalled();
});

test('support is checked with the adapter in use at the time of the click', async () => {
  const action = vi.fn();
  const portal = { supports: vi.fn(() => true).mockReturnValueOnce(false) };
  const { user } = renderScreen(<Assign action={action} />, { gateway: fakeGateway({}), portal });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(action).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(action).toHaveBeenCalledOnce();
});

test('a planned operation is coming soon whatever the adapter says', async () => {
  const { user } = renderScreen(<Answer />, { gateway: fakeGateway({}) });
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByText('Answering is coming soon.')).toBeVisible();
});

test('a declared operation without an action does not compile', () => {
  // @ts-expect-error The third argument is missing.
  const Incomplete = () => useSupportedAction('tickets.assign', 'Assigning is coming soon.');
  expect(Incomplete).toBeTypeOf('function');
});
