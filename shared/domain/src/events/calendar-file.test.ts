import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarFileName } from './calendar-file.ts';

const now = new Date('2025-03-01T08:00:00.000Z');

const picnic = {
  id: 'event-1',
  title: 'Spring picnic',
  description: 'Bring a dish, a chair; and friends\\family.\nRain date: Sunday.',
  date: '2025-03-29T18:30:00-05:00',
  location: 'Clubhouse, lawn',
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event in the file');
  return new ICAL.Event(event);
}

const octets = (line: string) => new TextEncoder().encode(line).length;

describe('a calendar file', () => {
  it('is read by a calendar library as the event, two hours long, in UTC [9.24]', () => {
    const event = read(calendarFile(picnic, now));
    expect(event.summary).toBe(picnic.title);
    expect(event.description).toBe(picnic.description);
    expect(event.location).toBe(picnic.location);
    expect(event.startDate.toJSDate().toISOString()).toBe('2025-03-29T23:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2025-03-30T01:30:00.000Z');
    expect(event.startDate.zone.tzid).toBe('UTC');
  });

  it('is to the letter', () => {
    expect(calendarFile({ ...picnic, description: 'Bring; a, dish\\' }, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//HOA Community Portal//Events//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:event-1@hoa-portal',
        'DTSTAMP:20250301T080000Z',
        'DTSTART:20250329T233000Z',
        'DTEND:20250330T013000Z',
        'SUMMARY:Spring picnic',
        'DESCRIPTION:Bring\\; a\\, dish\\\\',
        'LOCATION:Clubhouse\\, lawn',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('keeps its two hours over a change to summer time', () => {
    const event = read(calendarFile({ ...picnic, date: '2025-03-30T00:30:00.000Z' }, now));
    expect(event.duration.toSeconds()).toBe(7200);
  });

  it('takes no line from the data', () => {
    const title = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTACH:file:///etc/passwd\rEND:VALARM';
    const text = calendarFile({ ...picnic, title }, now);
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^(?:BEGIN:VALARM|ATTACH)/m);
  });

  it('folds at 75 octets without breaking a character, and loses nothing', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const text = calendarFile({ ...picnic, title, description }, now);
        const lines = text.split('\r\n');
        expect(lines.every((line) => octets(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        expect(
          new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)),
        ).toBe(text);
        const kept = (value: string) =>
          value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
        expect(read(text).summary).toBe(kept(title));
        expect(read(text).description).toBe(kept(description));
      }),
    );
  });
});

describe('the name of the file', () => {
  it.each([
    ['Spring picnic', 'spring-picnic.ics'],
    ['Été à la piscine!', 'été-à-la-piscine.ics'],
    ['E\u0301te\u0301', 'été.ics'],
    ['パーティー', 'パーティー.ics'],
    ['होली मिलन', 'होली-मिलन.ics'],
    [`a${'𝒳'.repeat(60)}`, `a${'𝒳'.repeat(39)}.ics`],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.ics'],
    ['***', 'event.ics'],
    ['', 'event.ics'],
    ['x'.repeat(200), `${'x'.repeat(80)}.ics`],
  ])('%j is %s [9.25]', (title, name) => {
    expect(calendarFileName(title)).toBe(name);
  });
});
