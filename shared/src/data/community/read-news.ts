import { compareDates, isVisible, mayManageNews, visibleNews } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';
import { newestFirst } from './newest-first.ts';

export const listAnnouncements: UseCase<'announcements.list'> = async ({ now, repositories }) =>
  visibleNews(await repositories.news.list(), now).map(({ published: _, ...shown }) => shown);

export const listEvents: UseCase<'events.list'> = async ({ now, repositories }) =>
  (await repositories.events.list())
    .filter((event) => isVisible(event, now))
    .sort((one, other) => compareDates(one.date, other.date));

/** The News Manager's list: drafts, scheduled and expired items too, newest first. */
export const listNews: UseCase<'news.list'> = async ({ actor, repositories }) => {
  assertAllowed(mayManageNews(actor));
  return (await repositories.news.list()).toSorted(newestFirst(({ date }) => date));
};
