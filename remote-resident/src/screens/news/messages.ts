import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  title: 'News & Events',
  announcements: 'Announcements',
  events: 'Events',
  failed: 'Failed to load news and events',
  noAnnouncements: 'No announcements available',
  noAnnouncementsHint: 'What the board announces will show up here.',
  pinned: 'Pinned',
  urgent: 'Urgent',
  priority: ({ priority }: { priority: string }) => `${priority} priority`,
  attachments: 'Attachments',
  eventsShown: 'Events shown',
  upcoming: ({ n }: { n: number }) => `Upcoming (${n})`,
  past: ({ n }: { n: number }) => `Past (${n})`,
  view: 'View',
  list: 'List',
  month: 'Month',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noneToday: 'Nothing today.',
  noneOnDay: 'No events on this day.',
  nextUp: 'Next up',
  noneInMonth: 'No events in this month.',
  noneLeftInMonth: 'No more events in this month.',
  agenda: 'Agenda',
  moreEvents: ({ n }: { n: number }) => plural('en', n, { one: '+1 more', other: `+${n} more` }),
  noUpcoming: 'No upcoming events',
  noPast: 'No past events',
  maxAttendees: ({ n }: { n: number }) => `Max ${n} attendees`,
  organizedBy: ({ organizer }: { organizer: string }) => `Organizer: ${organizer}`,
  rsvpRequired: 'RSVP Required',
  rsvpComingSoon: 'RSVP functionality coming soon!',
  addToCalendar: 'Add to Calendar',
  calendarDownloaded: 'Calendar event downloaded!',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'news' }),
);
