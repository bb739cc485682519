import type { Role } from '@hoa/domain';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Passkeys } from './Passkeys.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => import('./PasskeyList.tsx'));

function open(role: Role, unsupported: readonly 'passkeys.list'[] = []) {
  let passkeys = [
    {
      id: 'p1',
      device: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
      addedAt: '2026-03-01T12:00:00.000Z',
    },
  ];
  const gateway = fakeGateway(
    {
      'passkeys.list': () => passkeys,
      'passkeys.remove': ({ passkeyId }) => {
        passkeys = passkeys.filter(({ id }) => id !== passkeyId);
        return {};
      },
    },
    { unsupported },
  );
  return renderScreen(<Passkeys />, { gateway, actor: actors[role] });
}

it('lists the passkeys, each with a button that removes it', async () => {
  const { user, gateway } = open('admin');
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.getByText('Added Mar 1, 2026, never used')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove: Firefox on Linux/ }));
  expect(await screen.findByText('Passkey removed!')).toBeVisible();
  expect(gateway.inputsOf('passkeys.remove')).toEqual([{ passkeyId: 'p1' }]);
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
});

it('says that a browser without passkeys can add none', async () => {
  open('admin');
  expect(await screen.findByText('This browser cannot use passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Passkey' })).toBeNull();
});

it.each([
  ['residents', 'resident', []],
  ['administrators where passkeys are not supported', 'admin', ['passkeys.list']],
] as const)('is hidden from %s', (_, role, unsupported) => {
  const { gateway } = open(role, unsupported);
  expect(screen.queryByText('Passkeys')).toBeNull();
  expect(gateway.calls).toEqual([]);
});
