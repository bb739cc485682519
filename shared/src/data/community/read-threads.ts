import type { UseCase } from '../use-case.ts';
import { newestFirst } from './newest-first.ts';
import type { StoredThreadMessage } from './records.ts';
import { readingId, seesThread, shownMessage, shownThread, visibleThread } from './shown-thread.ts';
import { withHome } from './with-home.ts';

/** The threads the actor takes part in, latest activity first. */
export const listThreads: UseCase<'threads.list'> = async (context) => {
  const { repositories } = context;
  const actor = await withHome(context);
  const [threads, messages, readings] = await Promise.all([
    repositories.threads.list(),
    repositories.threadMessages.list(),
    repositories.threadReadings.list(),
  ]);
  const messagesOf = byThread(messages);
  const readAtOf = new Map(readings.map(({ id, readAt }) => [id, readAt]));
  return threads
    .filter((thread) => seesThread(actor, thread))
    .map((thread) => {
      const readAt = readAtOf.get(readingId(actor, thread.id));
      return shownThread(thread, messagesOf.get(thread.id) ?? [], actor, readAt);
    })
    .sort(newestFirst(({ lastActivity }) => lastActivity));
};

export const getThread: UseCase<'threads.get'> = async (context, { threadId }) => {
  const { actor, repositories } = context;
  const thread = await visibleThread(context, threadId);
  const messages = ofThread(await repositories.threadMessages.list(), threadId);
  const reading = await repositories.threadReadings.get(readingId(actor, threadId));
  return shownThread(thread, messages, actor, reading?.readAt);
};

/** Oldest first. */
export const listThreadMessages: UseCase<'threads.messages'> = async (context, { threadId }) => {
  const { actor, repositories } = context;
  await visibleThread(context, threadId);
  const messages = ofThread(await repositories.threadMessages.list(), threadId);
  const reading = await repositories.threadReadings.get(readingId(actor, threadId));
  return messages
    .map((message) => shownMessage(message, actor, reading?.readAt))
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
};

function ofThread(messages: readonly StoredThreadMessage[], id: string): StoredThreadMessage[] {
  return messages.filter(({ threadId }) => threadId === id);
}

function byThread(messages: readonly StoredThreadMessage[]): Map<string, StoredThreadMessage[]> {
  const groups = new Map<string, StoredThreadMessage[]>();
  for (const message of messages) {
    const group = groups.get(message.threadId);
    if (group) group.push(message);
    else groups.set(message.threadId, [message]);
  }
  return groups;
}
