import { isForVendors, maySendBroadcasts } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { markRead, threadReaders } from '../messages/shown-thread.ts';
import { hideNotification } from '../notifications/notifications.ts';
import { asAuthor } from '../people/shown-people.ts';
import type { SentBroadcast, StoredThread } from '../ports/records.ts';
import { broadcastNotification, vendorBroadcastNotification } from './broadcast-notification.ts';
import { refuseUnknown, resolveAudience } from './resolve-audience.ts';

/**
 * Sends a broadcast thread to everyone in the audience, with a notification and an email if chosen, and removes the
 * sender's draft. Rejects with the names of units that the association does not have, if it has a list of units.
 * Vendors always get a notification, since it is the only place where they can read the broadcast.
 */
const sendBroadcast: UseCase<'broadcasts.send'> = async (context, input) => {
  const { actor, now, newId, repositories, addJob } = context;
  assertAllowed(maySendBroadcasts(actor));
  const resolved = await resolveAudience(context, input.audience);
  refuseUnknown(context, resolved);
  const { audience, recipientCount } = resolved;
  const sentAt = now.toISOString();
  const threadId = newId();
  const author = asAuthor(actor);
  const broadcast: SentBroadcast = {
    ...input,
    audience,
    id: newId(),
    threadId,
    sentBy: actor.uid,
    sentAt,
    recipientCount,
  };
  repositories.broadcasts.put(broadcast);
  const participants = [author];
  const thread: StoredThread = {
    id: threadId,
    subject: input.subject,
    type: 'broadcast',
    priority: input.priority,
    participants,
    readers: threadReaders({ type: 'broadcast', participants, audience }),
    lastActivity: sentAt,
    lastMessage: input.message,
    attachments: [],
    audience,
    messagesCount: 1,
  };
  repositories.threads.put(thread);
  const content = input.message;
  const message = { id: newId(), threadId, content, author, createdAt: sentAt, attachments: [] };
  repositories.threadMessages.put(message);
  await markRead(context, thread, thread.messagesCount);
  if (isForVendors(audience)) {
    repositories.vendorNotifications.put(vendorBroadcastNotification(broadcast, author));
  } else if (input.sendNotification) addNotice(context, broadcast);
  if (input.sendEmail) addJob({ type: 'broadcast-mail', broadcastId: broadcast.id });
  repositories.broadcastDrafts.remove(actor.uid);
  return { id: broadcast.id, recipientCount: broadcast.recipientCount };
};

/** Adds one notification for the whole audience, hidden from the sender. */
function addNotice(context: UseCaseContext, broadcast: SentBroadcast): void {
  context.repositories.notifications.put(broadcastNotification(broadcast));
  hideNotification(context, broadcast.id, context.actor.uid);
}

const saveBroadcastDraft: UseCase<'broadcasts.draft.save'> = async (context, draft) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const before = await repositories.broadcastDrafts.get(actor.uid);
  repositories.broadcastDrafts.put({ ...before, ...draft, id: actor.uid });
  return draft;
};

export const broadcastCommands = {
  'broadcasts.send': sendBroadcast,
  'broadcasts.draft.save': saveBroadcastDraft,
} satisfies UseCases;
