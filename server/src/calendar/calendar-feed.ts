import { calendarText } from '@hoa/domain';
import type { EventSeries } from '@hoa/domain/events';
import type { StoredEvent } from '@hoa/use-cases';
import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { repeatedEntries, singleEntry } from './event-entries.ts';

export interface FeedContent {
  /** The name that calendars show. */
  readonly name: string;
  readonly timeZone: string;
  readonly events: readonly StoredEvent[];
  /** The series of the events. */
  readonly series: readonly EventSeries[];
}

// A line has at most 75 octets. ical.js does not count the space with which the rest of a folded line begins.
ICAL.foldLength = 74;

/** How often calendars should ask again. */
const refreshAfter = 'PT1H';

/** Returns the events of an association as an iCalendar feed (RFC 5545, RFC 7986). The same content has the same text. */
export function calendarFeed({ name, timeZone, events, series }: FeedContent): string {
  const calendar = new ICAL.Component('vcalendar');
  const add = (property: string, value: string) => calendar.addPropertyWithValue(property, value);
  add('version', '2.0');
  add('prodid', '-//HOA Community Portal//Events//EN');
  add('calscale', 'GREGORIAN');
  add('method', 'PUBLISH');
  // Many calendars know only the second one. ical.js leaves the escapes of both to the caller.
  const escapedName = calendarText(name).replace(/[\\;,]/g, '\\$&');
  add('name', escapedName);
  add('x-wr-calname', escapedName);
  add('x-wr-timezone', timeZone);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshAfter));
  add('x-published-ttl', refreshAfter);
  const entries = entriesOf(events, series);
  for (const zone of zonesIn(entries)) calendar.addSubcomponent(timeZoneEntry(zone));
  for (const entry of entries) calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

function entriesOf(
  events: readonly StoredEvent[],
  series: readonly EventSeries[],
): ICAL.Component[] {
  const seriesOf = new Map(series.map((one) => [one.id, one]));
  const dates = new Map<string, StoredEvent[]>(series.map(({ id }) => [id, []]));
  const entries: ICAL.Component[] = [];
  for (const event of events) {
    const planned = seriesOf.get(event.seriesId ?? '');
    if (!planned?.repeat) entries.push(singleEntry(event, planned));
    else dates.get(planned.id)?.push(event);
  }
  const repeated = series.flatMap((one) => repeatedEntries(one, dates.get(one.id) ?? []));
  return [...entries, ...repeated];
}

function zonesIn(entries: readonly ICAL.Component[]): Set<string> {
  const properties = entries.flatMap((entry) => entry.getAllProperties());
  const zones = properties.map((property) => property.getFirstParameter('tzid'));
  return new Set(zones.filter(Boolean).sort());
}

/** Returns the VTIMEZONE of an IANA time zone, under the name that the events use, even if that is an alias. */
function timeZoneEntry(zone: string): ICAL.Component {
  const [block = ''] = tzlib_get_ical_block(zone);
  const entry = ICAL.Component.fromString(block);
  entry.updatePropertyWithValue('tzid', zone);
  return entry;
}
