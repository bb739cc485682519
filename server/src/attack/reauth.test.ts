import { operationNames, operations } from '@hoa/api';
import { exampleInputs } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MailboxEntry } from '../mail/mailbox.ts';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, openAttacked } from './testing/open-attacked.ts';

const admin = 'admin@cedarhollow.example';

let attacked: Attacked;
beforeAll(async () => {
  attacked = await openAttacked();
});
afterAll(() => attacked.close());

const outdated = () => attacked.signIn(admin, { minutesOld: 11 });

/** Waits until this many mails have arrived; returns the code of the latest. */
async function codeIn(number: number): Promise<string> {
  return vi.waitFor(async () => {
    const answer = await attacked.stranger().send(`/mailbox.json?to=${admin}`);
    const mails = (await answer.json()) as MailboxEntry[];
    const codes = mails.filter(({ subject }) => subject.startsWith('Your code'));
    if (codes.length < number) throw new Error('There is no mail yet.');
    return /\b\d{6}\b/.exec(codes[0]?.text ?? '')?.[0] ?? '';
  }, 10_000);
}

let mails = 0;
/** Requests a code and reads it from the mail. */
async function ask(attacker: Attacker): Promise<{ request: string; code: string }> {
  const response = await attacker.post('/api/proof', { locale: 'en' });
  expect(response.status).toBe(202);
  const { request } = await response.json();
  mails += 1;
  return { request, code: await codeIn(mails) };
}

const changes = operationNames.filter(
  (name) =>
    /^(people|exports)\.(?!revokePackage$)/.test(name) && operations[name].kind === 'command',
);

const invitation = exampleInputs['people.invite'];
const invite = (attacker: Attacker, email: string) =>
  attacker.outcome('people.invite', { ...invitation, email });

describe('an administrator whose last proof is eleven minutes old', () => {
  it.each(changes)('must enter a code before %s [V7.5.3]', async (name) => {
    const refused = await (await outdated()).outcome(name, exampleInputs[name]);
    expect(refused).toEqual({ status: 403, code: 'proof-needed', params: {} });
  });

  it('needs no code for other queries and commands', async () => {
    const attacker = await outdated();
    expect((await attacker.call('people.list', {})).status).toBe(200);
    expect((await attacker.call('tickets.markRead', { ticketId: 'TKT-1029' })).status).toBe(200);
  });

  it('may do so for ten minutes after entering the code', async () => {
    const attacker = await outdated();
    const proof = await ask(attacker);
    expect((await attacker.post('/api/proof/complete', proof)).status).toBe(200);
    expect((await invite(attacker, 'one@example.org')).status).toBe(200);
    await attacked.roster.query(
      "UPDATE identity.sessions SET proved_at = proved_at - interval '10 minutes'",
    );
    expect((await invite(attacker, 'two@example.org')).code).toBe('proof-needed');
    const again = await attacker.post('/api/proof/complete', proof);
    expect(again.status).toBe(401);
  });

  it.each<[string, (own: Attacker, proof: { request: string; code: string }) => Promise<Response>]>(
    [
      [
        'another code',
        (own, { request, code }) => {
          const other = code === '000000' ? '000001' : '000000';
          return own.post('/api/proof/complete', { request, code: other });
        },
      ],
      [
        'another sign-in of the same person',
        async (_, proof) => (await outdated()).post('/api/proof/complete', proof),
      ],
      [
        'another person',
        async (_, proof) =>
          (await attacked.signIn('vendor@cedarhollow.example')).post('/api/proof/complete', proof),
      ],
      [
        'ten minutes later',
        async (own, proof) => {
          await attacked.roster.query(
            "UPDATE identity.verifications SET expires_at = expires_at - interval '10 minutes'",
          );
          return own.post('/api/proof/complete', proof);
        },
      ],
      [
        'the page of a sign-in',
        (own, { code }) => own.post('/api/sign-in/complete', { email: admin, code }),
      ],
    ],
  )('is not taken for proved by %s [V6.5.3 V6.5.5 V6.6.2]', async (_, tried) => {
    const attacker = await outdated();
    expect((await tried(attacker, await ask(attacker))).status).toBe(401);
    expect((await invite(attacker, 'three@example.org')).code).toBe('proof-needed');
  });

  it('has five attempts for a code [V6.6.3]', async () => {
    const attacker = await outdated();
    const { request, code } = await ask(attacker);
    const wrong = { request, code: code === '000000' ? '000001' : '000000' };
    for (let each = 0; each < 5; each += 1) {
      expect((await attacker.post('/api/proof/complete', wrong)).status).toBe(401);
    }
    expect((await attacker.post('/api/proof/complete', { request, code })).status).toBe(429);
  });
});

it('re-authentication is required to change one’s own email, but not the rest of a profile [V7.5.1]', async () => {
  const vendor = 'vendor@cedarhollow.example';
  const attacker = await attacked.signIn(vendor, { minutesOld: 11 });
  const form = { displayName: 'Castillo Plumbing', phone: '(555) 014-2231' };
  const update = (email: string) => attacker.outcome('profile.update', { ...form, email });
  expect((await update('Elsewhere@example.org')).code).toBe('proof-needed');
  expect((await update(vendor.toUpperCase())).status).toBe(200);
});

it('an administrator cannot assign an email that a person of another association signs in with', async () => {
  const attacker = await attacked.signIn(admin);
  const taken = await attacker.outcome('people.changeEmail', {
    personId: 'resident-047',
    email: 'admin-elsewhere@example.org',
  });
  expect([taken.status, taken.params]).toEqual([422, { field: 'email', problem: 'email-taken' }]);
  const owner = await attacked.signIn('admin-elsewhere@example.org');
  const { person } = await (await owner.send('/api/session')).json();
  expect(person.uid).toBe('admin-elsewhere');
});

it('re-authentication is refused to a signed-out person', async () => {
  for (const path of ['/api/proof', '/api/proof/complete']) {
    expect((await attacked.stranger().post(path, {})).status).toBe(401);
  }
});
