import { PortalError } from '@hoa/api';
import {
  dayOf,
  daysLater,
  hasPermission,
  mayManageTopics,
  type Poll,
  startOfDay,
  type ValidationCode,
} from '@hoa/domain';
import { isPollOpen, maxPolls, mayAddPoll, mayVote } from '@hoa/domain/forums';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { logModeration } from './moderation-log.ts';
import { readablePoll, voteId } from './read-polls.ts';
import { readableTopic } from './readable-topic.ts';
import { removePolls } from './remove-polls.ts';
import { putSecretBallot } from './secret-ballot.ts';

/** Adds a poll to a topic. It ends with its last day, by the association's time zone. */
const createPoll: UseCase<'polls.create'> = async (context, input) => {
  const { actor, association, now, newId, repositories, addJob } = context;
  const topic = await readableTopic(context, input.topicId);
  assertAllowed(mayAddPoll(actor, topic));
  if (input.lastDay < dayOf(now, association.timeZone)) {
    const problem: ValidationCode = 'last-day-past';
    throw new PortalError('invalid-input', { field: 'lastDay', problem });
  }
  if ((await repositories.polls.count({ topicId: topic.id })) >= maxPolls) {
    throw new PortalError('conflict');
  }
  const end = startOfDay(daysLater(input.lastDay, 1), association.timeZone);
  const closesAt = new Date(end).toISOString();
  const poll = repositories.polls.put({
    ...input,
    id: newId(),
    showsResult: input.showsResult && !input.isSecret,
    closesAt,
    createdAt: now.toISOString(),
  });
  if (poll.isSecret) addJob({ type: 'poll-closed', pollId: poll.id, at: closesAt });
  return unversioned(poll);
};

/** Casts or changes the vote of the actor, or of a home that they own. */
const vote: UseCase<'polls.vote'> = async (context, { pollId, unit, option }) => {
  const { actor, now, repositories } = context;
  const poll = await openPoll(context, pollId, option);
  const memberships =
    actor.role === 'resident'
      ? await repositories.memberships.find({ where: { uid: actor.uid, role: 'resident' } })
      : [];
  assertAllowed(mayVote(poll, memberships, unit, now));
  await cast(context, poll, { voter: poll.voters === 'home' ? (unit ?? '') : actor.uid, option });
  return {};
};

const voteOnPaper: UseCase<'polls.voteOnPaper'> = async (
  context,
  { pollId, unit = '', option },
) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const poll = await openPoll(context, pollId, option);
  const owners = await repositories.memberships.find({ where: { unit, tenure: 'owner' } });
  assertAllowed(mayVote(poll, poll.voters === 'home' ? owners : [], unit, now));
  if (await repositories.pollVotes.get(voteId(pollId, unit))) throw new PortalError('poll-voted');
  await cast(context, poll, { voter: unit, option, onPaper: true });
  return {};
};

/** Returns a poll that has this option and has not ended; two statements. */
async function openPoll(context: UseCaseContext, pollId: string, option: number) {
  const poll = await readablePoll(context, pollId);
  if (!isPollOpen(poll, context.now)) throw new PortalError('poll-closed');
  if (option >= poll.options.length) throw new PortalError('invalid-input', { field: 'option' });
  return poll;
}

interface Cast {
  readonly voter: string;
  readonly option: number;
  readonly onPaper?: true;
}

/** Puts the only vote of a voter, in a secret poll without saying what for; at most three statements. */
async function cast(context: UseCaseContext, poll: Poll, { voter, option, onPaper }: Cast) {
  const { pollVotes } = context.repositories;
  const id = voteId(poll.id, voter);
  const before = await pollVotes.get(id);
  const marked = { id, pollId: poll.id, voter, ...(onPaper && { onPaper }) };
  if (!poll.isSecret) {
    pollVotes.put({ ...marked, option, ...(before && { version: before.version }) });
    return;
  }
  const ballot = { pollId: poll.id, voter, option };
  if (!(await putSecretBallot(context, ballot, before !== undefined))) {
    throw new PortalError('poll-voted');
  }
  if (!before) pollVotes.put(marked);
}

/** Removes a poll: moderators always, the author of the topic while there are no votes. */
const deletePoll: UseCase<'polls.delete'> = async (context, { pollId }) => {
  const { actor, repositories } = context;
  const poll = await readablePoll(context, pollId);
  const topic = await readableTopic(context, poll.topicId);
  assertAllowed(mayAddPoll(actor, { ...topic, locked: false, withheld: undefined }));
  if (!hasPermission(actor, 'forums') && (await repositories.pollVotes.count({ pollId })) > 0) {
    throw new PortalError('poll-voted');
  }
  if (topic.author.uid !== actor.uid) {
    await logModeration(context, 'poll-deleted', { topicId: topic.id });
  }
  await removePolls(context, [pollId]);
  return {};
};

export const pollCommands = {
  'polls.create': createPoll,
  'polls.vote': vote,
  'polls.voteOnPaper': voteOnPaper,
  'polls.delete': deletePoll,
} satisfies UseCases;
