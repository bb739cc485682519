import type { Input } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const topicId = 'topic-security-lights';
const since = '2020-01-01T00:00:00.000Z';

/** Ada and Ben own A-1 together; Ada also owns, which Tia rents. */
const held = [
  ['ada', 'A-1', 'owner'],
  ['ben', 'A-1', 'owner'],
  ['ada', 'A-2', 'owner'],
  ['ada', 'A-3', 'owner'],
  ['tia', 'A-3', 'tenant'],
] as const;

const actor = (uid: string): Actor => ({ ...mockActors.resident, uid });
const moderator: Actor = { ...mockActors.admin, permissions: ['forums'] };

function openHomes() {
  const memberships = held.map(([uid, unit, tenure]) => ({
    ...{ id: `${uid}-${unit}`, uid, unit, tenure, since },
    role: 'resident' as const,
    groups: [],
  }));
  return openPortal({ records: { memberships, polls: [] } });
}

type Portal = ReturnType<typeof openHomes>;

async function withPoll(changes: Partial<Input<'polls.create'>> = {}, portal = openHomes()) {
  const { id: pollId } = await portal.run(moderator, 'polls.create', {
    topicId,
    question: 'Which green?',
    options: ['Moss', 'Fir'],
    voters: 'home',
    isSecret: false,
    showsResult: true,
    lastDay: '2026-03-12',
    ...changes,
  });
  const vote = (uid: string, option: number, unit?: string) =>
    portal.run(actor(uid), 'polls.vote', { pollId, option, ...(unit && { unit }) });
  const result = () => portal.run(actor('tia'), 'polls.result', { pollId });
  return { portal, pollId, vote, result };
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('a vote per home', () => {
  test('co-owners have one, an owner of three homes three, and it can be changed [23]', async () => {
    const { vote, result } = await withPoll();
    await vote('ada', 0, 'A-1');
    expect(await result()).toEqual({ counts: [1, 0], voted: 1, eligible: 3 });
    await vote('ben', 1, 'A-1');
    expect(await result()).toEqual({ counts: [0, 1], voted: 1, eligible: 3 });
    await vote('ada', 0, 'A-2');
    await vote('ada', 0, 'A-3');
    expect(await result()).toEqual({ counts: [2, 1], voted: 3, eligible: 3 });
  });

  test('two owners who vote in the same second count once [23]', async () => {
    for (const isSecret of [false, true]) {
      const { vote, portal, pollId } = await withPoll({ isSecret });
      await Promise.allSettled([vote('ada', 0, 'A-1'), vote('ben', 1, 'A-1')]);
      portal.wait(3 * 24 * 60);
      expect(await portal.run(moderator, 'polls.result', { pollId })).toMatchObject({ voted: 1 });
    }
  });

  test('on paper and online count once [23]', async () => {
    const { vote, result, portal, pollId } = await withPoll();
    const onPaper = (unit: string) =>
      portal.run(moderator, 'polls.voteOnPaper', { pollId, unit, option: 0 });
    await onPaper('A-1');
    await expect(onPaper('A-1')).rejects.toEqual(refusal('poll-voted'));
    await vote('ben', 1, 'A-1');
    expect(await result()).toEqual({ counts: [0, 1], voted: 1, eligible: 3 });
    await expect(onPaper('A-1')).rejects.toEqual(refusal('poll-voted'));
    await expect(onPaper('A-9')).rejects.toEqual(refusal('poll-not-eligible'));
  });

  test('the same ballot sent twice counts once, with and without the same request id [24]', async () => {
    for (const isSecret of [false, true]) {
      const { portal, pollId, vote } = await withPoll({ isSecret });
      const sent = { pollId, option: 1, unit: 'A-1', requestId: 'r' };
      await portal.run(actor('ada'), 'polls.vote', sent);
      await portal.run(actor('ada'), 'polls.vote', sent);
      await vote('ada', 1, 'A-1');
      await vote('ben', 1, 'A-1');
      portal.wait(3 * 24 * 60);
      expect(await portal.run(moderator, 'polls.result', { pollId })).toMatchObject({
        counts: [0, 1],
        voted: 1,
      });
    }
  });

  test('is cast only by owners of the home: no tenants, neighbors or former owners', async () => {
    const { vote, portal } = await withPoll();
    await expect(vote('tia', 0, 'A-3')).rejects.toEqual(refusal('poll-not-eligible'));
    await expect(vote('ben', 0, 'A-2')).rejects.toEqual(refusal('poll-not-eligible'));
    await expect(vote('ben', 0)).rejects.toEqual(refusal('poll-not-eligible'));
    await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
      const ended = await repositories.memberships.get('ben-A-1');
      if (ended) repositories.memberships.put({ ...ended, until: '2026-03-01T00:00:00.000Z' });
    });
    await expect(vote('ben', 0, 'A-1')).rejects.toEqual(refusal('poll-not-eligible'));
    await expect(vote('ada', 2, 'A-1')).rejects.toEqual(refusal('invalid-input'));
  });

  test('of a person counts once, for owners and for tenants', async () => {
    const { vote, result } = await withPoll({ voters: 'person' });
    for (const [uid, option] of [
      ['ada', 0],
      ['ada', 1],
      ['ben', 1],
      ['tia', 0],
    ] as const) {
      await vote(uid, option);
    }
    expect(await result()).toEqual({ counts: [1, 2], voted: 3, eligible: 3 });
  });
});

describe('the end of a poll', () => {
  test('is that of its last day in the association’s time zone', async () => {
    const { portal, vote, pollId } = await withPoll({ lastDay: '2026-03-10' });
    const [poll] = await portal.run(actor('ada'), 'polls.list', { topicId });
    // Midnight in Denver, where daylight saving began on 8 March.
    expect(poll?.closesAt).toBe('2026-03-11T06:00:00.000Z');
    const minutes = (Date.parse('2026-03-11T05:59:00Z') - Date.parse(poll?.createdAt ?? '')) / 6e4;
    portal.wait(minutes);
    await vote('ada', 0, 'A-1');
    portal.wait(1);
    await expect(vote('ada', 1, 'A-1')).rejects.toEqual(refusal('poll-closed'));
    expect(await portal.run(actor('ben'), 'polls.result', { pollId })).toMatchObject({ voted: 1 });
  });

  test('is not before today', async () => {
    await expect(withPoll({ lastDay: '2026-03-09' })).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'lastDay', problem: 'last-day-past' },
    });
  });

  test('shows a result that was held back, whose turnout later sales do not change', async () => {
    const { portal, vote, result } = await withPoll({ showsResult: false });
    await vote('ada', 0, 'A-1');
    await expect(result()).rejects.toEqual(refusal('not-found'));
    portal.wait(3 * 24 * 60);
    expect(await result()).toEqual({ counts: [1, 0], voted: 1, eligible: 3 });
    await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
      const ended = await repositories.memberships.get('ada-A-2');
      if (ended) repositories.memberships.put({ ...ended, until: '2026-03-13T12:00:00.000Z' });
    });
    portal.wait(24 * 60);
    expect(await result()).toMatchObject({ eligible: 3 });
  });
});

describe('a secret poll', () => {
  /** Returns everything that is stored, as JSON, by collection. */
  const stored = (portal: Portal) =>
    portal.read(async ({ pollVotes, pollBallots, pollKeys, answeredRequests }) => ({
      votes: await pollVotes.find({}),
      ballots: await pollBallots.find({}),
      keys: await pollKeys.find({}),
      answers: await answeredRequests.find({}),
    }));

  test('does not reveal the choice of a voter, in any answer or record', async () => {
    const { portal, pollId } = await withPoll({ isSecret: true, showsResult: true });
    const sent = { pollId, option: 1, unit: 'A-1', requestId: 'r' };
    expect(await portal.run(actor('ada'), 'polls.vote', sent)).toEqual({});
    for (const one of [actor('ada'), actor('ben'), moderator]) {
      await expect(portal.run(one, 'polls.result', { pollId })).rejects.toEqual(
        refusal('not-found'),
      );
      const [poll] = await portal.run(one, 'polls.list', { topicId });
      expect(poll).toMatchObject({ showsResult: false, isResultShown: false });
      expect(JSON.stringify(poll?.own)).not.toContain('option');
    }
    const { votes, ballots, answers } = await stored(portal);
    expect(votes).toEqual([{ id: `${pollId}:A-1`, pollId, voter: 'A-1', version: 1 }]);
    expect(ballots).toMatchObject([{ pollId, option: 1 }]);
    expect(JSON.stringify(ballots)).not.toMatch(/A-1|ada/);
    const answer = answers.find(({ id }) => id.includes('polls.vote'));
    expect(answer).toMatchObject({ answer: {} });
    expect(answer).not.toHaveProperty('sent');
    portal.wait(3 * 24 * 60);
    await expect(portal.run(moderator, 'polls.votes', { pollId })).rejects.toEqual(
      refusal('not-found'),
    );
  });

  test('loses its key when it ends, so that ballots cannot be linked to voters', async () => {
    const { portal, pollId, vote, result } = await withPoll({ isSecret: true });
    await vote('ada', 1, 'A-1');
    expect((await stored(portal)).keys).toHaveLength(1);
    const [job] = portal.waiting;
    expect(job).toMatchObject({ type: 'poll-closed', pollId });
    portal.wait(3 * 24 * 60);
    if (job) await portal.runJob(job);
    expect((await stored(portal)).keys).toEqual([]);
    expect(await result()).toMatchObject({ counts: [0, 1] });
  });

  test('keeps a vote that cannot be found without its key, as after an import', async () => {
    const { portal, vote, result, pollId } = await withPoll({ isSecret: true });
    await vote('ada', 1, 'A-1');
    await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
      repositories.pollKeys.remove(pollId);
    });
    await expect(vote('ada', 0, 'A-1')).rejects.toEqual(refusal('poll-voted'));
    await vote('ada', 0, 'A-2');
    portal.wait(3 * 24 * 60);
    expect(await result()).toMatchObject({ counts: [1, 1], voted: 2 });
  });
});

test('an open vote names its homes or people once the result is shown', async () => {
  const { portal, pollId, vote } = await withPoll();
  await vote('ada', 0, 'A-2');
  await vote('ben', 1, 'A-1');
  expect(await portal.run(actor('tia'), 'polls.votes', { pollId })).toEqual({
    items: [
      { name: 'A-1', option: 1 },
      { name: 'A-2', option: 0 },
    ],
    total: 2,
  });
});

test('a poll moves with its topic, and goes with it', async () => {
  const { portal, vote, pollId } = await withPoll();
  await vote('ada', 0, 'A-1');
  await portal.run(moderator, 'topics.moderate', {
    ...{ topicId, action: 'merge', reason: 'Same', tags: [], mergedInto: 'topic-snow' },
    action: 'merge',
  });
  const moved = await portal.run(actor('ada'), 'polls.list', { topicId: 'topic-snow' });
  expect(moved).toMatchObject([{ id: pollId, own: [{ hasVoted: true }, {}, {}] }]);
  await portal.run(moderator, 'topics.delete', { topicId: 'topic-snow' });
  const left = await portal.read(async ({ polls, pollVotes }) => [
    ...(await polls.find({})),
    ...(await pollVotes.find({})),
  ]);
  expect(left).toEqual([]);
});

test('the author removes a poll without votes, moderators any', async () => {
  const { portal, vote, pollId } = await withPoll();
  await vote('ada', 0, 'A-1');
  const author = mockActors.resident;
  await expect(portal.run(author, 'polls.delete', { pollId })).rejects.toEqual(
    refusal('poll-voted'),
  );
  await portal.run(moderator, 'polls.delete', { pollId });
  const { items } = await portal.run(author, 'moderation.list', {});
  expect(items.map(({ kind }) => kind)).toEqual(['poll-deleted']);
});
