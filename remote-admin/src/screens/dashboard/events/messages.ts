import { defineMessages, plural } from '@hoa/ui/text';

interface Repeat {
  readonly frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly n: number;
}

export const en = {
  table: 'Events',
  shown: 'Events shown',
  upcoming: 'Upcoming',
  past: 'Past',
  create: 'Create Event',
  edit: 'Edit',
  editTitle: 'Edit Event',
  answers: 'Answers',
  cancel: 'Cancel',
  actions: 'Actions',
  none: 'No upcoming events',
  nonePast: 'No past events',
  noneHint: 'What you plan shows up in News & Events for every resident.',
  failedToLoad: 'Failed to load events',

  title: 'Title',
  when: 'When',
  place: 'Place',
  places: 'Places',
  cancelled: 'Cancelled',
  going: ({ n, max }: { n: number; max: number | undefined }) =>
    max === undefined ? `${n} going` : `${n} of ${max}`,
  waiting: ({ n }: { n: number }) => `${n} waiting`,
  repeated: ({ frequency, n }: Repeat) =>
    ({
      daily: plural('en', n, { one: 'Daily', other: `Every ${n} days` }),
      weekly: plural('en', n, { one: 'Weekly', other: `Every ${n} weeks` }),
      monthly: plural('en', n, { one: 'Monthly', other: `Every ${n} months` }),
      yearly: plural('en', n, { one: 'Yearly', other: `Every ${n} years` }),
    })[frequency],

  type: 'Type',
  location: 'Location',
  organizer: 'Organizer',
  organizerHint: 'Without one, the association.',
  description: 'Description',
  wholeDays: 'Lasts whole days',
  startDay: 'First day',
  startTime: 'Start',
  endDay: 'Last day',
  endTime: 'End',
  timeZoneHint: ({ timeZone }: { timeZone: string }) => `In the time zone ${timeZone}.`,
  repeats: 'Repeats',
  frequencies: {
    never: 'Does not repeat',
    daily: 'Daily',
    weekly: 'Weekly',
    monthly: 'Monthly',
    yearly: 'Yearly',
  },
  intervals: {
    daily: 'Every how many days',
    weekly: 'Every how many weeks',
    monthly: 'Every how many months',
    yearly: 'Every how many years',
  },
  weekdays: 'Also on',
  monthly: 'In each month',
  onSameDay: 'The same day',
  onSameWeekday: 'The same weekday, such as the second Tuesday',
  until: 'Until (optional)',
  rsvp: 'People answer whether they come',
  capacity: 'Places',
  capacityHint: 'Empty for any number.',
  guests: 'Guests per person',
  reminder: 'Reminder',
  reminders: {
    '0': 'None',
    '2': '2 hours before',
    '24': 'A day before',
    '48': 'Two days before',
    '168': 'A week before',
  },
  saveChanges: 'Save Changes',
  created: 'Event created',
  saved: 'Event saved',
  failedToSave: 'Failed to save event',
  changedMeanwhile:
    'Someone else has changed this event in the meantime. Save again to replace their changes.',
  toldOfChange: 'Those who answered are told when the time or the place changes.',

  scope: 'What do you want to change?',
  cancelScope: 'What do you want to cancel?',
  thisDate: 'Only this date',
  allDates: 'All dates to come',
  allDatesHint: 'Dates that were changed on their own stay as they are.',
  continue: 'Continue',

  cancelTitle: 'Cancel Event',
  cancelHint:
    'It stays in the list as cancelled. Those who answered are told. This cannot be undone.',
  message: 'Message',
  messageHint: 'Shown with the event, and told to those who answered.',
  keep: 'Keep Event',
  cancelledToast: 'Event cancelled',
  failedToCancel: 'Failed to cancel event',

  answersTitle: 'Answers',
  failedToLoadAnswers: 'Failed to load answers',
  noAnswers: 'Nobody has answered yet',
  summary: ({ going, waiting, declined }: { going: number; waiting: number; declined: number }) =>
    `${going} going, ${waiting} waiting, ${declined} not going`,
  name: 'Name',
  home: 'Home',
  answer: 'Answer',
  people: 'People',
  states: { going: 'Going', waiting: 'Waiting', declined: 'Not going' },
  print: 'Print',
  download: 'Download CSV',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'events' }),
);
