import { expectConsole } from '@hoa/portal/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import type { Session } from '../session.ts';

const emailForm = () => screen.findByRole('textbox', { name: 'Email' });
const people = async () => within(await screen.findByRole('group', { name: 'Mock Login' }));

/** A session that sends no email and accepts no link. */
const silentSession = (): Session => ({
  sendSignInLink: async () => undefined,
  isSignInLink: () => false,
  completeSignIn: () => Promise.reject(new Error('no link')),
  completeByCode: () => Promise.reject(new Error('no code')),
  enter: () => undefined,
  signOut: async () => undefined,
});

describe('a visitor', () => {
  it('is sent to the sign-in page and returns, signed in, to where they were [2.1.7 2.5.2]', async () => {
    const { user, address } = await renderShell({ role: null, at: '/forums?tag=pool#latest' });
    expect(address()).toBe('/login');
    await user.click((await people()).getByRole('button', { name: 'Resident' }));
    await screen.findByRole('button', { name: 'User menu' });
    expect(address()).toBe('/forums?tag=pool#latest');
  });

  it('begins at home after coming straight to the sign-in page [2.1.7]', async () => {
    const { user, address, store } = await renderShell({ role: null, at: '/login' });
    await user.click((await people()).getByRole('button', { name: 'Admin' }));
    await screen.findByRole('button', { name: 'User menu' });
    expect(address()).toBe('/');
    expect(store.getState().app).toMatchObject({ role: 'admin', mockOn: true });
  });

  it('is still restricted by the guard to their role’s pages', async () => {
    const { user, address, remotes } = await renderShell({ role: null, at: '/tickets/ticket-7' });
    await user.click((await people()).getByRole('button', { name: 'Vendor' }));
    await act(async () => undefined);
    expect(address()).toBe('/vendor?item=ticket-7');
    expect(remotes.asked).toContain('load remote-vendor');
  });

  it('shows the data mode and whom to ask for help [2.5.3]', async () => {
    await renderShell({ role: null, at: '/login' });
    expect(await screen.findByRole('heading', { name: 'Email Sign In' })).toBeVisible();
    expect(screen.getByText('Mock')).toBeVisible();
    expect(screen.getByText(/contact your community’s administrator/)).toBeVisible();
  });
});

describe('the email sign-in', () => {
  it('asks for an address, next to the field and in a toast [5.1 8.1.6]', async () => {
    const { user } = await renderShell({ role: null, at: '/login', session: silentSession() });
    const field = await emailForm();
    await user.click(screen.getByRole('button', { name: 'Send Magic Link' }));
    expect(field).toHaveAccessibleDescription(/Please enter your email address/);
    expect(field).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your email address');

    await user.type(field, 'r');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAccessibleDescription(/Please enter/);
  });

  it.each(['', 'rae@cedarhollow.example'])(
    'is disabled in mock mode, and a press with %j shows why [1.10 2.5.1 8.1.3]',
    async (email) => {
      const { user } = await renderShell({ role: null, at: '/login' });
      const field = await emailForm();
      if (email !== '') await user.type(field, email);
      const send = screen.getByRole('button', { name: 'Send Magic Link' });
      expect(send).toHaveAttribute('aria-disabled', 'true');
      await user.click(send);
      expect(await screen.findByText('Magic link is disabled in mock mode')).toBeVisible();
      expect(screen.queryByText('Please enter your email address')).toBeNull();
      expect(field).toHaveValue(email);
    },
  );

  it('takes up the address that a magic link returns with [2.5.4]', async () => {
    await renderShell({ role: null, at: '/login?email=rae%40cedarhollow.example' });
    expect(await emailForm()).toHaveValue('rae@cedarhollow.example');
    expect(screen.queryByText('Magic link is disabled in mock mode')).toBeNull();
  });

  it('refuses to complete by a link in mock mode', async () => {
    const link = '/login?email=rae%40cedarhollow.example&mode=signIn&oobCode=abc';
    const { store } = await renderShell({ role: null, at: link });
    expect(await screen.findByText('Magic link is disabled in mock mode')).toBeVisible();
    expect(store.getState().app.user).toBeNull();
  });
});

describe('a session that sends links', () => {
  async function sendLink(sendSignInLink: Session['sendSignInLink']) {
    const session = { ...silentSession(), sendSignInLink };
    const { user } = await renderShell({ role: null, at: '/login', session });
    await user.type(await emailForm(), 'rae@cedarhollow.example');
    await user.click(screen.getByRole('button', { name: 'Send Magic Link' }));
  }

  it('shows that the link was sent [8.6.11]', async () => {
    const send = vi.fn(async () => undefined);
    await sendLink(send);
    expect(await screen.findByText('Magic link sent! Check your email.')).toBeVisible();
    expect(send).toHaveBeenCalledWith('rae@cedarhollow.example', '/');
    expect(screen.queryByRole('group', { name: 'Mock Login' })).not.toBeInTheDocument();
  });

  it.each([
    ['Failed to send magic link', ''],
    ['Too many requests', 'Too many requests'],
  ])('shows %s when the link cannot be sent [8.1.5]', async (text, message) => {
    expectConsole(new RegExp(text));
    await sendLink(() => Promise.reject(new Error(message)));
    expect(await screen.findByText(new RegExp(`^${text} \\(id: \\w{8}\\)$`))).toBeVisible();
  });
});
