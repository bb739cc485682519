import { PortalError } from '@hoa/api';
import type { OwnMembership } from '@hoa/domain';
import { expectConsole } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSignInServer, owner, rae } from '../../testing/fake-sign-in-server.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { createLiveSession } from '../live-session.ts';
import { pendingSignInKey } from '../pending-sign-in.ts';

beforeEach(() => localStorage.clear());

const { email } = rae;
const admin: OwnMembership = { id: 'm-admin', hoaId: 'default-hoa', role: 'admin' };
const link = `/login?email=${encodeURIComponent(email)}#token=abc`;
const both = { modes: ['mock', 'live'] } as const;

async function open({
  at = '/login',
  configuration = both as Parameters<typeof renderShell>[0]['configuration'],
  server = fakeSignInServer(),
  role = null as Parameters<typeof renderShell>[0]['role'],
}) {
  const shell = await renderShell({
    role,
    at,
    configuration,
    createLiveSession: (store) =>
      createLiveSession(store, { client: server.client, storage: () => localStorage }),
  });
  return { ...shell, server };
}

const modes = () => screen.findByRole('radiogroup', { name: 'Mode' });
const radio = (name: string) => screen.getByRole('radio', { name });
const chooseLive = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await modes();
  await user.click(radio('Live'));
};
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
async function askFor(user: Awaited<ReturnType<typeof open>>['user'], address = email) {
  await user.type(await field('Email'), address);
  await press(user, 'Send Magic Link');
}
/** The choices of a mode are labels, so the remaining element is the badge. */
const badge = (name: string) => screen.getByText(name, { selector: 'span' });
const isIn = (store: Awaited<ReturnType<typeof open>>['store']) =>
  waitFor(() => expect(store.getState().app.user?.uid).toBe('resident-1'));

it('shows the look of the association that sent the invitation, until the mode is changed', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const server = fakeSignInServer();
  server.contact.mockResolvedValue({
    id: 'maple',
    name: 'Maple Court',
    accentColor: '#7a1f2b',
    logo: { id: 'file-1', name: 'maple.png' },
  });
  const { user } = await open({ at: '/login?email=rae%40a.example&association=maple', server });
  const accent = () => document.documentElement.style.getPropertyValue('--accent');
  await waitFor(() => expect(accent()).toContain('#7a1f2b'));
  const logo = document.documentElement.style.getPropertyValue('--logo');
  expect(logo).toBe('url("/api/logos/maple/file-1")');
  expect(screen.queryByRole('region', { name: /^Contact/ })).toBeNull();
  await user.click(radio('Mock'));
  expect(accent()).toBe('');
  vi.unstubAllGlobals();
});

it('shows whom to ask in the association that sent the invitation, if that is known', async () => {
  const server = fakeSignInServer();
  server.contact.mockResolvedValue({
    id: 'maple',
    name: 'Maple Court',
    contact: 'Ada Moss\n303 555 0100',
    officeHours: 'Weekdays 9–12',
    postalAddress: '',
  });
  await open({ at: '/login?email=rae%40a.example&association=maple', server });
  const contact = await screen.findByRole('region', { name: 'Contact Maple Court' });
  expect(within(contact).getByText(/303 555 0100/)).toBeVisible();
  expect(within(contact).getByText('Weekdays 9–12')).toBeVisible();
  expect(within(contact).queryByText('Postal address')).toBeNull();
  expect(server.contact).toHaveBeenCalledWith({ association: 'maple' });
});

it('signs in without a contact, if it cannot be read', async () => {
  const server = fakeSignInServer();
  server.contact.mockRejectedValue(new PortalError('network'));
  const { user } = await open({ at: '/login?email=rae%40a.example', server });
  await press(user, 'Send Magic Link');
  await waitFor(() => expect(server.sendLink).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: /^Contact/ })).toBeNull();
});

describe('the choice of the mode', () => {
  it('begins with Mock, where the email sign-in stays refused', async () => {
    const { user, server } = await open({});
    await modes();
    expect(radio('Mock')).toBeChecked();
    expect(screen.getByRole('group', { name: 'Mock Login' })).toBeVisible();
    await askFor(user);
    expect(await screen.findByText('Magic link is disabled in mock mode')).toBeVisible();
    expect(server.sendLink).not.toHaveBeenCalled();
  });

  it('leads to the sign-in by email, keeps the typed address, and back', async () => {
    const { user } = await open({});
    await modes();
    await user.type(await field('Email'), email);
    await user.click(radio('Live'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Mock Login' })).toBeNull());
    expect(await field('Email')).toHaveValue(email);
    expect(badge('Live')).toBeVisible();
    await user.click(radio('Mock'));
    expect(await screen.findByRole('group', { name: 'Mock Login' })).toBeVisible();
    expect(badge('Mock')).toBeVisible();
  });

  it('is hidden when the site offers only one mode', async () => {
    await open({ configuration: { modes: ['live'] } });
    expect(await field('Email')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Mode' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Mock Login' })).toBeNull();
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('names no association in live mode, where any may be meant', async () => {
    const { user } = await open({});
    await modes();
    expect(screen.getByText('Cedar Hollow')).toBeVisible();
    expect(document.title).toBe('Sign in · Cedar Hollow');
    await user.click(radio('Live'));
    expect(screen.getByText('Community Portal')).toBeVisible();
    expect(document.title).toBe('Sign in · Community Portal');
    expect(screen.queryByText('Cedar Hollow')).toBeNull();
  });

  it.each([[['mock', 'live']], [['live']]] as const)(
    'is not offered on plain HTTP, which the page says: %j',
    async (offered) => {
      vi.stubGlobal('isSecureContext', false);
      const { user } = await open({ configuration: { modes: [...offered] } });
      const reason = /over HTTPS or, on the computer that runs it, at http:\/\/localhost/;
      expect(await screen.findByText(reason)).toBeVisible();
      if (offered.length === 1) {
        expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
      } else {
        expect(radio('Live')).toBeDisabled();
        await user.click(screen.getByRole('button', { name: 'Resident' }));
        await screen.findByRole('button', { name: 'User menu' });
      }
      vi.unstubAllGlobals();
    },
  );

  it('shows why live mode cannot be chosen', async () => {
    await open({ configuration: { ...both, unavailable: 'PostgreSQL does not run here.' } });
    await modes();
    expect(radio('Live')).toBeDisabled();
    expect(radio('Live')).toHaveAccessibleDescription('PostgreSQL does not run here.');
    expect(radio('Mock')).toBeChecked();
  });
});

describe('the email sign-in in live mode', () => {
  it('asks for an address', async () => {
    const { user, server } = await open({});
    await chooseLive(user);
    await press(user, 'Send Magic Link');
    expect(await field('Email')).toHaveAccessibleDescription(/Please enter your email address/);
    expect(server.sendLink).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/api/privacy?locale=en',
    );
  });

  it('sends a link with the way back, and takes the code that came with it', async () => {
    const { user, server, store, address } = await open({ at: '/forums?tag=pool' });
    await chooseLive(user);
    await askFor(user);
    expect(await screen.findByText('Magic link sent! Check your email.')).toBeVisible();
    expect(server.sendLink).toHaveBeenCalledWith({
      email,
      returnTo: '/forums?tag=pool',
      locale: 'en',
    });

    await press(user, 'Sign In');
    expect(await field('Code')).toHaveAccessibleDescription(/Please enter the six digits/);
    await user.type(await field('Code'), '123 456');
    await press(user, 'Sign In');
    await isIn(store);
    expect(server.complete).toHaveBeenCalledWith({ email, code: '123456' });
    expect(store.getState().app).toMatchObject({ mockOn: false, membershipId: 'm-owner' });
    expect(address()).toBe('/forums?tag=pool');
  });

  it('shows next to the field that a code is wrong', async () => {
    const { user, server, store } = await open({});
    server.complete.mockRejectedValueOnce(new PortalError('sign-in-invalid'));
    await chooseLive(user);
    await askFor(user);
    await user.type(await field('Code'), '000000');
    await press(user, 'Sign In');
    await waitFor(async () =>
      expect(await field('Code')).toHaveAccessibleDescription(/wrong, used or too old/),
    );
    expect(await field('Code')).toHaveFocus();
    expect(store.getState().app.user).toBeNull();
  });

  it('shows next to the fields what to do after too many links or codes', async () => {
    const { user, server } = await open({});
    server.sendLink.mockRejectedValueOnce(new PortalError('too-many-requests'));
    await chooseLive(user);
    await askFor(user);
    const askedTooOften = /If you received one in the last 15 minutes, open it/;
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription(askedTooOften),
    );
    expect(await field('Email')).toHaveValue(email);
    await press(user, 'Send Magic Link');
    server.complete.mockRejectedValueOnce(new PortalError('too-many-requests'));
    await user.type(await field('Code'), '000000');
    await press(user, 'Sign In');
    await waitFor(async () =>
      expect(await field('Code')).toHaveAccessibleDescription(/Open the link in the email/),
    );
  });

  it.each([
    ['Failed to send magic link', new Error('')],
    ['Too many requests', new Error('Too many requests')],
    ['The connection failed. Check it and try again.', new PortalError('network')],
  ])('shows %s when the link cannot be sent', async (text, failure) => {
    expectConsole(new RegExp(text));
    const { user, server } = await open({});
    server.sendLink.mockRejectedValueOnce(failure);
    await chooseLive(user);
    await askFor(user);
    expect(await screen.findByText(new RegExp(`^${text} \\(id: \\w{8}\\)$`))).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });

  it('asks a person with several roles where to begin', async () => {
    const { user, server, store } = await open({});
    server.complete.mockResolvedValueOnce({ person: rae, memberships: [owner, admin] });
    await chooseLive(user);
    await askFor(user);
    await user.type(await field('Code'), '123456');
    await press(user, 'Sign In');
    const roles = within(await screen.findByRole('group', { name: 'Choose a Role' }));
    expect(roles.getByRole('button', { name: 'Resident · A-101' })).toBeVisible();
    expect(store.getState().app.user).toBeNull();
    await user.click(roles.getByRole('button', { name: 'Admin' }));
    await isIn(store);
    expect(store.getState().app).toMatchObject({ role: 'admin', membershipId: 'm-admin' });
  });
});

describe('a person of several associations', () => {
  it('chooses among them by their names', async () => {
    const { user, server } = await open({});
    const elsewhere = { ...owner, id: 'm-elm', hoaId: 'elm-court', association: 'Elm Court' };
    const memberships = [{ ...owner, association: 'Cedar Hollow' }, elsewhere];
    server.complete.mockResolvedValueOnce({ person: rae, memberships });
    await chooseLive(user);
    await askFor(user);
    await user.type(await field('Code'), '123456');
    await press(user, 'Sign In');
    const roles = within(await screen.findByRole('group', { name: 'Choose a Role' }));
    expect(roles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Resident · A-101 · Cedar Hollow',
      'Resident · A-101 · Elm Court',
    ]);
  });
});

describe('a sign-in link', () => {
  const ask = (returnTo = '/') => {
    const asked = { email, returnTo, askedAt: Date.now() };
    localStorage.setItem(pendingSignInKey, JSON.stringify(asked));
  };

  it('signs in immediately in the browser that requested it, and returns to the previous page', async () => {
    ask('/forums');
    const { store, address, server } = await open({ at: link });
    await isIn(store);
    expect(server.complete).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ token: 'abc' }),
    );
    expect(address()).toBe('/forums');
  });

  it('requires a click in any other browser, since mail scanners open every link', async () => {
    const { user, store, server } = await open({ at: link });
    expect(await screen.findByText(`You opened the sign-in link for ${email}.`)).toBeVisible();
    expect(server.complete).not.toHaveBeenCalled();
    await press(user, 'Sign In');
    await isIn(store);
  });

  it('signs in on a login page that is already open at the same address', async () => {
    ask();
    const { store, server } = await open({ at: link.replace(/#.*/, '') });
    await field('Email');
    window.location.hash = '#token=abc';
    await isIn(store);
    expect(server.complete).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ token: 'abc' }),
    );
  });

  it('has its token removed from the address bar immediately', async () => {
    const { address } = await open({ at: link });
    await screen.findByText(/You opened the sign-in link/);
    expect(address()).toBe(link.replace(/#.*/, ''));
  });

  it('that is used or expired shows an explanation and offers a new link', async () => {
    ask();
    const server = fakeSignInServer();
    server.complete.mockRejectedValueOnce(new PortalError('sign-in-invalid'));
    const { user } = await open({ at: link, server });
    expect(await screen.findByRole('alert')).toHaveTextContent(/wrong, used or too old/);
    expect(await field('Email')).toHaveValue(email);
    await press(user, 'Send Magic Link');
    expect(server.sendLink).toHaveBeenCalledWith({ email, returnTo: '/', locale: 'en' });
    await waitFor(() => expect(screen.queryByText(/wrong, used or too old/)).toBeNull());
  });

  it('is rejected when the email address is unknown', async () => {
    const { server } = await open({ at: '/login#token=abc' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Email not found for sign-in completion',
    );
    expect(server.complete).not.toHaveBeenCalled();
  });

  it('can be tried again when the connection failed', async () => {
    expectConsole(/The connection failed/);
    ask();
    const server = fakeSignInServer();
    server.complete.mockRejectedValueOnce(new PortalError('network'));
    const { user, store } = await open({ at: link, server });
    expect(await screen.findByText(/The connection failed/)).toBeVisible();
    await press(user, 'Sign In');
    await isIn(store);
  });

  it('signs in the person it was sent to, even while another person is signed in', async () => {
    const { user, store } = await open({ at: link, role: 'vendor' });
    await press(user, 'Sign In');
    await isIn(store);
    expect(store.getState().app).toMatchObject({ role: 'resident', mockOn: false });
  });

  it('is refused when the site offers only sample data', async () => {
    await open({ at: link, configuration: { modes: ['mock'] } });
    expect(await screen.findByText('Magic link is disabled in mock mode')).toBeVisible();
  });
});
