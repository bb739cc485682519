import type { Input, Operation } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { exampleTopic, type RepositoryStorage } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

const since = '2026-01-01T00:00:00.000Z';
const owners = ['ada', 'ben'];
const moderator: Actor = { ...actors.admin, permissions: ['forums'] };

let storage: TestStorage;
let { unitOfWork, association } = {} as RepositoryStorage;
let now = new Date('2026-03-10T12:00:00.000Z');
beforeAll(async () => {
  storage = await openTestStorage();
});
beforeEach(async () => {
  now = new Date('2026-03-10T12:00:00.000Z');
  ({ unitOfWork, association } = await storage.openAssociation());
  await unitOfWork.write(association, async ({ repositories }) => {
    const { topics, people, memberships, buildings, units } = repositories;
    topics.put(exampleTopic('topic'));
    buildings.put({ id: 'A', name: 'A' });
    units.put({ id: 'A-1', building: 'A', searchKey: 'A1' });
    for (const uid of owners) {
      people.put({ id: uid, uid, displayName: uid, email: `${uid}@example.org` });
      const held = { id: uid, uid, role: 'resident', unit: 'A-1', tenure: 'owner' } as const;
      memberships.put({ ...held, since, groups: [] });
    }
  });
});
afterAll(() => storage.drop());

function run<N extends Operation>(actor: Actor, name: N, input: Input<N>) {
  const newId = () => crypto.randomUUID();
  const paymentProvider = createSimulatedPayments(newId);
  const [session, settings, clock] = [() => actor, () => association, () => now];
  return runOperation(
    { useCases, unitOfWork, session, association: settings, now: clock, newId, paymentProvider },
    name,
    input,
  );
}

const owner = (uid: string): Actor => ({ ...actors.resident, uid });

async function openPoll(isSecret: boolean): Promise<string> {
  const { id } = await run(moderator, 'polls.create', {
    ...{ topicId: 'topic', question: 'Which green?', options: ['Moss', 'Fir'], voters: 'home' },
    ...{ isSecret, showsResult: false, lastDay: '2026-03-10' },
    voters: 'home',
  });
  return id;
}

const vote = (pollId: string, uid: string, option: number, requestId?: string) =>
  run(owner(uid), 'polls.vote', { pollId, unit: 'A-1', option, ...(requestId && { requestId }) });

describe.each([
  ['an open vote', false],
  ['a secret one', true],
])('%s', (_, isSecret) => {
  test('of two owners of a home in the same second counts once, however often it is sent [23 24]', async () => {
    const pollId = await openPoll(isSecret);
    const sent = [1, 2, 3, 4, 5].flatMap((each) => [
      vote(pollId, 'ada', 0, `ada-${each % 2}`),
      vote(pollId, 'ben', 1, `ben-${each}`),
    ]);
    await Promise.allSettled(sent);
    await vote(pollId, 'ada', 1);
    now = new Date('2026-03-11T00:00:00.000Z');
    expect(await run(moderator, 'polls.result', { pollId })).toEqual({
      ...{ counts: [0, 1], voted: 1, eligible: 1 },
    });
  });
});

test('a person of another association finds no topic, comment or poll, in any role', async () => {
  const pollId = await openPoll(false);
  const elsewhere = await storage.openAssociation();
  const topicId = 'topic';
  const { id: commentId } = await run(owner('ada'), 'comments.add', { topicId, content: 'Hello' });
  const asked: { [N in Operation]?: Input<N> } = {
    'topics.get': { topicId },
    'topics.edit': { topicId, title: 'Mine', description: 'Now', tags: [] },
    'topics.withdraw': { topicId },
    'topics.review': { topicId },
    'topics.moderate': { topicId, action: 'lock', reason: 'Why', tags: [], mergedInto: '' },
    'topics.follow': { topicId, isFollowing: true },
    'topics.mentionable': { topicId },
    'comments.thank': { commentId, isThanking: true },
    'comments.moderate': { commentId, reason: 'Why' },
    'polls.list': { topicId },
    'polls.result': { pollId },
    'polls.votes': { pollId },
    'polls.vote': { pollId, unit: 'A-1', option: 0 },
    'polls.voteOnPaper': { pollId, unit: 'A-1', option: 0 },
    'polls.delete': { pollId },
  };
  const here = { unitOfWork, association };
  for (const actor of [actors.admin, actors.resident, actors.vendor]) {
    for (const [name, input] of Object.entries(asked)) {
      ({ unitOfWork, association } = elsewhere);
      const answer = run(actor, name as 'topics.get', input as Input<'topics.get'>);
      await expect(answer, `${actor.role}: ${name}`).rejects.toMatchObject({
        code: expect.stringMatching(/^(topic-not-found|not-found|admins-only)$/),
      });
    }
  }
  ({ unitOfWork, association } = here);
  expect(await run(moderator, 'topics.get', { topicId })).toMatchObject({ locked: false });
});

test('no record that names the voter of a secret poll tells what for', async () => {
  const pollId = await openPoll(true);
  await vote(pollId, 'ada', 1, 'request');
  await vote(pollId, 'ada', 0, 'another');
  const of = (sql: string) => storage.owner.query(sql, [association.id]).then(({ rows }) => rows);
  const audited = await of(
    `SELECT collection, before, after FROM audit.entries
     WHERE hoa_id = $1 AND operation <> 'test' AND collection LIKE 'poll%'`,
  );
  expect(audited.map(({ collection }) => collection)).not.toContain('pollBallots');
  expect(JSON.stringify(audited)).not.toMatch(/"option":/);
  const tables = await storage.owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'data'
     WHERE nspname = 'portal' AND relkind = 'r'`,
  );
  const naming: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await of(`SELECT data FROM portal.${name} WHERE hoa_id = $1`);
    const telling = rows.filter(({ data }) => /option\\?":\d/.test(JSON.stringify(data)));
    if (telling.length > 0) naming.push(name);
    expect(JSON.stringify(telling)).not.toMatch(/ada|ben|A-1/);
  }
  expect(naming).toEqual(['poll_ballots']);
});
