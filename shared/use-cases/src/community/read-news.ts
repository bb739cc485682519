import { PortalError } from '@hoa/api';
import { type Announcement, mayManageNews, type NewsItem, type NewsState } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import { listPage } from '../list-page.ts';
import type { Kept, Order } from '../ports/repository.ts';
import type { UseCase, UseCaseContext, UseCases } from '../use-case.ts';
import type { StoredEvent, StoredNewsItem } from './records.ts';

const pageSize = 10;

/** Published and inside their window: pinned first, then urgent, then newest. */
export const listAnnouncements: UseCase<'announcements.list'> = ({ now, repositories }, page) =>
  listPage(
    repositories.news,
    {
      where: { published: true, ...visibleAt(now) },
      orderBy: [
        ['pinned', 'desc'],
        ['urgent', 'desc'],
        ['date', 'desc'],
      ],
    },
    page,
    pageSize,
    shownAnnouncement,
  );

/** Upcoming events soonest first, past ones latest first; those of a span soonest first. */
export const listEvents: UseCase<'events.list'> = ({ now, repositories }, input) => {
  const { when = 'upcoming', from, before, ...page } = input;
  const isSpan = from !== undefined || before !== undefined;
  const isPast = !isSpan && when === 'past';
  const instant = now.toISOString();
  const side = isPast ? { before: instant } : { from: instant };
  return listPage(
    repositories.events,
    {
      where: { ...visibleAt(now), date: isSpan ? { from, before } : side },
      orderBy: [['date', isPast ? 'desc' : 'asc']],
    },
    page,
    pageSize,
    shownEvent,
  );
};

const sortedBy = { title: 'title', category: 'category', shown: 'visibleFrom' } as const;

/** The News Manager's list: drafts, scheduled and expired items too, newest first. */
export const listNews: UseCase<'news.list'> = async ({ actor, now, repositories }, input) => {
  assertAllowed(mayManageNews(actor));
  const { state, category, search, sort, ...page } = input;
  const order: Order<'title' | 'category' | 'visibleFrom' | 'date'> = sort
    ? [sortedBy[sort.column], sort.direction]
    : ['date', 'desc'];
  const where = { ...(state && inState(state, now)), category, text: search };
  const [listed, all] = await Promise.all([
    listPage(repositories.news, { where, orderBy: [order] }, page, pageSize, shownNewsItem),
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
): Promise<Kept<StoredNewsItem>> {
  const item = await repositories.news.get(id);
  if (!item) throw new PortalError('not-found');
  return item;
}

function shownAnnouncement({ published: _, ...item }: Kept<StoredNewsItem>): Announcement {
  return shownEvent(item);
}

export function shownNewsItem(item: StoredNewsItem & { readonly version?: number }): NewsItem {
  return shownEvent(item);
}

function shownEvent<T extends Partial<Kept<StoredEvent>>>(stored: T) {
  const { visibleFrom: _, visibleUntil: __, version: ___, ...shown } = stored;
  return shown;
}

/** Whether it is visible at a moment. */
export function visibleAt(now: Date) {
  return { visibleFrom: { before: momentAfter(now) }, visibleUntil: { from: now.toISOString() } };
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

function momentAfter(now: Date): string {
  return new Date(now.getTime() + 1).toISOString();
}

export const newsQueries = {
  'announcements.list': listAnnouncements,
  'events.list': listEvents,
  'news.list': listNews,
  'news.get': getNews,
} satisfies UseCases;
