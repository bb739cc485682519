import { Random } from './random.ts';

/** What a client may do, each an entry of `actions`. */
export type Kind =
  | 'move'
  | 'say'
  | 'note'
  | 'describe'
  | 'bill'
  | 'look'
  | 'hear'
  | 'report'
  | 'view'
  | 'lock'
  | 'comment'
  | 'edit'
  | 'erase'
  | 'topic'
  | 'comments'
  | 'draft'
  | 'save'
  | 'submit'
  | 'discard'
  | 'invoice'
  | 'remove'
  | 'restore'
  | 'transfer'
  | 'person';

/** One thing that a client does; `choice` and `other` decide, from 0 up to 1, what is left open. */
export interface Step {
  readonly kind: Kind;
  readonly choice: number;
  readonly other: number;
  /** Which of the two servers is asked first. */
  readonly server: 0 | 1;
  /** Milliseconds after which nobody waits for the answer any more; undefined for what is repeated until answered. */
  readonly abandonedAfterMs: number | undefined;
}

export const strikes = [
  'first server killed',
  'PostgreSQL killed',
  'connections terminated',
  'second server killed',
  'PostgreSQL restarted',
  'nothing',
] as const;

export type Strike = (typeof strikes)[number];

/** What happens in one round, by the seed alone. */
export interface Plan {
  readonly strike: Strike;
  /** How many answers clients have had when the fault strikes. */
  readonly strikesAfter: number;
  /** The steps of each client, in the order of `clientRoles`. */
  readonly steps: readonly (readonly Step[])[];
}

/** The clients' roles; two windows of one person where a role stands twice, but two people in `neighbour`. */
export const clientRoles = [
  'admin',
  'admin',
  'vendor',
  'vendor',
  'resident',
  'resident',
  'neighbour',
  'neighbour',
] as const;

type ClientRole = (typeof clientRoles)[number];

const forum = ['view', 'view', 'comment', 'comment', 'edit', 'erase', 'topic', 'comments'] as const;
const tickets = ['say', 'say', 'look', 'hear'] as const;

/** What people of each role do; a kind that stands there twice is chosen twice as often. */
const kinds: Readonly<Record<ClientRole, readonly Kind[]>> = {
  admin: [
    ...[...tickets, 'move', 'move', 'move', 'note', 'describe'],
    ...[...forum, 'lock', 'lock'],
    ...['remove', 'restore', 'restore', 'transfer', 'transfer', 'transfer', 'person'],
  ] as const,
  vendor: [
    ...[...tickets, 'move', 'move', 'move', 'move', 'bill', 'bill'],
    ...['draft', 'save', 'save', 'save', 'submit', 'discard', 'invoice', 'view'],
  ] as const,
  resident: [...tickets, ...forum, 'report', 'describe', 'describe'],
  neighbour: [...forum, 'report'],
};

const abandonedShare = 0.03;
const longestPatienceMs = 12;

/** The plan of a round of a seed, with so many steps of each client. */
export function planOf(seed: number, round: number, stepsEach: number): Plan {
  const random = new Random(seed * 1_000_003 + round);
  const steps = clientRoles.map((role) =>
    Array.from({ length: stepsEach }, () => stepOf(random, random.pick(kinds[role]))),
  );
  const [first, last] = [0.1, 0.7];
  const all = stepsEach * clientRoles.length;
  return {
    strike: strikes[round % strikes.length] as Strike,
    strikesAfter: Math.floor(all * (first + (last - first) * random.next())),
    steps,
  };
}

function stepOf(random: Random, kind: Kind): Step {
  const [choice, other] = [random.next(), random.next()];
  const server = random.chance(0.5) ? 0 : 1;
  const isAbandoned = random.chance(abandonedShare);
  const patienceMs = random.below(longestPatienceMs);
  return { kind, choice, other, server, abandonedAfterMs: isAbandoned ? patienceMs : undefined };
}
