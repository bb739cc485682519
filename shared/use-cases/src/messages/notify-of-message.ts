import {
  asNotification,
  hasPermission,
  isBetweenNeighbors,
  isForOffice,
  type NoticeCode,
  permissionKey,
  personKey,
  privateKey,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { hideNotification } from '../notifications/notifications.ts';
import type { StoredThread } from '../ports/records.ts';

/**
 * Notifies everybody else of a message that the actor has written: the participants, and for the office those who have
 * taken the conversation or, before that, all who may. `silent` are the uids of people who want no notice of it.
 */
export function notifyOfMessage(
  context: UseCaseContext,
  thread: StoredThread,
  silent: ReadonlySet<string>,
): void {
  const { actor } = context;
  const keyOf = isBetweenNeighbors(thread) ? privateKey : personKey;
  const others = thread.participants.filter(
    ({ uid, role }) => uid !== actor.uid && role !== 'system' && !silent.has(uid),
  );
  // A person can take part in two roles.
  for (const uid of new Set(others.map((person) => person.uid))) {
    addNotice(context, thread, 'thread-message', keyOf(uid));
  }
  if (!thread.office || isForOffice(thread, actor)) return;
  const { takenByUid } = thread.office;
  if (takenByUid === undefined) {
    const id = addNotice(context, thread, 'office-message', permissionKey('messages'));
    if (hasPermission(actor, 'messages')) hideNotification(context, id, actor.uid);
  } else if (!silent.has(takenByUid) && takenByUid !== actor.uid) {
    addNotice(context, thread, 'office-message', personKey(takenByUid));
  }
}

/** Adds a notification that links to a thread, and returns its id. */
export function addNotice(
  context: UseCaseContext,
  { id: threadId, subject, priority }: StoredThread,
  code: NoticeCode,
  recipient: string,
): string {
  const { actor, now, newId } = context;
  const id = newId();
  addNotification(context, {
    id,
    recipients: [recipient],
    ...asNotification({ code, params: { name: actor.displayName, subject } }),
    type: 'message',
    priority,
    read: false,
    createdAt: now.toISOString(),
    actionUrl: `/messages/${encodeURIComponent(threadId)}`,
  });
  return id;
}
