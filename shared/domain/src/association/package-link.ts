import { type CalendarDay, daysLater, startOfDay } from '../kernel/calendar-day.ts';

/** How many days the link of an auditor's package lasts unless the administrator chooses another last day. */
export const defaultLinkDays = 30;

export const maxLinkDays = 90;

/** True for a day that may be the last one of a link which is made today. */
export function isLinkEnd(day: CalendarDay, today: CalendarDay): boolean {
  return day >= today && day <= daysLater(today, maxLinkDays);
}

/** Returns the moment at which a link ends, in the association's time zone. */
export function linkEnd(lastDay: CalendarDay, timeZone: string): Date {
  return new Date(startOfDay(daysLater(lastDay, 1), timeZone));
}
