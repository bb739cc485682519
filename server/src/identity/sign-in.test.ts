import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderedMail } from '../ports/mail.ts';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { codeIn, linkIn, mailTo as sentTo, tokenIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  const many = { max: 10_000, seconds: 600 };
  const limits = {
    asksByAddress: many,
    asksByPair: many,
    asksByEmail: many,
    triesByAddress: many,
    triesByEmail: many,
  };
  opened = await openIdentity({ limits });
  const { roster } = opened;
  for (const hoaId of ['cedar', 'maple']) await roster.addAssociation(hoaId);
  await roster.addPerson('cedar', { uid: 'ada', email: 'Ada@Example.org', displayName: 'Ada' });
  await roster.addMembership('cedar', { uid: 'ada' });
});
afterAll(() => opened.close());

let email: string;
let uid: string;
beforeEach(async () => {
  ({ uid, email } = await opened.newMember());
});

const mailTo = (address: string, number?: number) => sentTo(opened, address, number);

describe('a sign-in link', () => {
  it('signs in a member by the token in its fragment, and returns them to where they were [2.5.4]', async () => {
    const browser = opened.newBrowser();
    const asked = await browser.askForLink(' ADA@example.org ', {
      returnTo: '/tickets?status=new',
    });
    expect([asked.status, await asked.json()]).toEqual([202, {}]);
    const mail = await mailTo('ada@example.org');
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual(['https://portal.example', '/login']);
    expect([...link.searchParams]).toEqual([['email', 'ada@example.org']]);
    const completed = await browser.complete({ token: tokenIn(mail), email: 'ada@example.org' });
    expect(completed.status).toBe(200);
    expect(await completed.json()).toEqual({
      person: { uid: 'ada', displayName: 'Ada', email: 'Ada@Example.org' },
      memberships: [
        {
          id: 'cedar:ada:resident',
          uid: 'ada',
          hoaId: 'cedar',
          association: 'Association cedar',
          displayName: 'Ada',
          role: 'resident',
          groups: [],
        },
      ],
      returnTo: '/tickets?status=new',
    });
    expect(await browser.session()).toMatchObject({ person: { uid: 'ada' } });
  });

  it('signs in wherever it is opened', async () => {
    await opened.newBrowser().askForLink(email);
    const elsewhere = opened.newBrowser();
    const completed = await elsewhere.complete({ token: tokenIn(await mailTo(email)) });
    expect(completed.status).toBe(200);
    expect(await elsewhere.session()).toMatchObject({ person: { uid } });
  });

  it.each<[string, (token: string) => Promise<object> | object]>([
    ['is empty', () => ({ token: '' })],
    ['has no secret', (token) => ({ token: token.split('.')[0] })],
    [
      'has the secret of another',
      async (token) => {
        await opened.newBrowser().askForLink('ada@example.org');
        const other = tokenIn(await mailTo('ada@example.org', 2));
        return { token: `${token.split('.')[0]}.${other.split('.')[1]}` };
      },
    ],
    ['is for another email', (token) => ({ token, email: 'ada@example.org' })],
    [
      'was changed by one letter',
      (token) => ({ token: token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA') }),
    ],
    [
      'was used',
      async (token) => {
        expect((await opened.newBrowser().complete({ token })).status).toBe(200);
        return { token };
      },
    ],
    [
      'was overtaken by its code',
      async (token) => {
        const browser = opened.newBrowser();
        await browser.askForLink(email);
        const mail = await mailTo(email, 2);
        expect((await browser.complete({ email, code: codeIn(mail) })).status).toBe(200);
        expect(token).not.toBe(tokenIn(mail));
        return { token: tokenIn(mail) };
      },
    ],
    [
      'is fifteen minutes old',
      async (token) => {
        await ageLinks();
        return { token };
      },
    ],
    [
      'belongs to somebody who was removed',
      async (token) => {
        await endMembership(uid);
        return { token };
      },
    ],
  ])('refuses one that %s, without a session', async (_, triedWith) => {
    await opened.newBrowser().askForLink(email);
    const browser = opened.newBrowser();
    const refused = await browser.complete(await triedWith(tokenIn(await mailTo(email))));
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'sign-in-invalid' });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await browser.session()).toBeNull();
  });

  it('works once for any number of browsers that open it at the same time', async () => {
    await opened.newBrowser().askForLink(email);
    const token = tokenIn(await mailTo(email));
    const browsers = Array.from({ length: 12 }, () => opened.newBrowser());
    const answers = await Promise.all(browsers.map((browser) => browser.complete({ token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(401)]);
  });

  it('is not used up by being looked at [V14.2.1]', async () => {
    const browser = opened.newBrowser();
    await browser.askForLink(email);
    const token = tokenIn(await mailTo(email));
    for (const path of ['/api/sign-in/complete', '/api/auth/magic-link/verify', '/api/sign-in']) {
      expect((await browser.send(`${path}?token=${token}`)).status).toBe(404);
    }
    expect((await browser.complete({ token })).status).toBe(200);
  });

  it('leads nowhere outside of the portal [V1.2.2 V3.7.2]', async () => {
    const browser = opened.newBrowser();
    await browser.askForLink(email, { returnTo: '//evil.example/' });
    const completed = await browser.complete({ token: tokenIn(await mailTo(email)) });
    expect(await completed.json()).toMatchObject({ returnTo: '/' });
  });
});

describe('a code', () => {
  it('signs in the browser that requested the link, and invalidates the link [V6.1.3 V6.5.1]', async () => {
    const browser = opened.newBrowser();
    await browser.askForLink(email);
    const mail = await mailTo(email);
    expect((await browser.complete({ email, code: codeIn(mail) })).status).toBe(200);
    expect(await browser.session()).toMatchObject({ person: { uid } });
    const again = await opened.newBrowser().complete({ token: tokenIn(mail) });
    expect(again.status).toBe(401);
  });

  it.each<[string, (code: string) => Promise<{ status: number }>]>([
    ['in another browser', async (code) => opened.newBrowser().complete({ email, code })],
    [
      'in another browser that asked itself',
      async (code) => {
        const other = opened.newBrowser();
        await other.askForLink(email);
        const second = codeIn(await mailTo(email, 2));
        return other.complete({ email, code: second === code ? '000000' : code });
      },
    ],
    [
      'in a browser that knows no more than the name in the link',
      async (code) => {
        const other = opened.newBrowser();
        const [name] = tokenIn(await mailTo(email)).split('.');
        other.cookies.set('__Host-hoa-sign-in', `${name}.${'A'.repeat(43)}`);
        return other.complete({ email, code });
      },
    ],
    [
      'for another email',
      async (code) => {
        const browser = opened.newBrowser();
        await browser.askForLink(email);
        const own = codeIn(await mailTo(email, 2));
        expect(own).toMatch(/^\d{6}$/);
        expect(code).toMatch(/^\d{6}$/);
        return browser.complete({ email: 'ada@example.org', code: own });
      },
    ],
  ])('is refused %s', async (_, tryCode) => {
    await opened.newBrowser().askForLink(email);
    const refused = await tryCode(codeIn(await mailTo(email)));
    expect(refused.status).toBe(401);
  });

  it('can be tried five times, from all addresses together [V6.3.1]', async () => {
    const browser = opened.newBrowser();
    await browser.askForLink(email);
    const code = codeIn(await mailTo(email));
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = Array.from({ length: 5 }, () => browser.complete({ email, code: wrong }));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
    const late = await browser.complete({ email, code });
    expect(late.status).toBe(429);
    expect(await late.json()).toMatchObject({ code: 'too-many-requests' });
  });
});

describe('a sign-in whose answer was lost', () => {
  /** Sends a request as a browser that never receives the answer, so that its cookies stay unchanged. */
  async function lose(browser: Browser, input: object): Promise<void> {
    const before = new Map(browser.cookies);
    expect((await browser.complete(input)).status).toBe(200);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
  }

  type Way = (mail: RenderedMail, asked: Browser) => readonly [by: Browser, input: object];

  const ways: readonly (readonly [string, Way])[] = [
    ['its link, where that was asked for', (mail, asked) => [asked, { token: tokenIn(mail) }]],
    ['its code', (mail, asked) => [asked, { email, code: codeIn(mail) }]],
    [
      'its link elsewhere, by a page that is still open',
      (mail) => [opened.newBrowser(), { token: tokenIn(mail), attempt: crypto.randomUUID() }],
    ],
  ];

  async function lost(way: Way): Promise<readonly [Browser, object]> {
    const asked = opened.newBrowser();
    await asked.askForLink(email);
    const [browser, input] = way(await mailTo(email), asked);
    await lose(browser, input);
    return [browser, input];
  }

  it.each(ways)('is answered again, and kept once, by %s', async (_, way) => {
    const [browser, input] = await lost(way);
    await lose(browser, input);
    expect((await browser.complete(input)).status).toBe(200);
    expect(await browser.session()).toMatchObject({ person: { uid } });
    expect(await sessionsOf(email)).toBe(1);
    // If the link is opened again, the browser keeps the cookie of the first sign-in.
    await browser.complete(input);
    expect(await browser.session()).toMatchObject({ person: { uid } });
  });

  it.each(ways)('is not repeated after two minutes by %s', async (_, way) => {
    const [browser, input] = await lost(way);
    await opened.roster.query(
      "UPDATE identity.sessions SET created_at = created_at - interval '2 minutes'",
    );
    expect((await browser.complete(input)).status).toBe(401);
  });

  it.each(ways)('is not repeated once it was ended by %s', async (_, way) => {
    const [browser, input] = await lost(way);
    await opened.roster.query('DELETE FROM identity.sessions');
    expect((await browser.complete(input)).status).toBe(401);
    expect(await browser.session()).toBeNull();
  });

  it.each(ways)('is not repeated by another browser that has %s', async (_, way) => {
    const [, input] = await lost(way);
    const other = opened.newBrowser();
    await other.askForLink(email);
    const attempt = crypto.randomUUID();
    expect((await other.complete({ ...input, attempt })).status).toBe(401);
    expect((await opened.newBrowser().complete({ ...input, attempt })).status).toBe(401);
  });
});

async function sessionsOf(address: string): Promise<number> {
  const rows = await opened.roster.query(
    `SELECT FROM identity.sessions JOIN identity.users ON users.id = user_id WHERE email = $1`,
    [address],
  );
  return rows.length;
}

/** `npm run proof` sets a higher number. */
const rounds = Number(process.env.PROOF_ASKS ?? 40);

describe('strangers', () => {
  it('get the same answer as members, and no mail', async () => {
    const answerTo = async (address: string) => {
      const answer = await opened.newBrowser().askForLink(address);
      const { headers } = answer;
      const shape = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=…'));
      return { status: answer.status, body: await answer.text(), shape };
    };
    expect(await answerTo('stranger@example.org')).toEqual(await answerTo(email));
    await mailTo(email);
    expect(opened.mails.filter(({ to }) => to.address === 'stranger@example.org')).toEqual([]);
  });

  it('who were invited from a later day on get a mail that names the day of their association', async () => {
    const later = `later-${email}`;
    await opened.roster.addPerson('cedar', { uid: `later-${uid}`, email: later });
    const since = '2099-03-10T06:00:00.000Z';
    const membership = { uid: `later-${uid}`, since };
    await opened.roster.addMembership('cedar', membership);
    const browser = opened.newBrowser();
    expect((await browser.askForLink(later, { locale: 'de' })).status).toBe(202);
    const mail = await mailTo(later);
    expect(mail.subject).toBe('Ihr Zugang zu Association cedar beginnt am 10. März 2099');
    expect(mail.text).not.toMatch(/#token=|\b\d{6}\b/);
    expect(await browser.session()).toBeNull();
    await opened.roster.addMembership('cedar', { ...membership, until: since });
    expect(await opened.identity.roster.futureMember(later)).toBeUndefined();
  });

  it('take as long as members [V6.3.8]', { timeout: 30_000 + rounds * 500 }, async () => {
    const timed = async (address: string) => {
      const begin = performance.now();
      await opened.newBrowser().askForLink(address);
      return performance.now() - begin;
    };
    const members: number[] = [];
    const strangers: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      members.push(await timed(email));
      strangers.push(await timed(`stranger-${round}@example.org`));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
    const ratio = median(strangers) / median(members);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@example.org`, 'a@example.org\r\nBcc: b@c.org'])(
    'who enter %j get an invalid-email error',
    async (typed) => {
      const refused = await opened.newBrowser().askForLink(typed);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ code: 'invalid-input', field: 'email' });
    },
  );
});

async function ageLinks(): Promise<void> {
  await opened.roster.query(
    "UPDATE identity.verifications SET expires_at = expires_at - interval '15 minutes'",
  );
}

async function endMembership(of: string): Promise<void> {
  await opened.roster.addMembership('cedar', { uid: of, until: new Date().toISOString() });
}
