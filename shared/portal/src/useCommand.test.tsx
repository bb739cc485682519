import { PortalError } from '@hoa/api';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { portalApi } from './api.ts';
import { fakeGateway, renderScreen } from './testing/index.ts';
import { useCommand } from './useCommand.ts';

function Marking() {
  const [mark] = useCommand('notifications.markAllRead');
  const [outcome, setOutcome] = useState('');
  const run = () =>
    mark({}).then(
      () => setOutcome('done'),
      (error: PortalError) => setOutcome(`${error.name} ${error.code}`),
    );
  return (
    <>
      <button type="button" onClick={run}>
        Mark
      </button>
      <p>{outcome}</p>
    </>
  );
}

it('rejects with the error of the gateway', async () => {
  const gateway = fakeGateway({
    'notifications.markAllRead': () => {
      throw new PortalError('network');
    },
  });
  const { user } = renderScreen(<Marking />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Mark' }));
  expect(await screen.findByText('PortalError network')).toBeInTheDocument();
});

it('is aborted when the cache is reset, as by a change of the data mode', async () => {
  const gateway = fakeGateway({ 'notifications.markAllRead': () => new Promise(() => undefined) });
  const { user, store } = renderScreen(<Marking />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Mark' }));
  store.dispatch(portalApi.util.resetApiState());
  expect(await screen.findByText('PortalError aborted')).toBeInTheDocument();
});
