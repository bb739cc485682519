import { type CalendarDay, daysLater, startOfDay } from '../calendar-day.ts';
import { isCurrent } from '../membership.ts';
import { allowed, type Decision, refused } from '../refusal.ts';
import type { Role } from '../roles.ts';
import type { Membership } from '../schemas/membership.ts';

/** Why a change of who belongs to an association is not possible, told beside the field that it is about. */
export type RosterProblem =
  | 'unit-unknown'
  | 'member-already'
  | 'email-taken'
  | 'known-elsewhere'
  | 'person-removed'
  | 'before-since'
  | 'membership-over';

/** Whether a membership has not ended, begun or not. */
export function isHeld({ until }: Pick<Membership, 'until'>, now: Date): boolean {
  return until === undefined || now.getTime() < Date.parse(until);
}

/** The roles that a person has or will have, each once. */
export function heldRoles(memberships: readonly Membership[], now: Date): Role[] {
  const held = memberships.filter((membership) => isHeld(membership, now));
  return [...new Set(held.map(({ role }) => role))];
}

/** The units in which a person lives or will live, each once. */
export function heldUnits(memberships: readonly Membership[], now: Date): string[] {
  const held = memberships.filter((membership) => isHeld(membership, now));
  return [...new Set(held.flatMap(({ unit }) => (unit === undefined ? [] : [unit])))];
}

/** The moment from which something holds: `now` for today and for '', else the beginning of the day. */
export function startsAt(day: CalendarDay | '', now: Date, timeZone: string): Date {
  if (day === '') return now;
  const start = startOfDay(day, timeZone);
  const isToday = start <= now.getTime() && now.getTime() < startOfDay(daysLater(day, 1), timeZone);
  return isToday ? now : new Date(start);
}

/**
 * When another membership takes the place of one, from a day on. On the day on which that begins it is replaced as a
 * whole, and so is one that is still to come when no day is named; before it, there is nothing to replace.
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

/** An administrator's membership may end while another lasts: `admins` are all who have no end. */
export function mayEndMembership(
  ending: Pick<Membership, 'id' | 'role'>,
  admins: readonly Pick<Membership, 'id' | 'since' | 'until'>[],
  now: Date,
): Decision {
  if (ending.role !== 'admin') return allowed;
  const others = admins.filter(({ id }) => id !== ending.id);
  return others.some((other) => isCurrent(other, now)) ? allowed : refused('last-admin');
}

/** Whether a person has a role already: a resident of the same unit, a vendor or an administrator. */
export function isSameMembership(
  one: Pick<Membership, 'role' | 'unit'>,
  { role, unit }: { readonly role: Role; readonly unit?: string | undefined },
): boolean {
  return one.role === role && (role !== 'resident' || one.unit === unit);
}
