import { PortalError } from '@hoa/api';
import {
  asNotification,
  type MessageReport,
  mayAnswerMessages,
  mayWriteMessages,
  permissionKey,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { hideNotification } from '../notifications/notifications.ts';
import type { Versioned } from '../ports/repository.ts';
import { visibleThread } from './shown-thread.ts';

const pageSize = 25;

/** Sends a copy of a message to the moderators. A person's second report of a message changes nothing. */
const report: UseCase<'threads.report'> = async (context, { threadId, messageId, reason }) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayWriteMessages(actor));
  const thread = await visibleThread(context, threadId);
  const id = `${actor.uid}:${messageId}`;
  const [found, before] = await Promise.all([
    repositories.threadMessages.get(messageId),
    repositories.messageReports.get(id),
  ]);
  if (found?.threadId !== threadId || found.author.uid === actor.uid || found.removed) {
    throw new PortalError('thread-not-found');
  }
  if (before) return {};
  const { author, content, createdAt, attachments } = found;
  const at = now.toISOString();
  const { uid, displayName } = actor;
  repositories.messageReports.put({
    ...{ id, threadId, messageId, subject: thread.subject },
    message: { author, content, createdAt, attachments },
    ...{ reason, reportedBy: { uid, displayName }, at, state: 'open' },
  });
  const noticeId = newId();
  addNotification(context, {
    id: noticeId,
    recipients: [permissionKey('messages')],
    ...asNotification({ code: 'message-reported', params: { name: displayName, reason } }),
    ...{ type: 'security', priority: 'normal', read: false, createdAt: at },
    actionUrl: '/admin?tab=inbox&list=reports',
  });
  // The author may be a moderator.
  hideNotification(context, noticeId, author.uid);
  return {};
};

/** Lists reports, without those of the actor's own messages, of which other moderators decide. */
const listReports: UseCase<'reports.list'> = async ({ actor, repositories }, input) => {
  assertAllowed(mayAnswerMessages(actor));
  const { isOpen, ...page } = input;
  const ofOthers = { 'message.author.uid': { notIn: [actor.uid] } };
  const open = { ...ofOthers, state: 'open' } as const;
  const [listed, count] = await Promise.all([
    listPage(
      repositories.messageReports,
      {
        where: isOpen ? open : { ...ofOthers, state: { notIn: ['open'] } },
        orderBy: [['at', isOpen ? 'asc' : 'desc']],
      },
      page,
      pageSize,
      unversioned,
    ),
    repositories.messageReports.count(open),
  ]);
  return { ...listed, open: count };
};

/** Keeps a reported message of another person or removes its content, which stays in the reports. */
const decide: UseCase<'reports.decide'> = async (context, { reportId, decision }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayAnswerMessages(actor));
  const reported = await repositories.messageReports.get(reportId);
  if (!reported || reported.message.author.uid === actor.uid) throw new PortalError('not-found');
  if (reported.state !== 'open') {
    const name = reported.decidedBy?.displayName ?? '';
    throw PortalError.refused({ code: 'report-decided', params: { name } });
  }
  const { uid, displayName } = actor;
  const { messageId } = reported;
  const same = await repositories.messageReports.find({ where: { messageId, state: 'open' } });
  for (const one of same) {
    const decided = { decidedBy: { uid, displayName }, decidedAt: now.toISOString() };
    repositories.messageReports.put({ ...one, state: decision, ...decided });
  }
  if (decision === 'removed') await removeMessage(context, reported);
  return {};
};

/** Empties a message everywhere it is shown. Its files stay readable for moderators. Four statements. */
async function removeMessage(
  { repositories }: UseCaseContext,
  { id: ownerId, threadId, messageId }: Versioned<MessageReport>,
): Promise<void> {
  const [thread, message] = await Promise.all([
    repositories.threads.get(threadId),
    repositories.threadMessages.get(messageId),
  ]);
  if (!thread || !message) return;
  const fileIds = message.attachments.map(({ id }) => id);
  repositories.threadMessages.put({ ...message, content: '', attachments: [], removed: true });
  const isLast = thread.lastActivity === message.createdAt;
  repositories.threads.put({
    ...thread,
    ...(isLast && { lastMessage: '' }),
    attachments: thread.attachments.filter(({ id }) => !fileIds.includes(id)),
  });
  if (fileIds.length === 0) return;
  for (const file of await repositories.storedFiles.getMany(fileIds)) {
    repositories.storedFiles.put({ ...file, ownerKind: 'messageReport', ownerId });
  }
}

export const reportUseCases = {
  'threads.report': report,
  'reports.list': listReports,
  'reports.decide': decide,
} satisfies UseCases;
