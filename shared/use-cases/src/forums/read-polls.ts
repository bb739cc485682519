import { PortalError } from '@hoa/api';
import type { Poll } from '@hoa/domain';
import { isCurrent } from '@hoa/domain';
import { isPollOpen, showsPollResult, votingHomes } from '@hoa/domain/forums';
import { listPage } from '../kernel/conversation-page.ts';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import { readableTopic } from './readable-topic.ts';
import { countEligible, countVotes } from './voters.ts';

const votesOnPage = 50;

const listPolls: UseCase<'polls.list'> = async (context, { topicId }) => {
  const { actor, now, repositories } = context;
  await readableTopic(context, topicId);
  const [polls, memberships] = await Promise.all([
    repositories.polls.find({ where: { topicId }, orderBy: [['createdAt', 'asc']] }),
    actor.role === 'resident'
      ? repositories.memberships.find({ where: { uid: actor.uid, role: 'resident' } })
      : [],
  ]);
  const homes = votingHomes(memberships, now);
  const isResident = memberships.some((held) => isCurrent(held, now));
  const pollIds = polls.map(({ id }) => id);
  const votes = await repositories.pollVotes.find({
    where: { pollId: { in: pollIds }, voter: { in: [...homes, actor.uid] } },
  });
  const byId = new Map(votes.map((vote) => [vote.id, vote]));
  const own = (poll: Poll, voter: string) => {
    const vote = byId.get(voteId(poll.id, voter));
    return { hasVoted: vote !== undefined, option: vote?.option };
  };
  return polls.map((poll) => ({
    ...unversioned(poll),
    isOpen: isPollOpen(poll, now),
    isResultShown: showsPollResult(poll, now),
    own:
      poll.voters === 'home'
        ? homes.map((unit) => ({ unit, ...own(poll, unit) }))
        : isResident
          ? [own(poll, actor.uid)]
          : [],
  }));
};

const getPollResult: UseCase<'polls.result'> = async (context, { pollId }) => {
  const poll = await decidedPoll(context, pollId);
  const [counts, eligible] = await Promise.all([
    countVotes(context, poll),
    countEligible(context, poll),
  ]);
  const voted = counts.reduce((sum, one) => sum + one, 0);
  // The home of a vote may have lost its owner since.
  return { counts, voted, eligible: Math.max(eligible, voted) };
};

const listVotes: UseCase<'polls.votes'> = async (context, { pollId, ...page }) => {
  const { pollVotes, profiles } = context.repositories;
  const poll = await decidedPoll(context, pollId);
  if (poll.isSecret) throw new PortalError('not-found');
  const { items, total } = await listPage(
    pollVotes,
    { where: { pollId }, orderBy: [['voter', 'asc']] },
    page,
    votesOnPage,
    ({ voter, option = 0 }) => ({ name: voter, option }),
  );
  if (poll.voters === 'home') return { items, total };
  const people = await profiles.getMany(items.map(({ name }) => name));
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  return { items: items.map((item) => ({ ...item, name: names.get(item.name) ?? '' })), total };
};

/** Returns a poll whose result the actor may read; two statements. */
async function decidedPoll(context: UseCaseContext, pollId: string): Promise<Versioned<Poll>> {
  const poll = await readablePoll(context, pollId);
  if (!showsPollResult(poll, context.now)) throw new PortalError('not-found');
  return poll;
}

/** Returns a poll on a topic that the actor may read; two statements. */
export async function readablePoll(
  context: UseCaseContext,
  pollId: string,
): Promise<Versioned<Poll>> {
  const poll = await context.repositories.polls.get(pollId);
  if (!poll) throw new PortalError('not-found');
  await readableTopic(context, poll.topicId);
  return poll;
}

export const voteId = (pollId: string, voter: string): string => `${pollId}:${voter}`;

export const pollQueries = {
  'polls.list': listPolls,
  'polls.result': getPollResult,
  'polls.votes': listVotes,
} satisfies UseCases;
