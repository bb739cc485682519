import type { ThreadType } from '@hoa/domain';
import { conversationPage, listPage } from '../kernel/conversation-page.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { shownAuthors, withShownAuthors } from '../people/shown-people.ts';
import type { AggregateRow } from '../ports/repository.ts';
import {
  personalKeys,
  readingId,
  shownMessage,
  shownThread,
  shownThreads,
  visibleThread,
} from './shown-thread.ts';

const pageSize = 25;

/** The threads that the actor may read, latest activity first. */
export const listThreads: UseCase<'threads.list'> = async (context, { type, ...page }) => {
  const { repositories } = context;
  const keys = await personalKeys(context);
  const where = { readers: { hasAny: keys }, type };
  const [threads, unread] = await Promise.all([
    listPage(
      repositories.threads,
      { where, orderBy: [['lastActivity', 'desc']] },
      page,
      pageSize,
      (thread) => thread,
    ),
    countUnread(context, keys),
  ]);
  return {
    items: await shownThreads(context, threads.items),
    total: threads.total,
    unread: Object.values(unread).reduce((sum, n) => sum + n, 0),
    unreadByType: unread,
  };
};

export const getThread: UseCase<'threads.get'> = async (context, { threadId }) => {
  const { actor, repositories } = context;
  const thread = await visibleThread(context, threadId);
  const reading = await repositories.threadReadings.get(readingId(actor, threadId));
  const shown = await shownAuthors(context, thread.participants);
  return {
    ...shownThread(thread, actor, reading?.readCount),
    participants: thread.participants.map(shown),
    ...(reading?.muted && { muted: true }),
  };
};

export const listThreadMessages: UseCase<'threads.messages'> = async (context, input) => {
  const { actor, repositories } = context;
  const { threadId, ...page } = input;
  await visibleThread(context, threadId);
  const reading = await repositories.threadReadings.get(readingId(actor, threadId));
  const said = await conversationPage(repositories.threadMessages, { threadId }, page, (message) =>
    shownMessage(message, actor, reading?.readAt),
  );
  return { ...said, items: await withShownAuthors(context, said.items) };
};

/** The number of unread messages by type of thread; two statements. */
async function countUnread(
  { actor, repositories }: UseCaseContext,
  keys: readonly string[],
): Promise<Record<ThreadType, number>> {
  const readers = { hasAny: keys };
  const [written, read] = await Promise.all([
    repositories.threads.aggregate({ where: { readers }, groupBy: 'type', of: 'messagesCount' }),
    repositories.threadReadings.aggregate({
      where: { readers, uid: actor.uid },
      groupBy: 'type',
      of: 'readCount',
    }),
  ]);
  const unread = (type: ThreadType) => Math.max(0, sumOf(written, type) - sumOf(read, type));
  return {
    direct: unread('direct'),
    payments: unread('payments'),
    broadcast: unread('broadcast'),
  };
}

function sumOf(rows: readonly AggregateRow[], type: ThreadType): number {
  return rows.find(({ group }) => group === type)?.sum ?? 0;
}

export const threadQueries = {
  'threads.list': listThreads,
  'threads.get': getThread,
  'threads.messages': listThreadMessages,
} satisfies UseCases;
