import { allowed, allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { hasPermission } from '../people/has-permission.ts';
import { isCurrent } from '../people/membership.ts';
import type { Membership } from '../people/person-schema.ts';
import type { Actor } from '../people/roles.ts';
import type { ForumTopic } from './forum-topic-schema.ts';
import type { Poll } from './poll-schema.ts';

/** The most polls on one topic. */
export const maxPolls = 10;

export const isPollOpen = ({ closesAt }: Pick<Poll, 'closesAt'>, now: Date): boolean =>
  now.getTime() < Date.parse(closesAt);

/** The result is shown after the end; of an open vote also before it, if the poll says so. */
export function showsPollResult(
  poll: Pick<Poll, 'closesAt' | 'isSecret' | 'showsResult'>,
  now: Date,
): boolean {
  return !isPollOpen(poll, now) || (poll.showsResult && !poll.isSecret);
}

/** Moderators and the author add polls to a topic, unless it is locked or was declined, hidden or merged. */
export function mayAddPoll(
  actor: Actor,
  topic: Pick<ForumTopic, 'author' | 'locked' | 'withheld'>,
): Decision {
  const { author, locked, withheld } = topic;
  if (locked || (withheld !== undefined && withheld !== 'waiting')) return refused('topic-locked');
  const isAuthor = author.uid === actor.uid;
  return allowIf(isAuthor || hasPermission(actor, 'forums'), 'topic-not-authorized');
}

type Held = Pick<Membership, 'role' | 'tenure' | 'unit' | 'since' | 'until'>;

/** Returns the homes that a person may vote for: those that they own now. Tenants and households do not vote. */
export function votingHomes(memberships: readonly Held[], now: Date): string[] {
  const units = memberships.flatMap((held) => {
    const isOwner = held.role === 'resident' && held.tenure === 'owner';
    return isOwner && held.unit !== undefined && isCurrent(held, now) ? [held.unit] : [];
  });
  return [...new Set(units)].sort();
}

/** A vote for a home needs one of its owners, a vote of one's own a resident. */
export function mayVote(
  { voters }: Pick<Poll, 'voters'>,
  memberships: readonly Held[],
  unit: string | undefined,
  now: Date,
): Decision {
  if (voters === 'home') {
    const isOwn = unit !== undefined && votingHomes(memberships, now).includes(unit);
    return allowIf(isOwn, 'poll-not-eligible');
  }
  const isResident = memberships.some((held) => held.role === 'resident' && isCurrent(held, now));
  return isResident ? allowed : refused('poll-not-eligible');
}
