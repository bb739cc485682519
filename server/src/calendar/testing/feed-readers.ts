import ICAL from 'ical.js';
import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  getTimezoneObjectOffset,
  type IcsDateObject,
  type IcsEvent,
  timeZoneOffsetToMilliseconds,
} from 'ts-ics';

/** A date of an event as a calendar program shows it. */
export interface ShownDate {
  readonly uid: string;
  readonly title: string;
  /** An instant; a day of an event of whole days. */
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
}

/** Reads the dates of a feed that begin before an instant. */
export type ReadFeed = (feed: string, before: string) => ShownDate[];

/** Both programs read a feed on their own. */
export const feedReaders: readonly (readonly [name: string, read: ReadFeed])[] = [
  ['ical.js', readByIcalJs],
  ['ts-ics', readByTsIcs],
];

function readByIcalJs(feed: string, before: string): ShownDate[] {
  const all = ICAL.Component.fromString(feed).getAllSubcomponents('vevent');
  const isChange = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
  const changes = all.filter(isChange);
  return all
    .filter((entry) => !isChange(entry))
    .flatMap((entry) => {
      const event = new ICAL.Event(entry, { strictExceptions: true, exceptions: [] });
      for (const change of changes) {
        if (change.getFirstPropertyValue('uid') === event.uid) event.relateException(change);
      }
      if (!event.isRecurring()) return [shownByIcalJs(event, event.startDate, event.endDate)];
      const shown: ShownDate[] = [];
      const dates = event.iterator();
      for (let next = dates.next(); next; next = dates.next()) {
        if (next.toJSDate().toISOString() >= before) break;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        shown.push(shownByIcalJs(item, startDate, endDate));
      }
      return shown;
    })
    .sort(byStart);
}

function shownByIcalJs(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): ShownDate {
  const textOf = (time: ICAL.Time) =>
    time.isDate ? time.toString() : time.toJSDate().toISOString();
  return {
    uid: event.uid,
    title: event.summary,
    start: textOf(start),
    end: textOf(end),
    isCancelled: event.component.getFirstPropertyValue('status') === 'CANCELLED',
  };
}

function readByTsIcs(feed: string, before: string): ShownDate[] {
  const { events = [], timezones } = convertIcsCalendar(undefined, feed);
  const instantOf = (wall: Date, zone: string) => {
    const offset = getTimezoneObjectOffset(wall, zone, timezones);
    return new Date(wall.getTime() - timeZoneOffsetToMilliseconds(offset?.offset ?? 'unknown'));
  };
  return events
    .filter(({ recurrenceId }) => !recurrenceId)
    .flatMap((event) => {
      const { recurrenceRule: rule, start, uid } = event;
      if (!rule) return [shownByTsIcs(event)];
      const zone = start.local?.timezone;
      const wall = start.local?.date ?? start.date;
      const changes = events.filter((one) => one.uid === uid && one.recurrenceId);
      const ended = event.end?.date ?? start.date;
      const length = ended.getTime() - start.date.getTime();
      const excluded = (event.exceptionDates ?? []).map((one) => one.local?.date ?? one.date);
      return extendByRecurrenceRule(rule, { start: wall, end: new Date(before) })
        .filter((date) => !excluded.some((one) => one.getTime() === date.getTime()))
        .map((date) => {
          const own = changes.find(
            ({ recurrenceId: { value } = { value: start } }) =>
              (value.local?.date ?? value.date).getTime() === date.getTime(),
          );
          if (own) return shownByTsIcs(own);
          const begins = zone ? instantOf(date, zone) : date;
          const at = (moment: Date): IcsDateObject => ({ ...start, date: moment });
          const ends = at(new Date(begins.getTime() + length));
          return shownByTsIcs({ ...event, start: at(begins), end: ends } as IcsEvent);
        });
    })
    .sort(byStart);
}

function shownByTsIcs({ uid, summary, start, end, status }: IcsEvent): ShownDate {
  const textOf = ({ date, type }: IcsDateObject) =>
    type === 'DATE' ? date.toISOString().slice(0, 'YYYY-MM-DD'.length) : date.toISOString();
  return {
    uid,
    title: summary,
    start: textOf(start),
    end: textOf(end ?? start),
    isCancelled: status === 'CANCELLED',
  };
}

const byStart = (one: ShownDate, other: ShownDate) => (one.start < other.start ? -1 : 1);
