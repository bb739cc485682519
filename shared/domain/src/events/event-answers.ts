import { allowIf, type Decision } from '../kernel/refusal.ts';
import type { Actor } from '../people/roles.ts';
import type { AnswerState } from './answer-state.ts';
import type { EventGuests } from './event-guests.ts';

export const mayAnswerEvents = (
  { role, tenure }: Pick<Actor, 'role' | 'tenure'>,
  { eventGuests: invited }: { readonly eventGuests?: EventGuests | undefined },
): Decision => {
  if (role !== 'resident') return allowIf(false, 'residents-only');
  return allowIf(invited !== 'owners' || tenure === 'owner', 'owners-only');
};

/** A person's answer as far as the places of an event depend on it. */
export interface Attendance {
  readonly uid: string;
  readonly state: AnswerState;
  /** The number of people that they bring. */
  readonly guests: number;
  /** When they said yes; the waiting list is in this order. */
  readonly since: string;
}

/** Returns the number of people who attend, guests included. */
export function peopleOf(answers: readonly Pick<Attendance, 'state' | 'guests'>[]): number {
  return answers.reduce((sum, { state, guests }) => sum + (state === 'going' ? 1 + guests : 0), 0);
}

/** Returns the people who wait, in the order in which they move up. */
export function waitingList<T extends Attendance>(answers: readonly T[]): T[] {
  return answers
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => (`${one.since} ${one.uid}` < `${other.since} ${other.uid}` ? -1 : 1));
}

/**
 * Returns those who move up from the waiting list: in its order, each whose whole party fits. So no place stays free that
 * somebody who waits could take. Nobody loses a place when there are fewer.
 * @param places undefined for any number
 */
export function movedUp<T extends Attendance>(
  answers: readonly T[],
  places: number | undefined,
): T[] {
  let free = (places ?? Number.POSITIVE_INFINITY) - peopleOf(answers);
  return waitingList(answers).filter(({ guests }) => {
    const fits = 1 + guests <= free;
    if (fits) free -= 1 + guests;
    return fits;
  });
}

/**
 * Returns the state of a person who says yes: going if their party fits, otherwise on the waiting list. Undefined if a
 * person who has places wants more guests than fit, since they would lose them.
 * @param others the answers of everybody else
 */
export function stateOfYes(
  own: Attendance | undefined,
  others: readonly Attendance[],
  { guests, places }: { guests: number; places: number | undefined },
): 'going' | 'waiting' | undefined {
  const fits = places === undefined || peopleOf(others) + 1 + guests <= places;
  if (fits) return 'going';
  if (own?.state !== 'going') return 'waiting';
  return guests <= own.guests ? 'going' : undefined;
}
