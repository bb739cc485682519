import { mayManageNews, visibleTime } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import { refuseIfChanged } from '../refuse-if-changed.ts';
import type { UseCase } from '../use-case.ts';
import { knownItem, shownNewsItem } from './read-managed-news.ts';

/** Author and date are those of the first saving. */
export const saveNews: UseCase<'news.save'> = async (context, { id, seen, ...form }) => {
  const { actor, association, now, newId, repositories } = context;
  assertAllowed(mayManageNews(actor));
  const { expireAt, ...rest } = form;
  const existing = id === undefined ? undefined : await knownItem(context, id);
  if (existing) refuseIfChanged(seen, existing);
  const publishAt = form.publishAt || now.toISOString();
  const item = {
    id: existing?.id ?? newId(),
    author: existing?.author ?? actor.displayName,
    date: existing?.date ?? now.toISOString(),
    attachments: existing?.attachments ?? [],
    ...rest,
    publishAt,
    ...(expireAt ? { expireAt } : {}),
    ...visibleTime({ publishAt, expireAt }, association.timeZone),
  };
  repositories.news.put(existing ? { ...item, version: existing.version } : item);
  return shownNewsItem(item);
};

export const setNewsPublished: UseCase<'news.setPublished'> = async (context, input) => {
  assertAllowed(mayManageNews(context.actor));
  const item = { ...(await knownItem(context, input.id)), published: input.published };
  context.repositories.news.put(item);
  return shownNewsItem(item);
};

export const deleteNews: UseCase<'news.delete'> = async (context, { id }) => {
  assertAllowed(mayManageNews(context.actor));
  context.repositories.news.remove((await knownItem(context, id)).id);
  return {};
};
