import { PortalError } from '@hoa/api';
import { isCurrent } from '@hoa/domain';
import type { UseCase } from '../kernel/use-case.ts';
import { addReply } from './change-threads.ts';
import { shownMessage } from './shown-thread.ts';

interface ReceivedReply {
  /** The membership in which the person writes. */
  readonly membershipId: string;
  /** The id of the new message; a message with this id is not added again. */
  readonly messageId: string;
}

/**
 * Returns `threads.reply` for an answer by mail, which no session authorizes: rejects with `signed-out` if the
 * membership has ended, or if the actor's email is no longer the person's.
 */
export function replyByMail({ membershipId, messageId }: ReceivedReply): UseCase<'threads.reply'> {
  return async (context, input) => {
    const { actor, now, repositories } = context;
    const [membership, person, known] = await Promise.all([
      repositories.memberships.get(membershipId),
      repositories.people.get(actor.uid),
      repositories.threadMessages.get(messageId),
    ]);
    const mayWrite =
      membership?.uid === actor.uid &&
      isCurrent(membership, now) &&
      person?.removedAt === undefined &&
      person?.email.toLowerCase() === actor.email.toLowerCase();
    if (!mayWrite) throw new PortalError('signed-out');
    return known ? shownMessage(known, actor, undefined) : addReply(context, input, messageId);
  };
}
