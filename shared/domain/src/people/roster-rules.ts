import { type CalendarDay, daysLater, startOfDay } from '../kernel/calendar-day.ts';
import { allowed, type Decision, refused } from '../kernel/refusal.ts';
import { isCurrent } from './membership.ts';
import type { Membership } from './person-schema.ts';
import type { Role } from './roles.ts';

/** The reasons for refusing a change of memberships; the form shows them next to the field. */
export type RosterProblem =
  | 'unit-unknown'
  | 'owner-unknown'
  | 'import-over'
  | 'sale-exists'
  | 'sale-settled'
  | 'home-exists'
  | 'home-used'
  | 'building-exists'
  | 'company-exists'
  | 'member-already'
  | 'email-taken'
  | 'known-elsewhere'
  | 'person-removed'
  | 'before-since'
  | 'membership-over';

/**
 * Returns true if a membership has not ended, even if it has not started. One that ends when it starts never takes
 * effect.
 */
export function isHeld({ since, until }: Pick<Membership, 'since' | 'until'>, now: Date): boolean {
  return until === undefined || (now.getTime() < Date.parse(until) && since < until);
}

/** Returns the distinct roles of current and future memberships. */
export function heldRoles(memberships: readonly Membership[], now: Date): Role[] {
  const held = memberships.filter((membership) => isHeld(membership, now));
  return [...new Set(held.map(({ role }) => role))];
}

/** Returns the distinct units of current and future memberships. */
export function heldUnits(memberships: readonly Membership[], now: Date): string[] {
  const held = memberships.filter((membership) => isHeld(membership, now));
  return [...new Set(held.flatMap(({ unit }) => (unit === undefined ? [] : [unit])))];
}

/** Returns the instant from which a change applies: `now` for today and for '', otherwise the start of the day. */
export function startsAt(day: CalendarDay | '', now: Date, timeZone: string): Date {
  if (day === '') return now;
  const start = startOfDay(day, timeZone);
  const isToday = start <= now.getTime() && now.getTime() < startOfDay(daysLater(day, 1), timeZone);
  return isToday ? now : new Date(start);
}

/**
 * Returns the instant at which another membership replaces one. On the day it starts, it is replaced entirely; so is a
 * future one if no day is given. An earlier day is an error.
 */
export function replacedAt(
  { since }: Pick<Membership, 'since'>,
  day: CalendarDay | '',
  now: Date,
  timeZone: string,
): Date | 'before-since' {
  const start = startsAt(day, now, timeZone);
  const began = new Date(since);
  if (start >= began) return start;
  const isSameDay = day === '' || began.getTime() < startOfDay(daysLater(day, 1), timeZone);
  return isSameDay ? began : 'before-since';
}

/**
 * The membership of the last administrator with all permissions must not end; `admins` are all such memberships without
 * an end.
 */
export function mayEndMembership(
  ending: Pick<Membership, 'id' | 'role' | 'office'>,
  admins: readonly Pick<Membership, 'id' | 'since' | 'until'>[],
  now: Date,
): Decision {
  if (ending.role !== 'admin' || ending.office) return allowed;
  const others = admins.filter(({ id }) => id !== ending.id);
  return others.some((other) => isCurrent(other, now)) ? allowed : refused('last-admin');
}

/** Returns true if a membership is for the same role and, for residents, the same unit, for administrators, the same office. */
export function isSameMembership(
  one: Pick<Membership, 'role' | 'unit' | 'office'>,
  { role, unit, office }: Pick<Partial<Membership>, 'unit' | 'office'> & Pick<Membership, 'role'>,
): boolean {
  if (one.role !== role) return false;
  if (role === 'resident') return one.unit === unit;
  return role === 'vendor' || one.office === office;
}
