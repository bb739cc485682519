import { createMemoryStorage, PortalError } from '@hoa/api';
import { createPortalStore } from '@hoa/portal';
import { expectConsole, fakeGateway } from '@hoa/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { fakeSignInServer, owner, rae } from '../testing/fake-sign-in-server.ts';
import { createLiveSession } from './live-session.ts';
import { pendingSignInKey, requestedEmail } from './pending-sign-in.ts';
import { looksLikeSignInLink } from './sign-in-link.ts';

const portal = 'https://portal.example';
const linkFor = (email: string) => `${portal}/login?email=${encodeURIComponent(email)}#token=abc`;
/** A link from which an email program has removed the query. */
const bareLink = `${portal}/login#token=abc`;
const identity = { role: 'resident', user: rae, memberships: [owner], membershipId: owner.id };

describe('a magic link', () => {
  it('is sent to the trimmed address, with the way back [7.1]', async () => {
    const { session, server } = setUp();
    await session.sendSignInLink(' rae+hoa@cedarhollow.example ', '/tickets');
    expect(server.sendLink).toHaveBeenCalledWith({
      email: 'rae+hoa@cedarhollow.example',
      returnTo: '/tickets',
      locale: 'en',
    });
  });

  it.each(['', '   '])('is not sent to %j', async (email) => {
    const { session, server } = setUp();
    await expect(session.sendSignInLink(email, '/')).rejects.toThrow(
      'Please enter your email address',
    );
    expect(server.sendLink).not.toHaveBeenCalled();
  });

  it('signs in with the email address in the link rather than the stored one [5.2 7.3]', async () => {
    const { session, server } = setUp();
    await session.sendSignInLink('kept@cedarhollow.example', '/');
    await expect(session.completeSignIn(linkFor(rae.email))).resolves.toMatchObject({ identity });
    expect(server.complete).toHaveBeenCalledWith(expect.objectContaining({ token: 'abc' }));
  });

  it('signs in with the email address stored when it was sent, and returns to the previous page [5.3]', async () => {
    const { session, storage } = setUp();
    await session.sendSignInLink('Rae@cedarhollow.example', '/tickets?status=new');
    await expect(session.completeSignIn(bareLink)).resolves.toEqual({
      identity,
      returnTo: '/tickets?status=new',
    });
    expect(storage.getItem(pendingSignInKey)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a truncated text', '{"email":"kept@'],
    ['another shape', '["kept@cedarhollow.example"]'],
    ['a number for an address', '{"email":7,"returnTo":"//evil.example"}'],
  ])('has no address when %s was kept and the link has none [5.4 8.1.4]', async (_what, kept) => {
    const { session, server, storage } = setUp();
    if (kept !== null) storage.setItem(pendingSignInKey, kept);
    await expect(session.completeSignIn(bareLink)).rejects.toThrow(
      'Email not found for sign-in completion',
    );
    expect(server.complete).not.toHaveBeenCalled();
  });

  it.each([undefined, new Error('offline')])(
    'with the token of another person signs out and is refused, also when signing out ends in %s',
    async (failure) => {
      const { session, server } = setUp();
      if (failure) server.signOut.mockRejectedValueOnce(failure);
      const url = linkFor('vern@cedarhollow.example');
      await expect(session.completeSignIn(url)).rejects.toMatchObject({ code: 'sign-in-invalid' });
      expect(server.signOut).toHaveBeenCalledOnce();
    },
  );

  it('returns nowhere outside the portal, whatever address was stored', async () => {
    const { session, storage } = setUp();
    storage.setItem(
      pendingSignInKey,
      JSON.stringify({ email: 'rae@cedarhollow.example', returnTo: '//evil.example' }),
    );
    await expect(session.completeSignIn(bareLink)).resolves.toMatchObject({ returnTo: '/' });
  });

  it('that is opened in another browser returns to the page that the server names', async () => {
    const { session, server } = setUp();
    const answer = { person: rae, memberships: [owner], returnTo: '/news' };
    server.complete.mockResolvedValueOnce(answer);
    await expect(session.completeSignIn(linkFor(rae.email))).resolves.toMatchObject({
      returnTo: '/news',
    });
  });

  it('can be replaced by the code from the same email', async () => {
    const { session, server, storage } = setUp();
    await session.sendSignInLink('rae@cedarhollow.example', '/tickets');
    await expect(session.completeByCode('rae@cedarhollow.example', ' 123456 ')).resolves.toEqual({
      identity,
      returnTo: '/tickets',
    });
    expect(server.complete).toHaveBeenCalledWith({ email: rae.email, code: '123456' });
    expect(storage.getItem(pendingSignInKey)).toBeNull();
  });

  it('is remembered as requested in this browser until it expires', async () => {
    const { session, storage, clock } = setUp();
    await session.sendSignInLink('rae@cedarhollow.example', '/');
    const asked = () => requestedEmail(() => storage, clock.now);
    expect(asked()).toBe('rae@cedarhollow.example');
    clock.now += 15 * 60_000;
    expect(asked()).toBeUndefined();
  });

  it('is refused when it is not a sign-in link [5.5]', async () => {
    const { session, server } = setUp();
    await expect(session.completeSignIn(`${portal}/login?email=rae%40a.example`)).rejects.toThrow(
      'not a sign-in link',
    );
    expect(server.complete).not.toHaveBeenCalled();
  });

  it('works where the browser forbids storage', async () => {
    const { session } = setUp(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await session.sendSignInLink('rae@cedarhollow.example', '/');
    await expect(session.completeSignIn(linkFor(rae.email))).resolves.toMatchObject({ identity });
  });
});

it('signs in with mock off, and answers where the person came from [1.4 4.3]', async () => {
  const { session, store } = setUp();
  await session.sendSignInLink(rae.email, '/tickets');
  const completed = await session.completeSignIn(bareLink);
  expect(completed.returnTo).toBe('/tickets');
  expect(store.getState().app.user).toBeNull();
  session.enter(completed.identity);
  expect(store.getState().app).toMatchObject({ role: 'resident', user: rae, mockOn: false });
  expect(session.signInAs).toBeUndefined();
});

describe('a request that the server refuses', () => {
  async function codes(code: 'too-many-requests' | 'network') {
    const { session, server } = setUp();
    server.sendLink.mockRejectedValueOnce(new PortalError(code));
    server.complete.mockRejectedValueOnce(new PortalError(code));
    const requests = [
      session.sendSignInLink(rae.email, '/'),
      session.completeByCode(rae.email, '123456'),
    ];
    const results = await Promise.allSettled(requests);
    return results.map((result) => result.status === 'rejected' && result.reason.code);
  }

  it('names the limit that it is above', async () => {
    expect(await codes('too-many-requests')).toEqual(['too-many-links', 'too-many-codes']);
  });

  it('leaves other errors as they are', async () => {
    expect(await codes('network')).toEqual(['network', 'network']);
  });
});

describe('a sign-out that fails', () => {
  async function failToSignOut() {
    expectConsole(/could not be told/);
    const { session, server, store, page } = setUp();
    session.enter({ role: 'resident', user: rae });
    server.signOut.mockRejectedValueOnce(new Error('offline'));
    await session.signOut();
    const connect = () => page.dispatchEvent(new Event('online'));
    return { session, server, store, connect };
  }

  it('is tried again once the browser is online, until it is done', async () => {
    const { server, connect } = await failToSignOut();
    expect(server.signOut).toHaveBeenCalledOnce();
    server.signOut.mockRejectedValueOnce(new Error('offline'));
    connect();
    expect(server.signOut).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => {
      connect();
      expect(server.signOut).toHaveBeenCalledTimes(3);
    });
    connect();
    expect(server.signOut).toHaveBeenCalledTimes(3);
  });

  it('clears the user all the same [4.7 7.4]', async () => {
    const { store } = await failToSignOut();
    expect(store.getState().app).toMatchObject({ role: null, user: null });
  });

  it('does not sign out a person who has signed in since then', async () => {
    const { session, server, connect } = await failToSignOut();
    await session.completeByCode('rae@cedarhollow.example', '123456');
    connect();
    expect(server.signOut).toHaveBeenCalledOnce();
  });
});

it.each([
  ['/login?mode=signIn&oobCode=abc', true],
  ['/login?email=a%40b.example&mode=signIn&oobCode=abc', true],
  ['/login?email=a%40b.example', false],
  ['/login?mode=signIn&oobCode=', false],
  ['/login?mode=resetPassword&oobCode=abc', false],
  ['/login?email=a%40b.example#token=abc', true],
  ['/login?email=a%40b.example#token=', false],
  ['/login?token=abc', false],
])('%s is a sign-in link: %s [7.2]', (path, expected) => {
  expect(looksLikeSignInLink(portal + path)).toBe(expected);
});

function setUp(forbidden?: () => Storage) {
  const storage = createMemoryStorage();
  const clock = { now: Date.UTC(2026, 2, 1) };
  const page = new EventTarget();
  const server = fakeSignInServer();
  const store = createPortalStore(fakeGateway({}));
  const session = createLiveSession(store, {
    client: server.client,
    storage: forbidden ?? (() => storage),
    now: () => clock.now,
    page,
  });
  return { storage, clock, page, server, store, session };
}
