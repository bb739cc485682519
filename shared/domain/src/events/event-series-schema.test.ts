import { describe, expect, it } from 'vitest';
import { repeatOf } from './event-plan.ts';
import { eventFormSchema, eventPlanSchema } from './event-series-schema.ts';

const typed = {
  ...{ title: ' Book swap ', description: '', location: 'Pool', organizer: '', type: 'social' },
  ...{ allDay: false, startDay: '2026-04-01', startTime: '18:30', endDay: '2026-04-01' },
  ...{ endTime: '20:00', repeats: 'monthly', interval: '2', weekdays: ['MO'], monthly: 'weekday' },
  ...{ until: '', rsvpRequired: true, maxAttendees: '', maxGuests: '2', remindHours: '24' },
};

describe('the form of an event', () => {
  it('gives numbers for texts, and how it repeats', () => {
    const plan = eventFormSchema.parse(typed);
    expect(plan).toMatchObject({ title: 'Book swap', interval: 2, maxAttendees: undefined });
    expect(repeatOf(plan)).toEqual({ frequency: 'monthly', interval: 2, monthly: 'weekday' });
    expect(eventPlanSchema.safeParse(plan).success).toBe(true);
  });

  it.each([
    [{ repeats: 'never' }, { interval: 'x', until: '2026-03-31' }],
    [{ rsvpRequired: false }, { maxAttendees: 'twelve' }],
    [{ allDay: true }, { startTime: '24:00', endTime: '' }],
  ])('with %j ignores the hidden fields %j', (hiding, hidden) => {
    expect(eventFormSchema.safeParse({ ...typed, ...hiding, ...hidden }).success).toBe(true);
    expect(eventFormSchema.safeParse({ ...typed, ...hidden }).success).toBe(false);
  });

  it.each([
    ['maxAttendees', 'twelve', 'people-invalid'],
    ['maxAttendees', '0', 'people-invalid'],
    ['interval', '0', 'number-invalid'],
    ['startTime', '', 'time-required'],
    ['startTime', '24:00', 'time-required'],
    ['startDay', '2026-02-30', 'date-invalid'],
    ['endTime', '18:30', 'until-before-from'],
    ['endDay', '2026-03-31', 'until-before-from'],
    ['endDay', '2026-06-01', 'event-too-long'],
    ['until', '2026-03-31', 'until-before-from'],
    ['startDay', '1999-12-31', 'event-too-early'],
  ])('refuses for %s %j', (field, value, code) => {
    const { error } = eventFormSchema.safeParse({ ...typed, [field]: value });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [field, code],
    ]);
  });
});
