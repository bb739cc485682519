import type { Actor } from '../people/roles.ts';
import type { MessageThread } from './message-thread-schema.ts';

/**
 * Returns true if a person's reply goes only to the sender. Everyone except the sender of a broadcast replies
 * privately.
 */
export function isAnsweredInPrivate(
  { type, participants }: Pick<MessageThread, 'type' | 'participants'>,
  { uid }: Pick<Actor, 'uid'>,
): boolean {
  return type === 'broadcast' && participants.every((sender) => sender.uid !== uid);
}

/** Returns true for somebody who reads a conversation with the office for the office, and did not start it. */
export function isForOffice(
  { office, participants }: Pick<MessageThread, 'office' | 'participants'>,
  { uid }: Pick<Actor, 'uid'>,
): boolean {
  return office !== undefined && participants.every((person) => person.uid !== uid);
}

/** Returns true for what residents write to each other, whoever else takes part. */
export function isBetweenNeighbors({
  type,
  participants,
}: Pick<MessageThread, 'type' | 'participants'>): boolean {
  const residents = participants.filter(({ role }) => role === 'resident');
  return type === 'direct' && new Set(residents.map(({ uid }) => uid)).size > 1;
}

/** Returns the id of a person's private conversation about a broadcast. */
export function privateReplyId(broadcastThreadId: string, { uid }: Pick<Actor, 'uid'>): string {
  return `${broadcastThreadId}-reply-${uid}`;
}
