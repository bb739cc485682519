import type { OwnSession } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SignInSessions } from './SignInSessions.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => import('./SessionList.tsx'));

const session = (id: string, device: string, isCurrent = false): OwnSession => ({
  id,
  device,
  signedInAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-10T12:00:00.000Z',
  isCurrent,
});

function open(
  handlers: Handlers = {},
  unsupported: readonly 'sessions.list'[] = [],
  impersonation?: 'view',
) {
  let sessions = [
    session('s1', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', true),
    session('s2', ''),
  ];
  const gateway = fakeGateway(
    {
      'sessions.list': () => sessions,
      'sessions.end': ({ sessionId }) => {
        sessions = sessions.filter(({ id }) => id !== sessionId);
        return {};
      },
      ...handlers,
    },
    { unsupported },
  );
  return renderScreen(<SignInSessions layout="page" />, {
    gateway,
    actor: { ...actors.resident, impersonation },
  });
}

const list = () => screen.findByRole('list', { name: 'Sessions' });

it('lists the sign-ins, each with a button that ends it', async () => {
  const { user, gateway } = open();
  const [current, other] = within(await list()).getAllByRole('listitem');
  expect(current).toHaveTextContent('Firefox on Linux This one');
  expect(other).toHaveTextContent('Unknown device');
  await user.click(screen.getByRole('button', { name: /^End Session: Unknown device, Mar 10/ }));
  expect(await screen.findByText('Session ended!')).toBeVisible();
  expect(gateway.inputsOf('sessions.end')).toEqual([{ sessionId: 's2' }]);
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
});

it('shows nothing to an administrator who views the portal as the person', () => {
  const { gateway } = open({}, [], 'view');
  expect(screen.queryByText('Sessions')).toBeNull();
  expect(gateway.inputsOf('sessions.list')).toEqual([]);
});

it('links to the person’s data, in their language', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Privacy and My Data' })).toHaveAttribute(
    'href',
    '/api/privacy?locale=en',
  );
});

it('keeps a session that could not be ended', async () => {
  expectConsole(/Failed to end the session/);
  const { user } = open({
    'sessions.end': () => {
      throw new PortalError('unexpected');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^End Session: Firefox/ }));
  expect(await screen.findByText(/^Failed to end the session/)).toBeVisible();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
});

it('is hidden where sessions are not supported, and makes no request', () => {
  const { gateway } = open({}, ['sessions.list']);
  expect(screen.queryByText('Sessions')).toBeNull();
  expect(gateway.calls).toEqual([]);
});
