import type { Input } from '@hoa/api';
import type { PersonEntry } from '@hoa/domain';
import { answerOf, type Call, isRefused, isSame } from './call.ts';
import type { Model } from './linearize.ts';

export interface PersonState {
  readonly isRemoved: boolean;
  /** False after a removal, which ends their session for good. */
  readonly isSignedIn: boolean;
  /** The ids of current memberships. */
  readonly held: readonly string[];
  /** The number of memberships that are resumed if the person is restored. */
  readonly toRestore: number;
}

/** A resident whom administrators remove, restore and move to other units while the resident acts. */
export const personModel: Model<PersonState> = {
  step(state, call) {
    if (!call.name.startsWith('people.')) return acted(state, call);
    if (isRefused(call, 'invalid-input')) {
      const { membershipId } = call.input as Input<'people.changeMembership'>;
      return state.held.includes(membershipId) ? undefined : state;
    }
    if (isRefused(call)) return undefined;
    const entry = answerOf<PersonEntry>(call);
    const after = changedBy(state, call, heldIn(entry));
    const isShown =
      after !== undefined &&
      isSame(heldIn(entry), after.held) &&
      (entry.removedAt !== undefined) === after.isRemoved;
    return isShown ? after : undefined;
  },
};

/** Returns the state of a person; only valid while no client changes it. */
export function personState(entry: PersonEntry): PersonState {
  const isRemoved = entry.removedAt !== undefined;
  const toRestore = entry.memberships.filter(({ until }) => until === entry.removedAt).length;
  return {
    isRemoved,
    isSignedIn: true,
    held: heldIn(entry),
    toRestore: isRemoved ? toRestore : 0,
  };
}

/** The person's own requests must be accepted while they have a session and a membership, and refused otherwise. */
function acted(state: PersonState, call: Call): PersonState | undefined {
  if (call.outcome.kind === 'unknown') return state;
  const isAllowed = state.isSignedIn && !state.isRemoved && state.held.length > 0;
  return isRefused(call, 'signed-out') === isAllowed ? undefined : state;
}

/** @param answered The current memberships according to the answer, which also contains the ids of new ones. */
function changedBy(
  state: PersonState,
  { name, input }: Call,
  answered: readonly string[],
): PersonState | undefined {
  switch (name) {
    case 'people.remove':
      if (state.isRemoved) return state;
      return { isRemoved: true, isSignedIn: false, held: [], toRestore: state.held.length };
    case 'people.restore':
      if (!state.isRemoved) return state;
      return answered.length === state.toRestore
        ? { ...state, isRemoved: false, held: answered, toRestore: 0 }
        : undefined;
    case 'people.changeMembership': {
      const { membershipId } = input as Input<'people.changeMembership'>;
      if (!state.held.includes(membershipId) || answered.includes(membershipId)) return undefined;
      return answered.length === state.held.length ? { ...state, held: answered } : undefined;
    }
    default:
      return state;
  }
}

function heldIn({ memberships }: PersonEntry): string[] {
  return memberships.flatMap(({ id, until }) => (until === undefined ? [id] : [])).sort();
}
