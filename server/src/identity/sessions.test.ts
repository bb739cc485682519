import { maxSessionDays, sessionDays } from '@hoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookie } from '../http/cookies.ts';
import { signInLimits } from './limits.ts';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { codeIn, mailTo, signIn, tokenIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  const many = { max: 10_000, seconds: 600 };
  opened = await openIdentity({
    limits: { asksByAddress: many, triesByAddress: many },
    trustedProxies: ['10.0.0.1'],
  });
  for (const id of ['cedar', 'maple']) await opened.roster.addAssociation(id);
});
afterAll(() => opened.close());

let email: string;
let uid: string;
beforeEach(async () => {
  ({ uid, email } = await opened.newMember());
});

async function signedIn(address?: string) {
  const browser = opened.newBrowser(address);
  expect((await signIn(opened, browser, email)).status).toBe(200);
  return browser;
}

describe('the cookie of a sign-in', () => {
  it('is host-only, HttpOnly, Secure and SameSite=Lax [V3.3.1 V3.3.2 V3.3.4 V3.5.4]', async () => {
    const { setCookies } = await signedIn();
    const set = setCookies.find((cookie) => cookie.startsWith('__Host-hoa-session='));
    const parts = set?.split('; ').slice(1).sort();
    expect(parts).toEqual([
      'HttpOnly',
      `Max-Age=${maxSessionDays * 24 * 60 * 60}`,
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it.each([
    ['https://portal.example', '__Host-hoa'],
    ['http://localhost:4173', 'hoa'],
  ])('of %s is called %s', (origin, name) => {
    const headers = new Headers({ Cookie: `other=1; ${name}=secret; ${name}x=2` });
    expect(createCookie(origin, 'hoa', 60).readFrom(headers)).toBe('secret');
  });

  it('is not read without its prefix on https [V3.3.3]', () => {
    const cookie = createCookie('https://portal.example', 'hoa', 60);
    expect(cookie.readFrom(new Headers({ Cookie: 'hoa=planted' }))).toBeUndefined();
  });

  it.each(['http://portal.example', 'http://127.0.0.1:4173', 'http://localhost.evil.example'])(
    'cannot be had on %s',
    (origin) => {
      expect(() => createCookie(origin, 'hoa', 60)).toThrow('takes https');
    },
  );

  it('is the one that the description of the API names', async () => {
    const browser = await signedIn();
    const { components } = await (await browser.send('/api/openapi.json')).json();
    const { name } = components.securitySchemes.session;
    expect(browser.cookies.has(name)).toBe(true);
  });

  it('stores only a hash of the cookie [V6.5.2 V11.1.2 V11.2.1 V11.4.1]', async () => {
    const { cookies } = await signedIn();
    const [row] = await opened.roster.query<{ all: string }>(
      `SELECT (SELECT json_agg(s) FROM identity.sessions AS s)::text
        || (SELECT json_agg(v) FROM identity.verifications AS v)::text AS all`,
    );
    expect(row?.all).not.toContain(cookies.get('__Host-hoa-session'));
  });
});

describe('signing in', () => {
  it('does not reuse an existing cookie, and ends its session [V7.2.2 V7.2.4]', async () => {
    const attacker = await signedIn();
    const planted = attacker.cookies.get('__Host-hoa-session') ?? '';
    const victim = opened.newBrowser();
    victim.cookies.set('__Host-hoa-session', planted);
    await signIn(opened, victim, email);
    expect(victim.cookies.get('__Host-hoa-session')).not.toBe(planted);
    expect(await victim.session()).toMatchObject({ person: { uid } });
    expect(await attacker.session()).toBeNull();
  });

  it('keeps tokens and codes out of the log [V16.3.1]', async () => {
    const browser = await signedIn();
    const mail = await mailTo(opened, email);
    await browser.complete({ email, code: codeIn(mail) });
    await browser.complete({ email, code: 'wrong' });
    await browser.send(`/api/confirm-email?locale=de&email=${email}`);
    await browser.post('/api/sign-out', {});
    const log = [...opened.lines, ...opened.errors].join('\n');
    expect(log).toContain('/api/sign-in/complete');
    const [request = '', secret = ''] = tokenIn(mail).split('.');
    const cookie = browser.setCookies.map((each) => each.split(/[=;]/)[1] ?? '').filter(Boolean);
    for (const kept of [
      email,
      encodeURIComponent(email),
      codeIn(mail),
      request,
      secret,
      ...cookie,
    ]) {
      expect(log).not.toContain(kept);
    }
  });
});

describe('a signed-in person', () => {
  it('is signed out by the next request after their membership ends, and signed in after it is restored [V7.4.2]', async () => {
    const browser = await signedIn();
    await opened.roster.addMembership('cedar', { uid, until: new Date().toISOString() });
    expect(await browser.session()).toBeNull();
    await opened.roster.addMembership('cedar', { uid });
    expect(await browser.session()).toMatchObject({ person: { uid } });
  });

  it('has every current membership in all associations, and no others', async () => {
    const { roster } = opened;
    await roster.addPerson('maple', { uid, email: email.toUpperCase() });
    await roster.addMembership('maple', { uid, role: 'admin', since: '2021-01-01T00:00:00.000Z' });
    await roster.addMembership('maple', { uid, role: 'vendor', since: '2999-01-01T00:00:00.000Z' });
    await roster.addMembership('cedar', { uid, role: 'vendor', until: '2022-01-01T00:00:00.000Z' });
    const browser = await signedIn();
    const ids = (await browser.session())?.memberships.map(({ id }) => id);
    expect(ids).toEqual([`cedar:${uid}:resident`, `maple:${uid}:admin`]);
  });

  it('loses access to an association that changed their email, and keeps the others', async () => {
    const { roster } = opened;
    await roster.addPerson('maple', { uid, email });
    await roster.addMembership('maple', { uid, role: 'admin' });
    const browser = await signedIn();
    await roster.addPerson('maple', { uid, email: `attacker-${uid}@example.org` });
    const ids = (await browser.session())?.memberships.map(({ id }) => id);
    expect(ids).toEqual([`cedar:${uid}:resident`]);
    const attacker = opened.newBrowser();
    await signIn(opened, attacker, `attacker-${uid}@example.org`);
    const theirs = (await attacker.session())?.memberships.map(({ id }) => id);
    expect(theirs).toEqual([`maple:${uid}:admin`]);
  });

  it('may act as each person who shares their email in one association, until one has another', async () => {
    const { roster } = opened;
    const [partner, elsewhere] = [`partner-of-${uid}`, `elsewhere-${uid}`];
    await roster.addPerson('cedar', { uid: partner, email });
    await roster.addMembership('cedar', { uid: partner, since: '2025-01-01T00:00:00.000Z' });
    await roster.addPerson('maple', { uid: elsewhere, email });
    await roster.addMembership('maple', { uid: elsewhere });
    const browser = await signedIn();
    const uids = async () => (await browser.session())?.memberships.map((one) => one.uid).sort();
    expect(await uids()).toEqual([partner, uid]);
    const nameAs = async (id: string) => {
      const headers = { 'Hoa-Membership': id };
      const answer = await browser.post('/api/operations/profile.saveAppearance', {}, headers);
      return [answer.status, (await answer.json()).uid];
    };
    expect(await nameAs(`cedar:${partner}:resident`)).toEqual([200, partner]);
    expect(await nameAs(`cedar:${uid}:resident`)).toEqual([200, uid]);
    expect((await nameAs(`maple:${elsewhere}:resident`))[0]).toBe(401);
    await roster.addPerson('cedar', { uid: partner, email: `own-${uid}@example.org` });
    expect(await uids()).toEqual([uid]);
    expect((await nameAs(`cedar:${partner}:resident`))[0]).toBe(401);
  });

  it.each([
    ['the days without use', "expires_at = now() - interval '1 second'", false],
    [
      'the most days in any case',
      `created_at = now() - interval '${maxSessionDays} days 1 second'`,
      false,
    ],
    ['fewer days without use', "expires_at = now() + interval '1 day'", true],
  ])('is signed out after %s', async (_, change, isIn) => {
    const browser = await signedIn();
    await ageSession(change);
    expect((await browser.session()) !== null).toBe(isIn);
  });

  it('stays signed in for sessionDays after the last use, for at most maxSessionDays [V7.1.1 V7.3.1]', async () => {
    const browser = await signedIn();
    await ageSession(
      "updated_at = now() - interval '2 hours', expires_at = now() + interval '1 day'",
    );
    await browser.session();
    expect(await daysLeft()).toBe(sessionDays);
    await ageSession(
      `updated_at = now() - interval '2 hours', created_at = now() - interval '${maxSessionDays - 10} days'`,
    );
    await browser.session();
    expect(await daysLeft()).toBe(10);
  });

  it('sees their sessions, and ends one of them from another [V7.1.2 V7.5.2]', async () => {
    const [phone, laptop] = [await signedIn(), opened.newBrowser()];
    await laptop.askForLink(email);
    const token = tokenIn(await mailTo(opened, email, 2));
    const headers = { 'User-Agent': 'Laptop' };
    await laptop.post('/api/sign-in/complete', { token }, headers);
    const { sessions } = opened.identity;
    const here = await sessions.find(cookieHeaders(laptop));
    if (!here) throw new Error('The laptop is not signed in.');
    const own = sessions.own(here);
    const listed = await own.list();
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Laptop', true],
      ['', false],
    ]);
    await own.end(listed[1]?.id ?? '');
    expect(await phone.session()).toBeNull();
    expect(await laptop.session()).not.toBeNull();
  });

  it('cannot end the session of another person', async () => {
    const other = await signedIn();
    const { sessions } = opened.identity;
    const theirs = await sessions.find(cookieHeaders(other));
    await opened.roster.addPerson('cedar', { uid: `${uid}-b`, email: `b-${email}` });
    await opened.roster.addMembership('cedar', { uid: `${uid}-b` });
    const own = opened.newBrowser();
    await signIn(opened, own, `b-${email}`);
    const mine = await sessions.find(cookieHeaders(own));
    if (!theirs || !mine) throw new Error('Somebody is not signed in.');
    await sessions.own(mine).end(theirs.sessionId);
    expect(await other.session()).not.toBeNull();
  });

  it('signs out permanently, even if the cookie is kept [V7.4.1]', async () => {
    const browser = await signedIn();
    const kept = browser.cookies.get('__Host-hoa-session') ?? '';
    expect((await browser.post('/api/sign-out', {})).status).toBe(204);
    expect(browser.cookies.has('__Host-hoa-session')).toBe(false);
    browser.cookies.set('__Host-hoa-session', kept);
    expect(await browser.session()).toBeNull();
  });
});

describe('limits', () => {
  /** Requests links to an email address, each from a new browser; returns the status codes. */
  async function ask(to: string, times: number, addressOf: (each: number) => string) {
    const statuses = [];
    for (let each = 0; each < times; each += 1) {
      statuses.push((await opened.newBrowser(addressOf(each)).askForLink(to)).status);
    }
    return statuses;
  }

  it.each([
    ['a member', () => email],
    ['a stranger', () => `nobody-${uid}@example.org`],
  ])(
    'let an address ask five times in a quarter of an hour for links to %s [V2.3.2]',
    async (_, to) => {
      const refused = await ask(to(), 7, () => '203.0.113.9');
      expect(refused).toEqual([202, 202, 202, 202, 202, 429, 429]);
      expect(await ask(to(), 1, () => '203.0.113.10')).toEqual([202]);
    },
  );

  it('do not block a browser that has signed in with the email when others request links', async () => {
    const browser = await signedIn();
    await browser.post('/api/sign-out', {});
    const most = signInLimits.asksByEmail.max;
    expect(await ask(email, 6, () => '192.0.2.1')).toContain(429);
    expect(await ask(email, most, (each) => `198.51.100.${each}`)).toContain(429);
    expect((await browser.askForLink(email)).status).toBe(202);
    const earlier = tokenIn(await mailTo(opened, email, 2));
    expect((await browser.complete({ token: earlier })).status).toBe(200);
    const own = [];
    for (let each = 0; each < 5; each += 1) own.push((await browser.askForLink(email)).status);
    expect(own).toEqual([202, 202, 202, 202, 429]);
  });

  it('exempt a browser only for the email that it has signed in with', async () => {
    const browser = await signedIn();
    const other = `other-${email}`;
    await ask(other, 5, () => '192.0.2.1');
    expect((await browser.askForLink(other)).status).toBe(429);
  });

  it('keep sent links valid, even after others have tried too many codes', async () => {
    const limited = await openIdentity({ limits: { triesByAddress: { max: 3, seconds: 600 } } });
    await limited.roster.addAssociation('cedar');
    const member = await limited.newMember();
    const statuses = [];
    for (let each = 0; each < 6; each += 1) {
      statuses.push((await limited.newBrowser().askForLink(member.email)).status);
    }
    expect(statuses).toContain(429);
    const wrong = { email: member.email, code: '000000' };
    const tried = Array.from({ length: 4 }, () => limited.newBrowser().complete(wrong));
    expect((await Promise.all(tried)).map(({ status }) => status)).toContain(429);
    const browser = limited.newBrowser();
    const token = tokenIn(await mailTo(limited, member.email));
    expect((await browser.complete({ token })).status).toBe(200);
    await limited.close();
  });

  it('allow 25 code attempts per email from browsers that have not signed in with it', async () => {
    const browser = await signedIn();
    const tryWrong = async (by: Browser) => {
      const sent = opened.mails.filter(({ to }) => to.address === email).length;
      await by.askForLink(email);
      const code = codeIn(await mailTo(opened, email, sent + 1));
      const wrong = code === '000000' ? '000001' : '000000';
      const statuses = [];
      for (let each = 0; each < 5; each += 1) {
        statuses.push((await by.complete({ email, code: wrong })).status);
      }
      return statuses;
    };
    const of = (each: number) => opened.newBrowser(`198.51.100.${each}`);
    for (let each = 0; each < 5; each += 1) expect(await tryWrong(of(each))).not.toContain(429);
    expect(await tryWrong(of(6))).toEqual([429, 429, 429, 429, 429]);
    expect(await tryWrong(browser)).not.toContain(429);
  });

  it('reset after their time window', async () => {
    for (let each = 0; each < 6; each += 1) await opened.newBrowser().askForLink(email);
    await opened.roster.query('UPDATE identity.tries SET until = now()');
    expect((await opened.newBrowser().askForLink(email)).status).toBe(202);
  });

  it('count an IP address regardless of forwarded headers, for concurrent requests too [V6.1.1]', async () => {
    const limited = await openIdentity({ limits: { asksByAddress: { max: 8, seconds: 600 } } });
    const asks = Array.from({ length: 20 }, (_, each) =>
      limited
        .newBrowser('203.0.113.5')
        .post(
          '/api/sign-in',
          { email: `somebody-${each}@example.org` },
          { 'X-Forwarded-For': `198.51.100.${each}`, 'X-Real-IP': `198.51.100.${each}` },
        ),
    );
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(8);
    expect((await limited.newBrowser('203.0.113.6').askForLink('a@example.org')).status).toBe(202);
    await limited.close();
  });

  it('are stored under keys without the email, and hold for concurrent requests', async () => {
    const [{ key }] = (await opened.roster.query<{ key: string }>(
      'SELECT key FROM identity.tries LIMIT 1',
    )) as [{ key: string }];
    expect(key).not.toContain('@');
    const limits = { asksByEmail: { max: 3, seconds: 600 } };
    const other = await openIdentity({ limits });
    const statuses = await Promise.all(
      Array.from({ length: 9 }, () => other.newBrowser().askForLink('c@example.org')),
    );
    expect(statuses.filter(({ status }) => status === 202)).toHaveLength(3);
    await other.close();
  });
});

it('a person is found by indexes among the people of many associations', async () => {
  const large = await openIdentity();
  const { roster, identity } = large;
  for (let each = 0; each < 20; each += 1) await roster.addAssociation(`hoa-${each}`);
  await roster.query(`INSERT INTO portal.people (hoa_id, id, version, data)
    SELECT 'hoa-' || n % 20, 'p' || n, 1, jsonb_build_object('id', 'p' || n, 'uid', 'p' || n,
      'displayName', 'P', 'email', 'p' || n || '@example.org')
    FROM generate_series(1, 20000) AS n`);
  await roster.query(`INSERT INTO portal.memberships (hoa_id, id, version, data)
    SELECT 'hoa-' || n % 20, 'm' || n, 1, jsonb_build_object('id', 'm' || n, 'uid', 'p' || n,
      'role', 'resident', 'since', '2020-01-01T00:00:00.000Z', 'groups', '[]'::jsonb)
    FROM generate_series(1, 20000) AS n`);
  await roster.query('ANALYZE');
  const rowsRead = async () => {
    const [row] = await roster.query<{ rows: number }>(
      `SELECT sum(seq_tup_read)::int AS rows FROM pg_stat_user_tables
       WHERE schemaname = 'portal' AND relname IN ('people', 'memberships')`,
    );
    return row?.rows ?? 0;
  };
  await roster.query('SELECT pg_stat_force_next_flush()');
  const before = await rowsRead();
  for (let each = 1; each <= 10; each += 1) {
    const member = await identity.roster.member(`P${each * 1000}@example.org`);
    expect(member?.person.uid).toBe(`p${each * 1000}`);
  }
  // A connection reports its statistics when it closes.
  await identity.close();
  await vi.waitFor(async () => {
    const [row] = await roster.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE application_name = 'portal identity' AND datname = current_database()`,
    );
    expect(row?.count).toBe(0);
  });
  await roster.query('SELECT pg_stat_clear_snapshot()');
  expect((await rowsRead()) - before).toBe(0);
  await large.close();
});

it('the sweep deletes only what has expired', async () => {
  const browser = await signedIn();
  const gone = await signedIn();
  await opened.roster.query(
    `UPDATE identity.sessions SET expires_at = now() - interval '1 day'
     WHERE token = (SELECT token FROM identity.sessions ORDER BY created_at DESC LIMIT 1)`,
  );
  await opened.identity.sweep();
  expect(await browser.session()).not.toBeNull();
  expect(await gone.session()).toBeNull();
  const rows = await opened.roster.query('SELECT FROM identity.sessions WHERE expires_at < now()');
  expect(rows).toEqual([]);
});

function cookieHeaders({ cookies }: { cookies: ReadonlyMap<string, string> }): Headers {
  const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
  return new Headers({ Cookie: pairs.join('; ') });
}

async function ageSession(change: string): Promise<void> {
  await opened.roster.query(
    `UPDATE identity.sessions SET ${change} WHERE user_id =
      (SELECT id FROM identity.users WHERE email = $1)`,
    [email],
  );
}

async function daysLeft(): Promise<number | undefined> {
  const [row] = await opened.roster.query<{ days: number }>(
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days
     FROM identity.sessions WHERE user_id = (SELECT id FROM identity.users WHERE email = $1)`,
    [email],
  );
  return row?.days;
}
