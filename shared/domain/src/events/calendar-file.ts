import { type CalendarDay, daysLater, isCalendarDay } from '../kernel/calendar-day.ts';
import type { CommunityEvent } from './community-event-schema.ts';

/** The specified length of an event without an end. */
export const eventLengthMs = 2 * 60 * 60_000;

/** RFC 5545 section 3.1: a line has at most 75 octets without its line break. */
const longestLine = 75;

type CalendarEvent = Pick<
  CommunityEvent,
  'id' | 'title' | 'description' | 'date' | 'end' | 'location'
>;

/** An event as an iCalendar file (RFC 5545), in UTC, or in days if it lasts whole days. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//HOA Community Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@hoa-portal`,
    `DTSTAMP:${utcTime(now)}`,
    ...timesOf(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A file name from the event's title, safe on every system. */
export function calendarFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 80)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${name || 'event'}.ics`;
}

function timesOf({ date, end }: CalendarEvent): string[] {
  if (isCalendarDay(date)) {
    const [first, next] = [
      date,
      daysLater(isCalendarDay(end ?? '') ? (end as CalendarDay) : date, 1),
    ];
    return [`DTSTART;VALUE=DATE:${bareDay(first)}`, `DTEND;VALUE=DATE:${bareDay(next)}`];
  }
  const start = new Date(date);
  const stop = end === undefined ? start.getTime() + eventLengthMs : end;
  return [`DTSTART:${utcTime(start)}`, `DTEND:${utcTime(new Date(stop))}`];
}

const bareDay = (day: CalendarDay) => day.replaceAll('-', '');

/** Returns an instant as a calendar file has it: `20260310T150000Z`. */
export function utcTime(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Returns a text as a calendar may have it: with `\n` between lines, and no other control characters than tabs. */
export function calendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
}

function escapeText(text: string): string {
  return calendarText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Breaks a line before it grows past 75 octets, never inside a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
