import type { CommunityEvent } from './community-event-schema.ts';

/** Events have no end, so the specification gives every one this length. */
const eventLengthMs = 2 * 60 * 60_000;

/** RFC 5545 section 3.1: a line has at most 75 octets without its line break. */
const longestLine = 75;

type CalendarEvent = Pick<CommunityEvent, 'id' | 'title' | 'description' | 'date' | 'location'>;

/** An event as an iCalendar file (RFC 5545), two hours long, in UTC. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const start = new Date(event.date);
  const end = new Date(start.getTime() + eventLengthMs);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//HOA Community Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@hoa-portal`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
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

function utcTime(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
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
