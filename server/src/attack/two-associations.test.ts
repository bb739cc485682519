import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, elsewhere, here, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
let admin: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  admin = await attacked.signIn('admin@cedarhollow.example');
});
afterAll(() => attacked.close());

let people = 0;
let uid: string;
let email: string;
beforeEach(async () => {
  people += 1;
  uid = `victim-${people}`;
  email = `${uid}@example.org`;
  await attacked.roster.addPerson(elsewhere, { uid, email, displayName: 'Vic' });
  await attacked.roster.addMembership(elsewhere, { uid, unit: 'A-101' });
});

const invitation = () => ({
  displayName: 'Mallory',
  email,
  phone: '',
  role: 'admin' as const,
  unit: '',
  tenure: 'owner',
  company: '',
  services: [],
  from: '',
});

/** Returns a person's email address in an association. */
async function emailIn(hoaId: string, person = uid): Promise<string | undefined> {
  const [row] = await attacked.roster.query<{ email: string }>(
    'SELECT email FROM portal.people WHERE hoa_id = $1 AND id = $2',
    [hoaId, person],
  );
  return row?.email;
}

/** Gives the victim another email address in the hostile association, which was possible in earlier releases. */
async function knownHereBy(address: string): Promise<void> {
  await attacked.roster.addPerson(here, { uid, email: address, displayName: 'Vic' });
  await attacked.roster.addMembership(here, { uid, role: 'admin' });
}

/** Returns the token of the latest mail that asks to confirm an address. */
function confirmation(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const [mail] = await attacked.roster.query<{ links: string[] }>(
      'SELECT links FROM mail.mailbox WHERE recipient = $1 ORDER BY number DESC LIMIT 1',
      [address],
    );
    const token = mail?.links[0]?.match(/#token=(.*)/)?.[1];
    if (!token) throw new Error('There is no mail yet.');
    return token;
  }, 10_000);
}

const askFor = (attacker: Attacker, wanted: string) =>
  attacker.outcome('profile.update', { displayName: 'Vic', email: wanted, phone: '' });

async function associationsOf(attacker: Attacker): Promise<string[]> {
  const session = await (await attacker.send('/api/session')).json();
  return (session?.memberships ?? []).map(({ hoaId }: { hoaId: string }) => hoaId);
}

describe('an administrator of one association', () => {
  it('cannot change the email of a person who belongs to another association too [V6.4.4]', async () => {
    const { id } = await (await admin.call('people.invite', invitation())).json();
    expect(id).toBe(uid);
    const refused = await admin.outcome('people.changeEmail', {
      personId: uid,
      email: `evil-${email}`,
    });
    expect([refused.status, refused.params]).toEqual([
      422,
      { field: 'email', problem: 'known-elsewhere' },
    ]);
    expect(await emailIn(here)).toBe(email);
  });

  it('cannot change an email with a request that started under a former email', async () => {
    const evil = `evil-${email}`;
    await knownHereBy(evil);
    const attacker = await attacked.signIn(evil);
    await attacked.roster.query('SELECT pg_advisory_lock(720501, hashtext($1))', [here]);
    const asked = askFor(attacker, `evil2-${email}`);
    await vi.waitFor(async () => {
      const waiting = await attacked.roster.query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 720501 AND NOT granted",
      );
      expect(waiting.length).toBeGreaterThan(0);
    }, 5000);
    await attacked.roster.addPerson(here, { uid, email, displayName: 'Vic' });
    await attacked.roster.query('SELECT pg_advisory_unlock(720501, hashtext($1))', [here]);
    const { status, code } = await asked;
    expect([status, code]).toEqual([401, 'signed-out']);
  });

  it('cannot confirm a new email after the email that requested it has changed', async () => {
    const evil = `evil-${email}`;
    await knownHereBy(evil);
    const wanted = `evil2-${email}`;
    expect((await askFor(await attacked.signIn(evil), wanted)).status).toBe(200);
    const token = await confirmation(wanted);
    await attacked.roster.addPerson(here, { uid, email, displayName: 'Vic' });
    const refused = await attacked.stranger().post('/api/confirm-email', { token });
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'sign-in-invalid']);
    expect([await emailIn(here), await emailIn(elsewhere)]).toEqual([email, email]);
  });

  it('cannot gain access to the account of a person who opens a link they did not request [V8.4.1]', async () => {
    const evil = `evil-${email}`;
    await knownHereBy(evil);
    const attacker = await attacked.signIn(evil);
    expect((await askFor(attacker, email)).status).toBe(200);
    const victim = await attacked.signIn(email);
    const token = await confirmation(email);
    expect((await victim.post('/api/confirm-email', { token })).status).toBe(200);
    expect(await associationsOf(attacker)).toEqual([]);
    expect(await associationsOf(victim)).toContain(elsewhere);
  });

  it('cannot keep access to an account whose email another association invites later', async () => {
    const evil = `evil-${email}`;
    const late = `late-${email}`;
    await attacked.roster.addPerson(here, { uid: `evil-${uid}`, email: evil });
    await attacked.roster.addMembership(here, { uid: `evil-${uid}` });
    const attacker = await attacked.signIn(evil);
    expect((await askFor(attacker, late)).status).toBe(200);
    const token = await confirmation(late);
    expect((await attacked.stranger().post('/api/confirm-email', { token })).status).toBe(200);
    const other = await attacked.signIn('admin-elsewhere@example.org');
    const invited = await other.call('people.invite', { ...invitation(), email: late });
    expect(invited.status).toBe(200);
    expect(await associationsOf(attacker)).toEqual([]);
  });

  it('can change neither a person’s name in another association nor where they start after sign-in', async () => {
    const input = { ...invitation(), from: '1970-01-01' };
    expect((await admin.call('people.invite', input)).status).toBe(200);
    const victim = await attacked.signIn(email);
    expect(await associationsOf(victim)).toEqual([elsewhere, here]);
    const asked = await victim.call('profile.savePreferences', {
      notifications: {
        email: true,
        push: true,
        sms: true,
        announcements: true,
        maintenance: true,
        payments: true,
        forums: true,
        security: true,
      },
    });
    expect(asked.status).toBe(200);
    const entries = await attacked.roster.query(
      'SELECT hoa_id, display_name FROM audit.entries WHERE uid = $1',
      [uid],
    );
    expect(entries).toEqual([{ hoa_id: elsewhere, display_name: 'Vic' }]);
  });

  it('cannot change where a person starts after sign-in by an import either', async () => {
    const csv = `email,name,role,from\n${email},Mallory,admin,1970-01-01`;
    const imported = await admin.call('people.import', { csv });
    expect(await imported.json()).toMatchObject({ imported: 1 });
    expect(await associationsOf(await attacked.signIn(email))).toEqual([elsewhere, here]);
  });
});

it('two associations that invite the same email concurrently invite one person', async () => {
  const other = await attacked.signIn('admin-elsewhere@example.org');
  const both = Array.from({ length: 5 }, async (_, each) => {
    const input = { ...invitation(), email: `both-${each}-${email}` };
    const answers = await Promise.all(
      [admin, other].map((one) => one.call('people.invite', input)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });
  await Promise.all(both);
});

it('emails are stored in lower case and looked up case-insensitively', async () => {
  const person = await attacked.signIn(email);
  const wanted = `New-${email}`;
  expect((await askFor(person, wanted)).status).toBe(200);
  const token = await confirmation(wanted.toLowerCase());
  expect((await person.post('/api/confirm-email', { token })).status).toBe(200);
  expect(await emailIn(elsewhere)).toBe(wanted.toLowerCase());
  const invited = await admin.call('people.invite', { ...invitation(), email: wanted });
  expect((await invited.json()).id).toBe(uid);
});
