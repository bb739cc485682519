import type { Role } from '@hoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { codeIn, linkIn, mailTo, tokenIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  const many = { max: 10_000, seconds: 600 };
  opened = await openIdentity({
    limits: {
      asksByAddress: many,
      asksByPair: many,
      asksByEmail: many,
      triesByAddress: many,
      mailsByPerson: many,
    },
  });
  for (const id of ['cedar', 'maple']) await opened.roster.addAssociation(id);
  for (const id of ['cedar', 'maple']) await join(id, 'office', 'office@example.org', 'admin');
  office = await signedIn('office@example.org');
});
afterAll(() => opened.close());

let office: Browser;
let people = 0;
/** The first owner of `address`, and a device with their session. */
let uid: string;
let address: string;
let device: Browser;
beforeEach(async () => {
  people += 1;
  uid = `holder-${people}`;
  address = `${uid}@example.org`;
  await join('cedar', uid, address, 'admin');
  device = await signedIn(address);
});

async function join(hoaId: string, person: string, email: string, role: Role): Promise<void> {
  await opened.roster.addPerson(hoaId, { uid: person, email });
  await opened.roster.addMembership(hoaId, { uid: person, role });
}

async function signedIn(email: string): Promise<Browser> {
  const browser = opened.newBrowser();
  const { token } = await askedBy(browser, email);
  expect((await browser.complete({ token })).status).toBe(200);
  return browser;
}

/** Requests a link; returns the secrets in its mail, ignoring other mails to the same address. */
async function askedBy(browser: Browser, email: string): Promise<{ token: string; code: string }> {
  const links = () =>
    opened.mails.filter(({ to, subject }) => to.address === email && subject.startsWith('Sign in'));
  const before = links().length;
  await browser.askForLink(email);
  const mail = await vi.waitFor(() => {
    const newest = links()[before];
    if (!newest) throw new Error(`There is no link for ${email} yet.`);
    return newest;
  }, 10_000);
  return { token: tokenIn(mail), code: codeIn(mail) };
}

/** Runs an operation of the office in one of its associations; returns the answer. */
async function asOffice(name: string, input: object, hoaId = 'cedar') {
  const answer = await office.post(`/api/operations/${name}`, input, {
    'HOA-Membership': `${hoaId}:office:admin`,
  });
  expect([name, answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([
    name,
    200,
    '',
  ]);
  return (await answer.json()) as { id: string };
}

const invitation = (email: string) => ({
  displayName: 'Next holder',
  email,
  phone: '',
  role: 'admin',
  unit: '',
  tenure: 'owner',
  company: '',
  services: [],
  from: '',
});

/** Confirms another email from a separate browser, so that no session is moved to it. */
async function changeOwn(from: Browser, email: string): Promise<void> {
  const input = { displayName: 'Holder', email, phone: '' };
  expect((await from.post('/api/operations/profile.update', input)).status).toBe(200);
  const token = await vi.waitFor(() => {
    const mail = opened.mails.find(
      (each) => each.to.address === email && linkIn(each).pathname === '/api/confirm-email',
    );
    if (!mail) throw new Error(`There is no confirmation for ${email} yet.`);
    return tokenIn(mail);
  }, 10_000);
  expect((await opened.newBrowser().post('/api/confirm-email', { token })).status).toBe(200);
}

const changeByAdmin = (email: string) => asOffice('people.changeEmail', { personId: uid, email });

const erase = (hoaId: string) =>
  opened.roster.query('SELECT audit.erase_person($1, $2, $3)', [hoaId, uid, 'Former holder']);

type Way = readonly [title: string, run: () => Promise<unknown>];

const changed: Way = ['an administrator changes it', () => changeByAdmin(`new-${address}`)];
const freed: readonly Way[] = [
  changed,
  ['its person changes it', () => changeOwn(device, `new-${address}`)],
  ['its person is erased', () => erase('cedar')],
  [
    'its person is removed and erased',
    async () => {
      await asOffice('people.remove', { personId: uid });
      await erase('cedar');
    },
  ],
  [
    'its person changes it in two associations',
    async () => {
      await join('maple', uid, address, 'resident');
      await changeOwn(device, `new-${address}`);
    },
  ],
  [
    'two associations erase its person',
    async () => {
      await join('maple', uid, address, 'resident');
      await erase('maple');
      await erase('cedar');
    },
  ],
];

const invited: Way = ['is invited by it', () => asOffice('people.invite', invitation(address))];
const taken: readonly Way[] = [
  ['is invited by it elsewhere', () => asOffice('people.invite', invitation(address), 'maple')],
  [
    'is imported with it',
    () => asOffice('people.import', { csv: `name,email,role\nNext holder,${address},admin\n` }),
  ],
  [
    'is given it by an administrator',
    async () => {
      await join('cedar', `${uid}-next`, `former-${address}`, 'admin');
      await asOffice('people.changeEmail', { personId: `${uid}-next`, email: address });
    },
  ],
  [
    'changes to it',
    async () => {
      await join('cedar', `${uid}-next`, `former-${address}`, 'admin');
      await changeOwn(await signedIn(`former-${address}`), address);
    },
  ],
];

/** Each way to free an address and each way to take it, once. */
const pairs = [
  ...freed.map((free) => [free[0], invited[0], free[1], invited[1]] as const),
  ...taken.map((take) => [changed[0], take[0], changed[1], take[1]] as const),
];

describe('an address', () => {
  it.each(pairs)(
    'is free once %s, and signs no former device in as the next person, who %s',
    async (_, __, free, take) => {
      await free();
      await take();
      expect(await device.session()).toBeNull();
      const next = await signedIn(address);
      expect((await next.session())?.person.uid).not.toBe(uid);
    },
  );
});

describe.each(freed)('once %s', (_, free) => {
  it('links, codes and sessions created with it are deleted', async () => {
    const asking = opened.newBrowser();
    const { token, code } = await askedBy(asking, address);
    await free();
    const left = await opened.roster.query(
      `SELECT FROM identity.sessions JOIN identity.users ON users.id = user_id WHERE email = $1
       UNION ALL
       SELECT FROM identity.verifications WHERE value LIKE '{%' AND value::jsonb ->> 'email' = $1`,
      [address],
    );
    expect(left).toEqual([]);
    await asOffice('people.invite', invitation(address));
    expect((await opened.newBrowser().complete({ token })).status).toBe(401);
    expect((await asking.complete({ email: address, code })).status).toBe(401);
  });
});

describe('a removed person', () => {
  it('can sign in again after they are restored', async () => {
    await asOffice('people.remove', { personId: uid });
    expect(await device.session()).toBeNull();
    await asOffice('people.restore', { personId: uid });
    expect(await device.session()).toBeNull();
    expect(await (await signedIn(address)).session()).toMatchObject({ person: { uid } });
  });

  it('cannot confirm a new email', async () => {
    const input = { displayName: 'Holder', email: `new-${address}`, phone: '' };
    await device.post('/api/operations/profile.update', input);
    const token = tokenIn(await mailTo(opened, `new-${address}`));
    await asOffice('people.remove', { personId: uid });
    expect((await opened.newBrowser().post('/api/confirm-email', { token })).status).toBe(401);
  });

  it('stays signed in to another association that they belong to', async () => {
    await join('maple', uid, address, 'resident');
    await asOffice('people.remove', { personId: uid });
    const session = await device.session();
    expect(session?.memberships).toEqual([expect.objectContaining({ hoaId: 'maple' })]);
  });
});

it('a freed address can be given to another person immediately', async () => {
  const first = await asOffice('people.invite', invitation(`early-${address}`));
  await asOffice('people.changeEmail', { personId: first.id, email: `late-${address}` });
  const second = await asOffice('people.invite', invitation(`early-${address}`));
  expect(second.id).not.toBe(first.id);
});
