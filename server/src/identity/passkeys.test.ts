import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../ports/sessions.ts';
import { Authenticator } from './testing/authenticator.ts';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { signIn } from './testing/sign-in-as.ts';

const origin = 'https://portal.example';

let opened: OpenedIdentity;
beforeAll(async () => {
  const many = { max: 10_000, seconds: 600 };
  opened = await openIdentity({ origin, limits: { asksByAddress: many, triesByAddress: many } });
  await opened.roster.addAssociation('cedar');
});
afterAll(() => opened.close());

let person: Person;
beforeEach(async () => {
  person = await newPerson();
});

type Person = Awaited<ReturnType<typeof newPerson>>;

async function newPerson() {
  const { email } = await opened.newMember();
  return { email, ...(await signedInAs(email)) };
}

/** Signs a person in; re-authentication is then needed, as after some time. */
async function signedInAs(email: string) {
  const browser = opened.newBrowser();
  await signIn(opened, browser, email);
  const signedIn = await senderOf(browser);
  await opened.roster.query("UPDATE identity.sessions SET proved_at = '2020-01-01' WHERE id = $1", [
    signedIn.sessionId,
  ]);
  return { browser, signedIn };
}

async function senderOf(browser: Browser): Promise<SignedIn> {
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const signedIn = await opened.identity.sessions.find(new Headers({ Cookie: cookies }));
  if (!signedIn) throw new Error('The browser is not signed in.');
  return signedIn;
}

const own = ({ signedIn }: Pick<Person, 'signedIn'>) => opened.identity.passkeys.own(signedIn);
const challengeOf = (options: unknown) => options as { readonly challenge: string };

async function add(to: Pick<Person, 'signedIn'>, authenticator = new Authenticator(origin)) {
  await own(to).add(authenticator.register(challengeOf(await own(to).begin())));
  return authenticator;
}

/** Requests re-authentication as the dialog does. */
async function ask({ browser }: Pick<Person, 'browser'>) {
  const answer = await browser.post('/api/proof', { passkey: true });
  return { status: answer.status, ...((await answer.json()) as { passkey?: never }) };
}

const isRecent = ({ signedIn }: Pick<Person, 'signedIn'>) =>
  opened.identity.reauth.assertRecent(signedIn).then(
    () => true,
    () => false,
  );

async function confirm({ browser }: Pick<Person, 'browser'>, passkey: string): Promise<number> {
  return (await browser.post('/api/proof/complete', { passkey })).status;
}

describe('a passkey', () => {
  it('re-authenticates its person, in every session of theirs, once for each challenge', async () => {
    const authenticator = await add(person);
    const elsewhere = await signedInAs(person.email);
    for (const session of [person, elsewhere]) {
      const { status, passkey } = await ask(session);
      expect(status).toBe(200);
      const response = authenticator.authenticate(challengeOf(passkey));
      expect(await isRecent(session)).toBe(false);
      expect(await confirm(session, response)).toBe(200);
      expect(await isRecent(session)).toBe(true);
      await opened.roster.query("UPDATE identity.sessions SET proved_at = '2020-01-01'");
      expect(await confirm(session, response)).toBe(401);
      expect(await isRecent(session)).toBe(false);
    }
  });

  it('is listed with its use, and can be removed by its person alone', async () => {
    const authenticator = await add(person);
    const [listed] = await own(person).list();
    expect(listed).not.toHaveProperty('lastUsedAt');
    const id = listed?.id ?? '';
    await confirm(person, authenticator.authenticate(challengeOf((await ask(person)).passkey)));
    expect((await own(person).list())[0]?.lastUsedAt).toMatch(/^20/);
    const stranger = await newPerson();
    expect(await own(stranger).list()).toEqual([]);
    await own(stranger).remove(id);
    expect(await own(person).list()).toHaveLength(1);
    await own(person).remove(id);
    expect(await own(person).list()).toEqual([]);
    expect((await ask(person)).status).toBe(202);
  });

  it('is not asked for where the browser or the person has none', async () => {
    expect((await ask(person)).status).toBe(202);
    await add(person);
    expect((await person.browser.post('/api/proof', {})).status).toBe(202);
  });

  it('is not added twice', async () => {
    const authenticator = await add(person);
    await add(person, authenticator);
    expect(await own(person).list()).toHaveLength(1);
  });
});

describe('a response is refused', () => {
  it('to the challenge of another session', async () => {
    const authenticator = await add(person);
    const elsewhere = await signedInAs(person.email);
    const { passkey } = await ask(elsewhere);
    expect(await confirm(person, authenticator.authenticate(challengeOf(passkey)))).toBe(401);
    const options = challengeOf(await own(elsewhere).begin());
    await expect(own(person).add(new Authenticator(origin).register(options))).rejects.toThrow();
  });

  it.each([
    ['of another authenticator', origin],
    ['for another site', 'https://portal.example.evil'],
  ])('%s', async (_, from) => {
    await add(person);
    const { passkey } = await ask(person);
    const response = new Authenticator(from).authenticate(challengeOf(passkey));
    expect(await confirm(person, response)).toBe(401);
  });

  it('with another signature', async () => {
    const authenticator = await add(person);
    const { passkey } = await ask(person);
    const answer = JSON.parse(authenticator.authenticate(challengeOf(passkey)));
    const other = JSON.parse(authenticator.authenticate({ challenge: 'another' }));
    answer.response.signature = other.response.signature;
    expect(await confirm(person, JSON.stringify(answer))).toBe(401);
  });

  it.each(['', 'null', '{}', '{"id":7}'])('that is %j', async (response) => {
    await add(person);
    await ask(person);
    expect(await confirm(person, response)).toBe(401);
    await expect(own(person).add(response)).rejects.toMatchObject({ code: 'sign-in-invalid' });
  });
});

it('keeps accounts with passkeys for a year without a session', async () => {
  await add(person);
  const accounts = (email: string) =>
    opened.roster.query('SELECT FROM identity.users WHERE email = $1', [email]);
  await opened.roster.query('DELETE FROM identity.sessions');
  await opened.roster.query("UPDATE identity.users SET updated_at = now() - interval '300 days'");
  await opened.identity.sweep();
  expect(await accounts(person.email)).toHaveLength(1);
  await opened.roster.query("UPDATE identity.users SET updated_at = now() - interval '400 days'");
  await opened.identity.sweep();
  expect(await accounts(person.email)).toHaveLength(0);
});
