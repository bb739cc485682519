import { PortalError } from '@hoa/api';
import { actors } from '@hoa/domain/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createPortalStore } from './store.ts';
import { fakeGateway } from './testing/index.ts';
import { readAhead, useOperation } from './useOperation.ts';

const { uid, email, displayName, role } = actors.resident;

function Balance() {
  const { data, error } = useOperation('account.get', {});
  return <p>{data ? `Balance ${data.balance}` : (error?.code ?? 'Loading')}</p>;
}

function open(answer: () => never) {
  const gateway = fakeGateway({ 'account.get': answer });
  const store = createPortalStore(gateway, { role, user: { uid, email, displayName } });
  const show = () =>
    render(
      <Provider store={store}>
        <Balance />
      </Provider>,
    );
  return { gateway, store, show };
}

it('a query read ahead is available on the first render, and is not read twice', async () => {
  const { gateway, store, show } = open(() => ({ balance: 12 }) as never);
  await readAhead(store, [['account.get', {}]]);
  show();
  expect(screen.getByText('Balance 12')).toBeVisible();
  expect(gateway.inputsOf('account.get')).toHaveLength(1);
});

it('a query that failed ahead is read again with the page', async () => {
  const answers = [
    () => {
      throw new PortalError('network');
    },
    () => ({ balance: 7 }),
  ];
  const { gateway, store, show } = open(() => answers.shift()?.() as never);
  await readAhead(store, [['account.get', {}]]);
  show();
  expect(await screen.findByText('Balance 7')).toBeVisible();
  expect(gateway.inputsOf('account.get')).toHaveLength(2);
});
