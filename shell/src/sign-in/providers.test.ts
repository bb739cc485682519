import { createMemoryStorage } from '@hoa/api';
import { describe, expect, it, vi } from 'vitest';
import type { Identity } from './identity-provider.ts';
import {
  createMagicLinkProvider,
  pendingSignInKey,
  requestedEmail,
  type ServiceSignIn,
  type SignInLinkService,
} from './magic-link-provider.ts';
import { createMockIdentityProvider } from './mock-identity-provider.ts';
import { looksLikeSignInLink } from './sign-in-link.ts';

const portal = 'https://portal.example';
const link = `${portal}/login?mode=signIn&oobCode=abc`;
const rae: Identity = {
  role: 'resident',
  user: { uid: 'resident-1', email: 'rae@cedarhollow.example', displayName: 'Rae Whitcomb' },
};

describe('a magic link', () => {
  it('is sent to the trimmed address, with the way back [7.1]', async () => {
    const { provider, service } = setUp();
    await provider.sendSignInLink(' rae+hoa@cedarhollow.example ', '/tickets');
    expect(service.send).toHaveBeenCalledWith('rae+hoa@cedarhollow.example', '/tickets');
  });

  it.each(['', '   '])('is not sent to %j', async (email) => {
    const { provider, service } = setUp();
    await expect(provider.sendSignInLink(email, '/')).rejects.toThrow(
      'Please enter your email address',
    );
    expect(service.send).not.toHaveBeenCalled();
  });

  it('signs in with the email address in the link rather than the stored one [5.2 7.3]', async () => {
    const { provider, service } = setUp();
    await provider.sendSignInLink('kept@cedarhollow.example', '/');
    const url = `${link}&email=rae%40cedarhollow.example`;
    await expect(provider.completeSignIn(url)).resolves.toMatchObject({ identity: rae });
    expect(service.signIn).toHaveBeenCalledWith('rae@cedarhollow.example', url);
  });

  it('signs in with the email address stored when it was sent, and returns to the previous page [5.3]', async () => {
    const { provider, service, storage } = setUp();
    await provider.sendSignInLink('Rae@cedarhollow.example', '/tickets?status=new');
    await expect(provider.completeSignIn(link)).resolves.toEqual({
      identity: rae,
      returnTo: '/tickets?status=new',
    });
    expect(service.signIn).toHaveBeenCalledWith('Rae@cedarhollow.example', link);
    expect(storage.getItem(pendingSignInKey)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a truncated text', '{"email":"kept@'],
    ['another shape', '["kept@cedarhollow.example"]'],
    ['a number for an address', '{"email":7,"returnTo":"//evil.example"}'],
  ])('has no address when %s was kept and the link has none [5.4 8.1.4]', async (_what, kept) => {
    const { provider, service, storage } = setUp();
    if (kept !== null) storage.setItem(pendingSignInKey, kept);
    await expect(provider.completeSignIn(link)).rejects.toThrow(
      'Email not found for sign-in completion',
    );
    expect(service.signIn).not.toHaveBeenCalled();
  });

  it.each([undefined, new Error('offline')])(
    'with the token of another person signs out and is refused, also when signing out ends in %s',
    async (failure) => {
      const { provider, service } = setUp();
      if (failure) service.signOut.mockRejectedValueOnce(failure);
      const url = `${link}&email=vern%40cedarhollow.example`;
      await expect(provider.completeSignIn(url)).rejects.toMatchObject({ code: 'sign-in-invalid' });
      expect(service.signOut).toHaveBeenCalledOnce();
    },
  );

  it('returns nowhere outside the portal, whatever address was stored', async () => {
    const { provider, storage } = setUp();
    storage.setItem(
      pendingSignInKey,
      JSON.stringify({ email: 'rae@cedarhollow.example', returnTo: '//evil.example' }),
    );
    await expect(provider.completeSignIn(link)).resolves.toMatchObject({ returnTo: '/' });
  });

  it('that is opened in another browser returns to the page that the service names', async () => {
    const { provider, service } = setUp();
    service.signIn.mockResolvedValueOnce({ identity: rae, returnTo: '/news' });
    const url = `${link}&email=rae%40cedarhollow.example`;
    await expect(provider.completeSignIn(url)).resolves.toMatchObject({ returnTo: '/news' });
  });

  it('can be replaced by the code from the same email', async () => {
    const { provider, service, storage } = setUp();
    await provider.sendSignInLink('rae@cedarhollow.example', '/tickets');
    await expect(provider.completeByCode('rae@cedarhollow.example', ' 123456 ')).resolves.toEqual({
      identity: rae,
      returnTo: '/tickets',
    });
    expect(service.signInByCode).toHaveBeenCalledWith('rae@cedarhollow.example', '123456');
    expect(storage.getItem(pendingSignInKey)).toBeNull();
  });

  it('is remembered as requested in this browser until it expires', async () => {
    const { provider, storage, clock } = setUp();
    await provider.sendSignInLink('rae@cedarhollow.example', '/');
    const asked = () => requestedEmail(() => storage, clock.now);
    expect(asked()).toBe('rae@cedarhollow.example');
    clock.now += 15 * 60_000;
    expect(asked()).toBeUndefined();
  });

  it('is refused when it is not a sign-in link [5.5]', async () => {
    const { provider, service } = setUp();
    await expect(provider.completeSignIn(`${portal}/login?email=rae%40a.example`)).rejects.toThrow(
      'not a sign-in link',
    );
    expect(service.signIn).not.toHaveBeenCalled();
  });

  it('works where the browser forbids storage', async () => {
    const { service } = setUp();
    const provider = createMagicLinkProvider(service, () => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await provider.sendSignInLink('rae@cedarhollow.example', '/');
    const url = `${link}&email=rae%40cedarhollow.example`;
    await expect(provider.completeSignIn(url)).resolves.toMatchObject({ identity: rae });
  });
});

describe('a sign-out that fails', () => {
  async function failToSignOut() {
    const { provider, service, page } = setUp();
    const offline = new Error('offline');
    service.signOut.mockRejectedValueOnce(offline);
    await expect(provider.signOut()).rejects.toBe(offline);
    const connect = () => page.dispatchEvent(new Event('online'));
    return { provider, service, connect };
  }

  it('is tried again once the browser is online, until it is done', async () => {
    const { service, connect } = await failToSignOut();
    expect(service.signOut).toHaveBeenCalledOnce();
    service.signOut.mockRejectedValueOnce(new Error('offline'));
    connect();
    expect(service.signOut).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => {
      connect();
      expect(service.signOut).toHaveBeenCalledTimes(3);
    });
    connect();
    expect(service.signOut).toHaveBeenCalledTimes(3);
  });

  it('does not sign out a person who has signed in since then', async () => {
    const { provider, service, connect } = await failToSignOut();
    await provider.completeByCode('rae@cedarhollow.example', '123456');
    connect();
    expect(service.signOut).toHaveBeenCalledOnce();
  });
});

describe('the mock provider', () => {
  it('refuses magic links with the specified texts [8.1.2]', async () => {
    const provider = mockProvider();
    await expect(provider.sendSignInLink('rae@cedarhollow.example', '/')).rejects.toThrow(
      'MockMode: Magic link sending is disabled in mock mode',
    );
    await expect(provider.completeSignIn(link)).rejects.toThrow(
      'MockMode: Magic link completion is disabled in mock mode',
    );
  });

  it('signs in the sample person of a role and notifies listeners', async () => {
    const provider = mockProvider();
    const onChange = vi.fn();
    const end = provider.onAuthStateChanged(onChange);
    await expect(provider.signInAs('resident')).resolves.toEqual(rae);
    await provider.signOut();
    end();
    await provider.signInAs('resident');
    expect(onChange.mock.calls).toEqual([[rae], [null]]);
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

function mockProvider() {
  return createMockIdentityProvider(async () => ({
    resident: rae.user,
    vendor: rae.user,
    admin: rae.user,
  }));
}

function setUp() {
  const storage = createMemoryStorage();
  const clock = { now: Date.UTC(2026, 2, 1) };
  const page = new EventTarget();
  const service = {
    send: vi.fn(async () => undefined),
    isSignInLink: looksLikeSignInLink,
    signIn: vi.fn(async (): Promise<ServiceSignIn> => ({ identity: rae })),
    signInByCode: vi.fn(async () => ({ identity: rae })),
    signOut: vi.fn(async () => undefined),
    onAuthStateChanged: () => () => undefined,
  } satisfies SignInLinkService;
  const provider = createMagicLinkProvider(
    service,
    () => storage,
    () => clock.now,
    page,
  );
  return { storage, clock, page, service, provider };
}
