import { callThrough, compose, PortalError, passTo } from '@hoa/api';
import { fakeGateway } from '@hoa/api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Asked } from './reauth/ReauthDialog.tsx';
import { requestReauth } from './reauth/request-reauth.tsx';
import { reauthenticate } from './reauth.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});
afterEach(() => {
  document.body.replaceChildren();
});

const code = '123456';

/** A server that requires re-authentication before a person is removed. */
function open({ hasPasskey = false } = {}) {
  let isConfirmed = false;
  let asked = 0;
  const service = {
    ask: vi.fn(async ({ passkey }: { passkey: boolean }): Promise<Asked> => {
      if (passkey && hasPasskey) return { passkey: { challenge: 'c' } };
      asked += 1;
      return { request: `request-${asked}` };
    }),
    completeWithPasskey: vi.fn(async () => {
      isConfirmed = true;
    }),
    complete: vi.fn(async (request: string, typed: string) => {
      if (typed !== code || request !== `request-${asked}`) {
        throw new PortalError('sign-in-invalid');
      }
      isConfirmed = true;
    }),
  };
  const gateway = fakeGateway({
    'people.remove': () => {
      if (!isConfirmed) throw new PortalError('proof-needed');
      return {} as never;
    },
  });
  const reauth = reauthenticate(() => requestReauth(service, 'ada@example.org'));
  const call = callThrough(compose([reauth, passTo(gateway)]));
  const remove = (personId = 'p1') => call('people.remove', { personId });
  return { gateway, service, remove, user: userEvent.setup() };
}

/** Starts a command; resolves to 'done' or the error's code. */
function begin(command: () => Promise<unknown>): Promise<string> {
  return command().then(
    () => 'done',
    (error: PortalError) => error.code,
  );
}

it('asks for the code, and sends the same command again', async () => {
  const { gateway, service, remove, user } = open();
  const done = begin(() => remove());
  expect(await screen.findByText(/six digits to ada@example\.org/)).toBeVisible();
  // The dialog asks in an effect, which may run after its text is shown.
  await waitFor(() => expect(service.ask).toHaveBeenCalledOnce());
  const field = screen.getByRole('textbox', { name: 'Code' });
  await user.type(field, '12 34 56');
  expect(field).toHaveValue(code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await done).toBe('done');
  expect(gateway.inputsOf('people.remove')).toEqual([{ personId: 'p1' }, { personId: 'p1' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows next to the field what is wrong with a code, and sends another', async () => {
  const { service, remove, user } = open();
  const done = begin(() => remove());
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription('Please enter the six digits from the email');
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This code is wrong/));
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send a New Code' }));
  await waitFor(() => expect(service.ask).toHaveBeenCalledTimes(2));
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
  expect(await done).toBe('done');
  expect(service.complete).toHaveBeenLastCalledWith('request-2', code);
});

it('leaves the command refused when the dialog is closed', async () => {
  const { gateway, remove, user } = open();
  const done = begin(() => remove());
  await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.keyboard('{Escape}');
  expect(await done).toBe('proof-needed');
  expect(gateway.inputsOf('people.remove')).toHaveLength(1);
});

it('asks once for commands that are sent together', async () => {
  const { service, remove, user } = open();
  const both = begin(() => Promise.all([remove('p1'), remove('p2')]));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
  expect(await both).toBe('done');
  expect(service.ask).toHaveBeenCalledOnce();
});

it('shows that no code could be sent, and tries again', async () => {
  const { service, remove, user } = open();
  service.ask.mockRejectedValueOnce(new PortalError('too-many-requests'));
  const done = begin(() => remove());
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Too many tries/));
  await user.click(screen.getByRole('button', { name: 'Send a New Code' }));
  await waitFor(() => expect(service.ask).toHaveBeenCalledTimes(2));
  await user.type(field, `${code}{Enter}`);
  expect(await done).toBe('done');
});

it('asks for the passkey of a person who has one, and mails no code', async () => {
  const { service, remove, user } = open({ hasPasskey: true });
  const done = begin(() => remove());
  service.completeWithPasskey.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Use Passkey' }));
  expect(await screen.findByText(/^The passkey was not accepted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Passkey' }));
  expect(await done).toBe('done');
  expect(service.ask.mock.calls).toEqual([[{ passkey: true }], [{ passkey: true }]]);
});

it('mails a code instead of the passkey on request', async () => {
  const { service, remove, user } = open({ hasPasskey: true });
  const done = begin(() => remove());
  await user.click(await screen.findByRole('button', { name: 'Email a Code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
  expect(await done).toBe('done');
  expect(service.completeWithPasskey).not.toHaveBeenCalled();
});
