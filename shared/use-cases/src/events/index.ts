import type { UseCases } from '../kernel/use-case.ts';
import { answerEvent } from './answer-event.ts';
import { calendarFeedUseCases } from './calendar-feeds.ts';
import { cancelEvent } from './cancel-event.ts';
import { getPlan, listAnswers, listManaged } from './manage-events.ts';
import { saveEvent } from './save-event.ts';

/** The planning of events and the answers to them. */
export const eventUseCases = {
  'events.managed': listManaged,
  'events.plan': getPlan,
  'events.answers': listAnswers,
  'events.save': saveEvent,
  'events.cancel': cancelEvent,
  'events.rsvp': answerEvent,
  ...calendarFeedUseCases,
} satisfies UseCases;
