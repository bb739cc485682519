import { type Operation, operationNames } from '@hoa/api';
import { exampleInputs } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attacker, Outcome } from './testing/attacker.ts';
import { type Attacked, here, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
const people = new Map<string, Attacker>();

beforeAll(async () => {
  attacked = await openAttacked();
  const { roster } = attacked;
  await roster.addPerson(here, { uid: 'vendor-2', email: 'vendor-2@example.org' });
  await roster.addMembership(here, { uid: 'vendor-2', role: 'vendor' });
  const emails = {
    'a neighbour': await emailOf('resident-047'),
    'a resident': await emailOf('resident-1'),
    'a vendor': await emailOf('vendor-1'),
    'another vendor': 'vendor-2@example.org',
    'an administrator elsewhere': 'admin-elsewhere@example.org',
    'a resident elsewhere': 'resident-elsewhere@example.org',
    'a vendor elsewhere': 'vendor-elsewhere@example.org',
  };
  for (const [who, email] of Object.entries(emails)) {
    people.set(who, await attacked.signIn(email));
  }
});
afterAll(() => attacked.close());

async function emailOf(uid: string): Promise<string> {
  const [row] = await attacked.roster.query<{ email: string }>(
    'SELECT email FROM portal.people WHERE hoa_id = $1 AND id = $2',
    [here, uid],
  );
  return row?.email ?? '';
}

/** Replaces the ids in an input with unknown ones. */
function withUnknownIds(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /(^id|Id|Ids)$/.test(key) ? 'TKT-999999' : value;
  if (Array.isArray(value)) return value.map((each) => withUnknownIds(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withUnknownIds(each, name)]),
  );
}

const named = operationNames
  .map((name) => ({
    name,
    known: exampleInputs[name],
    unknown: withUnknownIds(exampleInputs[name]),
  }))
  .filter(({ known, unknown }) => JSON.stringify(known) !== JSON.stringify(unknown));

/** A person who can read the ticket or topic may learn why they can't change its records. */
async function sees(attacker: Attacker, name: Operation): Promise<boolean> {
  const ticketId = /"(TKT-\d+)"/.exec(JSON.stringify(exampleInputs[name]))?.[1];
  if (ticketId !== undefined) return (await attacker.call('tickets.get', { ticketId })).ok;
  const isInTopic = /^(comments|topics|polls)\./.test(name);
  return isInTopic && (await attacker.call('topics.get', { topicId: 'topic-welcome' })).ok;
}

const isRefused = ({ status }: Outcome) => status !== 200;

describe('no refusal reveals whether something exists', () => {
  it.each(named)('$name [V8.4.1]', async ({ name, known, unknown }) => {
    const compared = [...people].map(async ([who, attacker]) => {
      const there = await attacker.outcome(name, known);
      const nowhere = await attacker.outcome(name, unknown);
      const isAlike = JSON.stringify(there) === JSON.stringify(nowhere);
      const isTold = isRefused(there) && !isAlike && !(await sees(attacker, name));
      return isTold ? [{ who, there, nowhere }] : [];
    });
    expect((await Promise.all(compared)).flat()).toEqual([]);
  });
});
