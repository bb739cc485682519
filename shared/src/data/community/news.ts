import { mayManageNews, type NewsItem } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';

/** Author and date are those of the first saving. */
export const saveNews: UseCase<'news.save'> = async (context, { id, ...form }) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayManageNews(actor));
  const { publishAt, expireAt, ...rest } = form;
  const existing = id === undefined ? undefined : await knownItem(context, id);
  const item: NewsItem = {
    id: existing?.id ?? newId(),
    author: existing?.author ?? actor.displayName,
    date: existing?.date ?? now.toISOString(),
    attachments: existing?.attachments ?? [],
    ...rest,
    publishAt: publishAt || now.toISOString(),
    ...(expireAt ? { expireAt } : {}),
  };
  repositories.news.put(item);
  return item;
};

export const setNewsPublished: UseCase<'news.setPublished'> = async (context, input) => {
  assertAllowed(mayManageNews(context.actor));
  const item = { ...(await knownItem(context, input.id)), published: input.published };
  context.repositories.news.put(item);
  return item;
};

export const deleteNews: UseCase<'news.delete'> = async (context, { id }) => {
  assertAllowed(mayManageNews(context.actor));
  context.repositories.news.remove((await knownItem(context, id)).id);
  return {};
};

async function knownItem({ repositories }: UseCaseContext, id: string): Promise<NewsItem> {
  const item = await repositories.news.get(id);
  if (!item) throw new PortalError('not-found');
  return item;
}
