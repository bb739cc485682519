import { isVisible, mayManageNews } from '@hoa/domain';
import { countAmongMembers, countMembers } from '../broadcasts/resolve-audience.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { isReader } from '../people/shown-people.ts';
import { knownItem } from './read-managed-news.ts';

/** Marks visible news as seen by the person, but not by an administrator who views the portal as them. */
const markSeen: UseCase<'announcements.markSeen'> = async (context, input) => {
  const { actor, association, now, repositories } = context;
  const { uid } = actor;
  if (actor.impersonation) return {};
  const ids = [...new Set(input.ids)];
  const [items, before] = await Promise.all([
    repositories.news.getMany(ids),
    repositories.newsReadings.getMany(ids.map((newsId) => `${uid}:${newsId}`)),
  ]);
  for (const item of items) {
    const id = `${uid}:${item.id}`;
    const isSeen = before.some((reading) => reading.id === id);
    const isShown = item.published && isVisible(item, now, association.timeZone);
    if (isSeen || !isShown || !(await isReader(context, item))) continue;
    repositories.newsReadings.put({ id, uid, newsId: item.id, at: now.toISOString() });
  }
  return {};
};

/** At most six statements. */
const getReceipts: UseCase<'news.receipts'> = async (context, { id }) => {
  assertAllowed(mayManageNews(context.actor));
  const { audience = { type: 'all', value: '' } } = await knownItem(context, id);
  const { items: readers } = await context.repositories.newsReadings.distinct({
    field: 'uid',
    where: { newsId: id },
    orderBy: 'uid',
  });
  const members = await countMembers(context, audience);
  const seen = readers.length === 0 ? 0 : await countAmongMembers(context, audience, readers);
  return { seen, members };
};

export const receiptUseCases = {
  'announcements.markSeen': markSeen,
  'news.receipts': getReceipts,
} satisfies UseCases;
