import { maySendBroadcasts, recipientCount } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';
import { asAuthor } from './as-author.ts';

/**
 * Sends once for a key: a Broadcast thread for everyone in the audience and, if chosen, a notification.
 * The sender's draft has then served its purpose.
 */
export const sendBroadcast: UseCase<'broadcasts.send'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const sent = (await repositories.broadcasts.list()).find(
    ({ sentBy, idempotencyKey }) => sentBy === actor.uid && idempotencyKey === input.idempotencyKey,
  );
  if (sent) return { id: sent.id, recipientCount: sent.recipientCount };
  const sentAt = now.toISOString();
  const threadId = newId();
  const author = asAuthor(actor);
  const broadcast = {
    ...input,
    id: newId(),
    threadId,
    sentBy: actor.uid,
    sentAt,
    recipientCount: recipientCount(input.audience),
  };
  repositories.broadcasts.put(broadcast);
  repositories.threads.put({
    id: threadId,
    subject: input.subject,
    type: 'broadcast',
    priority: input.priority,
    participants: [author],
    lastActivity: sentAt,
    lastMessage: input.message,
    attachments: [],
    audience: input.audience,
  });
  const content = input.message;
  const message = { id: newId(), threadId, content, author, createdAt: sentAt, attachments: [] };
  repositories.threadMessages.put(message);
  repositories.broadcastDrafts.remove(actor.uid);
  return { id: broadcast.id, recipientCount: broadcast.recipientCount };
};

export const saveBroadcastDraft: UseCase<'broadcasts.draft.save'> = async (context, draft) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  repositories.broadcastDrafts.put({ ...draft, id: actor.uid });
  return draft;
};
