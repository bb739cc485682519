import { PortalError } from '@hoa/api';
import { excerptOf, mayManageNews, type NewsItem, type NewsState } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import { shownItem } from '../kernel/shown-item.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredNewsItem } from '../ports/records.ts';
import type { Order, Versioned } from '../ports/repository.ts';
import { momentAfter, visibleAt } from './read-news.ts';

const pageSize = 10;

const sortedBy = { title: 'title', category: 'category', shown: 'visibleFrom' } as const;

/** Lists all news for the News Manager, including drafts, scheduled and expired items, newest first. */
export const listNews: UseCase<'news.list'> = async ({ actor, now, repositories }, input) => {
  assertAllowed(mayManageNews(actor));
  const { state, category, search, sort, ...page } = input;
  const order: Order<'title' | 'category' | 'visibleFrom' | 'date'> = sort
    ? [sortedBy[sort.column], sort.direction]
    : ['date', 'desc'];
  const where = { ...(state && inState(state, now)), category, text: search };
  const [listed, all] = await Promise.all([
    listPage(repositories.news, { where, orderBy: [order] }, page, pageSize, listedNewsItem),
    repositories.news.count({}),
  ]);
  return { ...listed, all };
};

export const getNews: UseCase<'news.get'> = async (context, { id }) => {
  assertAllowed(mayManageNews(context.actor));
  return shownNewsItem(await knownItem(context, id));
};

export async function knownItem(
  { repositories }: UseCaseContext,
  id: string,
): Promise<Versioned<StoredNewsItem>> {
  const item = await repositories.news.get(id);
  if (!item) throw new PortalError('not-found');
  return item;
}

export function shownNewsItem(item: StoredNewsItem & { readonly version?: number }): NewsItem {
  const { readers: _, ...shown } = shownItem(item);
  return shown;
}

function listedNewsItem(item: StoredNewsItem): NewsItem {
  return { ...shownNewsItem(item), content: excerptOf(item.content) };
}

function inState(state: NewsState, now: Date) {
  switch (state) {
    case 'draft':
      return { published: false };
    case 'published':
      return { published: true, ...visibleAt(now) };
    case 'scheduled':
      return { published: true, visibleFrom: { from: momentAfter(now) } };
    case 'expired':
      return {
        published: true,
        visibleFrom: { before: momentAfter(now) },
        visibleUntil: { before: now.toISOString() },
      };
  }
}

export const newsManagerQueries = {
  'news.list': listNews,
  'news.get': getNews,
} satisfies UseCases;
