import { PortalError } from '@hoa/api';
import { readSettings } from '../kernel/read-settings.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { CalendarFeeds } from '../ports/services.ts';
import { wholeProfile } from '../profile/profile.ts';

const getFeed: UseCase<'calendar.feed'> = async (context) => {
  const feeds = feedsOf(context);
  const { association, actor, repositories } = context;
  const { id: hoaId } = association;
  const profile = await repositories.profiles.get(actor.uid);
  const { publicCalendar } = await readSettings(context);
  const feed = profile?.calendarFeed;
  return {
    ...(feed !== undefined && { path: feeds.pathOf({ hoaId, uid: actor.uid, feed }) }),
    ...(publicCalendar && { publicPath: feeds.publicPathOf(hoaId) }),
  };
};

const renewFeed: UseCase<'calendar.renew'> = async (context) => {
  feedsOf(context);
  const { actor, newId, repositories } = context;
  const profile = await wholeProfile(context);
  repositories.profiles.put({ ...profile, id: actor.uid, calendarFeed: newId() });
  return {};
};

const endFeed: UseCase<'calendar.end'> = async (context) => {
  feedsOf(context);
  const profile = await context.repositories.profiles.get(context.actor.uid);
  if (profile?.calendarFeed === undefined) return {};
  const { calendarFeed: _, ...rest } = profile;
  context.repositories.profiles.put(rest);
  return {};
};

/** The address is the person's own, and not for an administrator who views the portal as them. */
function feedsOf({ actor, calendarFeeds }: UseCaseContext): CalendarFeeds {
  if (!calendarFeeds) throw new PortalError('not-supported');
  if (actor.impersonation) throw PortalError.refused({ code: 'view-only' });
  return calendarFeeds;
}

/** The address at which a person's calendar program gets the events. */
export const calendarFeedUseCases = {
  'calendar.feed': getFeed,
  'calendar.renew': renewFeed,
  'calendar.end': endFeed,
} satisfies UseCases;
