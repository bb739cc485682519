import type { Actor } from './roles.ts';
import type { MessageThread } from './schemas/message-thread.ts';

/** Whether a reply goes to the sender alone: a broadcast is answered in private by whoever did not send it. */
export function isAnsweredInPrivate(
  { type, participants }: Pick<MessageThread, 'type' | 'participants'>,
  { uid }: Pick<Actor, 'uid'>,
): boolean {
  return type === 'broadcast' && participants.every((sender) => sender.uid !== uid);
}

/** The id of the conversation in which a person answers a broadcast: one for each person. */
export function privateReplyId(broadcastThreadId: string, { uid }: Pick<Actor, 'uid'>): string {
  return `${broadcastThreadId}-reply-${uid}`;
}
