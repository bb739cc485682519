import { type Audience, dayOf, mayManageNews, visibleTime } from '@hoa/domain';
import { knownAudience } from '../broadcasts/resolve-audience.ts';
import { assertAllowed, refuseIfChanged } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { markNotification } from '../notifications/notifications.ts';
import type { StoredNewsItem } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { announceNews, newsNotificationId, withdrawNews } from './announce-news.ts';
import { attachedFiles } from './attached-files.ts';
import { newsReaders } from './news-readers.ts';
import { knownItem, shownNewsItem } from './read-managed-news.ts';

/** Creates or changes a news item. Author and date stay those of its creation. */
const saveNews: UseCase<'news.save'> = async (context, { id, seen, audience, ...form }) => {
  const { actor, association, now, newId, repositories } = context;
  assertAllowed(mayManageNews(actor));
  const { expireAt, sendEmail, attachments, ...rest } = form;
  const existing = id === undefined ? undefined : await knownItem(context, id);
  if (existing) refuseIfChanged(seen, existing);
  const publishAt = form.publishAt || dayOf(now, association.timeZone);
  const itemId = existing?.id ?? newId();
  const item = {
    id: itemId,
    author: existing?.author ?? actor.displayName,
    date: existing?.date ?? now.toISOString(),
    attachments: await attachedFiles(context, itemId, existing?.attachments ?? [], attachments),
    ...(await readersOf(context, existing, audience)),
    ...((sendEmail ?? existing?.sendEmail) && { sendEmail: true }),
    ...rest,
    publishAt,
    ...(expireAt ? { expireAt } : {}),
    ...visibleTime({ publishAt, expireAt }, association.timeZone),
  };
  repositories.news.put(existing ? { ...item, version: existing.version } : item);
  await announce(context, existing, item);
  return shownNewsItem(item);
};

/** Returns the audience and the keys of its members; nothing for everyone. */
async function readersOf(
  context: UseCaseContext,
  existing: StoredNewsItem | undefined,
  chosen: Audience | undefined,
): Promise<Pick<StoredNewsItem, 'audience' | 'readers'>> {
  if (!chosen) {
    const { audience, readers } = existing ?? {};
    return { ...(audience && { audience }), ...(readers && { readers }) };
  }
  if (chosen.type === 'all') return {};
  const audience = await knownAudience(context, chosen);
  return { audience, readers: newsReaders(audience) };
}

const setNewsPublished: UseCase<'news.setPublished'> = async (context, input) => {
  assertAllowed(mayManageNews(context.actor));
  const before = await knownItem(context, input.id);
  const item = { ...before, published: input.published };
  context.repositories.news.put(item);
  await announce(context, before, item);
  return shownNewsItem(item);
};

const deleteNews: UseCase<'news.delete'> = async (context, { id }) => {
  assertAllowed(mayManageNews(context.actor));
  context.repositories.news.remove((await knownItem(context, id)).id);
  await withdrawNews(context, id);
  return {};
};

/** Notifies everyone except the actor, who publishes it. */
async function announce(
  context: UseCaseContext,
  before: Versioned<StoredNewsItem> | undefined,
  item: StoredNewsItem,
): Promise<void> {
  if (await announceNews(context, before, item)) {
    await markNotification(context, newsNotificationId(item.id), { deleted: true });
  }
}

export const newsCommands = {
  'news.save': saveNews,
  'news.setPublished': setNewsPublished,
  'news.delete': deleteNews,
} satisfies UseCases;
