import { PortalError } from '@hoa/api';
import {
  type Actor,
  type Announcement,
  audienceParts,
  type CommunityEvent,
  excerptOf,
  isVisible,
  mayManageNews,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { shownItem } from '../kernel/shown-item.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { isReader } from '../people/shown-people.ts';
import type { StoredEvent, StoredNewsItem } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { whereReadable } from './news-readers.ts';

const pageSize = 10;

/** Lists the published announcements for the person that are visible now: pinned first, then urgent, then newest. */
export const listAnnouncements: UseCase<'announcements.list'> = async (context, page) =>
  listPage(
    context.repositories.news,
    {
      where: { published: true, ...visibleAt(context.now), ...(await whereReadable(context)) },
      orderBy: [
        ['pinned', 'desc'],
        ['urgent', 'desc'],
        ['date', 'desc'],
      ],
    },
    page,
    pageSize,
    (item) => {
      const shown = shownAnnouncement(item, context.actor);
      return { ...shown, content: excerptOf(shown.content) };
    },
  );

/** Returns an announcement with its full text while it is visible. */
export const getAnnouncement: UseCase<'announcements.get'> = async (context, { id }) => {
  const { now, association, repositories } = context;
  const item = await repositories.news.get(id);
  const isShown = item?.published && isVisible(item, now, association.timeZone);
  if (!isShown || !(await isReader(context, item))) {
    throw new PortalError('not-found');
  }
  return shownAnnouncement(item, context.actor);
};

/** Lists upcoming events soonest first, past events latest first, or the events that take place in a range soonest first. */
export const listEvents: UseCase<'events.list'> = async (context, input) => {
  const { now, repositories } = context;
  const { when = 'upcoming', from, before, ...page } = input;
  const isSpan = from !== undefined || before !== undefined;
  const isPast = !isSpan && when === 'past';
  const instant = now.toISOString();
  const side = isPast ? { before: instant } : { from: instant };
  const { items, total } = await listPage(
    repositories.events,
    {
      where: {
        ...visibleAt(now),
        // An event that begins earlier may last into the range.
        ...(isSpan ? { date: { before }, upcomingUntil: { from } } : { upcomingUntil: side }),
      },
      orderBy: [['date', isPast ? 'desc' : 'asc']],
    },
    page,
    pageSize,
    (event) => event,
  );
  // The samples are none of a series, and need no more code.
  if (!items.some(({ seriesId }) => seriesId)) return { items: items.map(shownEvent), total };
  const { shownDates } = await import('../events/shown-dates.ts');
  return { items: await shownDates(context, items), total };
};

/** Hides from readers which units an announcement is for. */
function shownAnnouncement(item: Versioned<StoredNewsItem>, actor: Actor): Announcement {
  const { published: _, sendEmail: __, readers, audience, ...shown } = shownItem(item);
  if (!audience) return shown;
  const isHidden = readers && !mayManageNews(actor).ok && audienceParts(audience).units.length > 0;
  return { ...shown, audience: isHidden ? { type: audience.type, value: '' } : audience };
}

function shownEvent({ upcomingUntil: _, ...event }: Versioned<StoredEvent>): CommunityEvent {
  return shownItem(event);
}

/** Returns the query conditions for records visible at `now`. */
export function visibleAt(now: Date) {
  return { visibleFrom: { before: momentAfter(now) }, visibleUntil: { from: now.toISOString() } };
}

/** Returns the next millisecond, because `before` in a condition is exclusive. */
export function momentAfter(now: Date): string {
  return new Date(now.getTime() + 1).toISOString();
}

export const newsQueries = {
  'announcements.list': listAnnouncements,
  'announcements.get': getAnnouncement,
  'events.list': listEvents,
} satisfies UseCases;
