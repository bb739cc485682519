import { type CalendarDay, calendarText, daysLater, eventLengthMs, utcTime } from '@hoa/domain';
import {
  type EventSeries,
  type EventTimes,
  instantAt,
  repeatRule,
  timesFrom,
} from '@hoa/domain/events';
import { occurrenceDays } from '@hoa/domain/occurrences';
import type { StoredEvent } from '@hoa/use-cases';
import ICAL from 'ical.js';

/** The number of days that one call of `occurrenceDays` lists at least. */
const daysAtOnce = 366;

/** Returns the VEVENT of an event that takes place once. */
export function singleEntry(event: StoredEvent, series: EventSeries | undefined): ICAL.Component {
  const { times, timeZone } = event;
  const entry = newEntry(event.id, event, Math.max(event.sequence ?? 0, series?.sequence ?? 0));
  addStamp(entry, latest(series?.updatedAt ?? event.date, event));
  if (times && timeZone) addTimes(entry, times, timeZone);
  else {
    const end = event.end ?? new Date(Date.parse(event.date) + eventLengthMs).toISOString();
    addInstant(entry, 'dtstart', event.date);
    addInstant(entry, 'dtend', end);
  }
  return entry;
}

/**
 * Returns the VEVENTs of a repeated event: its rule from the first of the dates on, each date that differs from it, and
 * each date that the rule no longer has.
 */
export function repeatedEntries(
  series: EventSeries,
  dates: readonly StoredEvent[],
): ICAL.Component[] {
  const known = new Map(dates.map((date) => [date.day, date]));
  const all = ruleDays(series, dates);
  const first = all.find((day) => known.has(day));
  const days = all.filter((day) => first !== undefined && day >= first);
  const entries = first === undefined ? [] : [ruleEntry(series, first, known, days)];
  for (const day of days) {
    const date = known.get(day);
    known.delete(day);
    if (date && !isAsPlanned(date, series, day)) entries.push(changedEntry(series, day, date));
  }
  const others = [...known.values()].map((date) => singleEntry(date, series));
  return [...entries, ...others];
}

/** Lists the days of the rule from the first of the dates to the last. */
function ruleDays({ repeat, startDay }: EventSeries, dates: readonly StoredEvent[]): CalendarDay[] {
  const planned = dates.flatMap(({ day }) => day ?? []).sort();
  const [last] = planned.slice(-1);
  let [start] = planned;
  const days: CalendarDay[] = [];
  while (repeat && start && last && start <= last) {
    const end = daysLater(start, daysAtOnce - 1);
    const [to = end] = [end, last].sort();
    days.push(...occurrenceDays(repeat, startDay, { from: start, to }));
    start = daysLater(end, 1);
  }
  return days;
}

function ruleEntry(
  series: EventSeries,
  first: CalendarDay,
  known: ReadonlyMap<CalendarDay | undefined, StoredEvent>,
  days: readonly CalendarDay[],
): ICAL.Component {
  const { startDay, startTime, timeZone, repeat } = series;
  const entry = newEntry(series.id, series, series.sequence);
  addStamp(entry, latest(series.updatedAt, series));
  addTimes(entry, timesFrom(first, series), timeZone);
  if (repeat) {
    const last =
      repeat.until && startTime && utcTime(new Date(instantAt(repeat.until, startTime, timeZone)));
    const rule = ICAL.Recur.fromString(repeatRule(repeat, startDay, last));
    entry.addPropertyWithValue('rrule', rule);
  }
  for (const day of days)
    if (!known.has(day)) addTime(entry, 'exdate', { day, time: startTime, timeZone });
  return entry;
}

/** Returns the VEVENT of a date that was moved, changed or cancelled. */
function changedEntry(series: EventSeries, day: CalendarDay, date: StoredEvent): ICAL.Component {
  const { times = timesFrom(day, series), timeZone = series.timeZone } = date;
  const entry = newEntry(series.id, date, Math.max(date.sequence ?? 0, series.sequence));
  addStamp(entry, latest(series.updatedAt, date));
  addTime(entry, 'recurrence-id', { day, time: series.startTime, timeZone: series.timeZone });
  addTimes(entry, times, timeZone);
  return entry;
}

function isAsPlanned(date: StoredEvent, series: EventSeries, day: CalendarDay): boolean {
  const shown = ({ title, description, location, cancelledAt }: Described, times?: EventTimes) =>
    JSON.stringify([
      ...[title, description, location, cancelledAt !== undefined],
      ...[times?.startDay, times?.startTime, times?.endDay, times?.endTime],
    ]);
  return shown(date, date.times) === shown(series, timesFrom(day, series));
}

type Described = Pick<
  EventSeries,
  'title' | 'description' | 'location' | 'cancelledAt' | 'cancelMessage'
>;

function newEntry(id: string, event: Described, sequence: number): ICAL.Component {
  const { title, description, location, cancelledAt, cancelMessage } = event;
  const entry = new ICAL.Component('vevent');
  // As in the file of a single event, so that no calendar shows it twice.
  entry.addPropertyWithValue('uid', `${id}@hoa-portal`);
  entry.addPropertyWithValue('sequence', sequence);
  entry.addPropertyWithValue('status', cancelledAt === undefined ? 'CONFIRMED' : 'CANCELLED');
  entry.addPropertyWithValue('summary', calendarText(title));
  const described = [cancelMessage, description].filter(Boolean).join('\n\n');
  if (described) entry.addPropertyWithValue('description', calendarText(described));
  if (location) entry.addPropertyWithValue('location', calendarText(location));
  return entry;
}

/** Returns when an event changed last. */
function latest(
  updatedAt: string,
  {
    changedAt = '',
    cancelledAt = '',
  }: { changedAt?: string | undefined; cancelledAt?: string | undefined },
): string {
  return [updatedAt, changedAt, cancelledAt].reduce((one, other) => (other > one ? other : one));
}

function addStamp(entry: ICAL.Component, at: string): void {
  addInstant(entry, 'dtstamp', at);
  addInstant(entry, 'last-modified', at);
}

/** The end of an event of whole days is the day after. */
function addTimes(entry: ICAL.Component, times: EventTimes, timeZone: string): void {
  const { startDay, startTime, endDay, endTime } = times;
  const isWholeDays = startTime === undefined || endTime === undefined;
  addTime(entry, 'dtstart', { day: startDay, time: isWholeDays ? undefined : startTime, timeZone });
  addTime(entry, 'dtend', {
    day: isWholeDays ? daysLater(endDay, 1) : endDay,
    time: isWholeDays ? undefined : endTime,
    timeZone,
  });
}

interface LocalTime {
  readonly day: CalendarDay;
  /** Undefined for a whole day. */
  readonly time: string | undefined;
  readonly timeZone: string;
}

function addTime(entry: ICAL.Component, name: string, { day, time, timeZone }: LocalTime): void {
  const property = new ICAL.Property(name);
  if (time === undefined) property.setValue(ICAL.Time.fromDateString(day));
  else {
    property.setParameter('tzid', timeZone);
    property.setValue(ICAL.Time.fromDateTimeString(`${day}T${time}:00`));
  }
  entry.addProperty(property);
}

function addInstant(entry: ICAL.Component, name: string, at: string): void {
  const time = ICAL.Time.fromDateTimeString(`${at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`);
  entry.addPropertyWithValue(name, time);
}
