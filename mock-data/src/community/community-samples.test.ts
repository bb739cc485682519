import { compareDates, folderPath, paymentFee, paymentTotal } from '@hoa/domain';
import type { StoredFile } from '@hoa/use-cases';
import { recordSchemas, threadReaders } from '@hoa/use-cases';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleAssociation } from '../sample-association.ts';
import { communityCollections as samples } from './collections.ts';

const now = new Date(2026, 2, 10, 14, 30);

describe('every collection', () => {
  test.each(Object.keys(samples) as (keyof typeof samples)[])(
    '%s has the shape it promises and no id twice',
    async (name) => {
      const items = await samples[name].load(now);
      expect(z.array(recordSchemas[name]).safeParse(items).error).toBeUndefined();
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

describe('news and events', () => {
  test('cover every category, drafts, urgent, pinned, scheduled and expired items', async () => {
    const news = await samples.news.load(now);
    expect(new Set(news.map(({ category }) => category)).size).toBe(5);
    expect(news.filter(({ published }) => !published).length).toBeGreaterThan(1);
    expect(news.some(({ urgent }) => urgent)).toBe(true);
    expect(news.some(({ pinned }) => pinned)).toBe(true);
    expect(news.some(({ publishAt = '' }) => compareDates(publishAt, now.toISOString()) > 0)).toBe(
      true,
    );
    expect(news.some(({ expireAt }) => expireAt && Date.parse(expireAt) < now.getTime())).toBe(
      true,
    );
  });

  test('have events before and after today', async () => {
    const events = await samples.events.load(now);
    const upcoming = events.filter(({ date }) => Date.parse(date) > now.getTime());
    expect(upcoming.length).toBeGreaterThan(4);
    expect(events.length - upcoming.length).toBeGreaterThan(4);
  });
});

describe('forum topics', () => {
  test('count their comments and updates and know their last activity', async () => {
    const comments = await samples.comments.load(now);
    const updates = await samples.topicUpdates.load(now);
    for (const topic of await samples.topics.load(now)) {
      const own = comments.filter(({ topicId }) => topicId === topic.id);
      const official = updates.filter(({ topicId }) => topicId === topic.id);
      expect([topic.id, topic.commentsCount, topic.updatesCount]).toEqual([
        topic.id,
        own.length,
        official.length,
      ]);
      const latest = [...own, ...official].map(({ createdAt }) => createdAt).sort(compareDates);
      expect([topic.id, topic.lastActivity]).toEqual([topic.id, latest.at(-1) ?? topic.createdAt]);
    }
  });

  test('have replies only under comments of the same topic, written later', async () => {
    const comments = await samples.comments.load(now);
    const byId = new Map(comments.map((comment) => [comment.id, comment]));
    for (const { parentId, topicId, createdAt } of comments) {
      if (parentId === undefined) continue;
      const parent = byId.get(parentId);
      expect(parent?.topicId).toBe(topicId);
      expect(parent?.parentId).toBeUndefined();
      expect(compareDates(parent?.createdAt ?? '', createdAt)).toBeLessThanOrEqual(0);
    }
  });
});

describe('payments', () => {
  test('carry the fee to the cent, in every status', async () => {
    const payments = await samples.payments.load(now);
    expect(payments.length).toBeGreaterThanOrEqual(24);
    expect(new Set(payments.map(({ status }) => status)).size).toBe(3);
    for (const { amount, method, fees, total } of payments) {
      expect(fees).toBe(paymentFee(amount, method, sampleAssociation()));
      expect(total).toBe(paymentTotal(amount, method, sampleAssociation()));
    }
  });
});

describe('documents', () => {
  test('form one tree at least four levels deep, each with a parent', async () => {
    const folders = await samples.folders.load(now);
    const depths = folders.map(({ id }) => folderPath(folders, id).length);
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(4);
    const parents = new Set(['root', ...folders.map(({ id }) => id)]);
    const files = await samples.files.load(now);
    expect(files.length).toBeGreaterThanOrEqual(35);
    expect([...folders, ...files].filter(({ parentId }) => !parents.has(parentId))).toEqual([]);
  });

  test('every file and attachment has contents of the type it is listed with', async () => {
    const contents = new Map((await samples.storedFiles.load(now)).map((file) => [file.id, file]));
    for (const { id, mimeType } of await samples.files.load(now)) {
      expect([id, contents.get(id)?.mimeType]).toEqual([id, mimeType]);
    }
    const attached = [
      ...(await samples.news.load(now)),
      ...(await samples.topicUpdates.load(now)),
      ...(await samples.threadMessages.load(now)),
    ].flatMap(({ attachments }) => attachments.map(({ id }) => id));
    expect(attached.length).toBeGreaterThan(10);
    expect(attached.filter((id) => !contents.has(id))).toEqual([]);
  });
});

interface Owner {
  readonly id: string;
  readonly attachments: readonly { readonly id: string }[];
}

test('a file belongs to what it is attached to', async () => {
  const attachedTo: Partial<Record<StoredFile['ownerKind'], readonly Owner[]>> = {
    document: (await samples.files.load(now)).map((file) => ({ ...file, attachments: [file] })),
    news: await samples.news.load(now),
    topicUpdate: await samples.topicUpdates.load(now),
    thread: await samples.threads.load(now),
  };
  for (const { id, ownerKind, ownerId } of await samples.storedFiles.load(now)) {
    const owner = attachedTo[ownerKind]?.find((each) => each.id === ownerId);
    expect([id, owner?.attachments.map((file) => file.id)]).toEqual([
      id,
      expect.arrayContaining([id]),
    ]);
  }
});

test('threads list their readers and count their messages', async () => {
  const messages = await samples.threadMessages.load(now);
  for (const { id, readers, messagesCount, ...thread } of await samples.threads.load(now)) {
    const own = messages.filter(({ threadId }) => threadId === id);
    expect([id, readers, messagesCount]).toEqual([id, threadReaders(thread), own.length]);
  }
});

test('readings count the messages that were there', async () => {
  const threads = new Map((await samples.threads.load(now)).map((thread) => [thread.id, thread]));
  const messages = await samples.threadMessages.load(now);
  for (const { id, uid, readers, type, readAt, readCount } of await samples.threadReadings.load(
    now,
  )) {
    const threadId = id.slice(uid.length + 1);
    const read = messages.filter(
      (message) => message.threadId === threadId && compareDates(message.createdAt, readAt) <= 0,
    );
    const thread = threads.get(threadId);
    expect([id, readers, type, readCount]).toEqual([
      id,
      thread?.readers,
      thread?.type,
      read.length,
    ]);
  }
});

test('threads end with the last of their messages', async () => {
  const messages = await samples.threadMessages.load(now);
  for (const thread of await samples.threads.load(now)) {
    const own = messages.filter(({ threadId }) => threadId === thread.id);
    const last = own.toSorted((a, b) => compareDates(a.createdAt, b.createdAt)).at(-1);
    expect([thread.id, thread.lastMessage, thread.lastActivity]).toEqual([
      thread.id,
      last?.content,
      last?.createdAt,
    ]);
  }
});

test('notifications are of every type and lead into the portal', async () => {
  const notifications = await samples.notifications.load(now);
  expect(new Set(notifications.map(({ type }) => type)).size).toBe(6);
  const threads = new Set((await samples.threads.load(now)).map(({ id }) => `/messages/${id}`));
  const topics = new Set((await samples.topics.load(now)).map(({ id }) => `/forums/${id}`));
  const payments = (await samples.payments.load(now)).map(
    ({ id }) => `/payments?tab=history&receipt=${id}`,
  );
  const tabs = ['/payments?tab=autopay', '/payments?tab=history'];
  const pages = new Set(['/news', '/tickets', '/admin', ...tabs, ...payments]);
  const lost = notifications.filter(
    ({ actionUrl = '' }) =>
      !threads.has(actionUrl) && !topics.has(actionUrl) && !pages.has(actionUrl),
  );
  expect(lost).toEqual([]);
});
