import { pick, seededRandom } from '@hoa/mock-data/random';

/** The kinds of action of a client, each with an entry in `actions`. */
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

/** One action of a client. `choice` and `other`, at least 0 and below 1, make its random decisions. */
export interface Step {
  readonly kind: Kind;
  readonly choice: number;
  readonly other: number;
  /** The server that the first attempt is sent to. */
  readonly server: 0 | 1;
  /** The time after which the client stops waiting for the answer; undefined to retry until answered. */
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

/** The plan of one round, fully determined by the seed. */
export interface Plan {
  readonly strike: Strike;
  /** The number of answers after which the fault is injected. */
  readonly strikesAfter: number;
  /** The steps of each client, in the order of `clientRoles`. */
  readonly steps: readonly (readonly Step[])[];
}

/** The clients' roles. A repeated role is one person with two windows, except `neighbor`, which is two people. */
export const clientRoles = [
  'admin',
  'admin',
  'vendor',
  'vendor',
  'resident',
  'resident',
  'neighbor',
  'neighbor',
] as const;

type ClientRole = (typeof clientRoles)[number];

const forum = ['view', 'view', 'comment', 'comment', 'edit', 'erase', 'topic', 'comments'] as const;
const tickets = ['say', 'say', 'look', 'hear'] as const;

/** The actions of each role; a repeated one is chosen more often. */
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
  neighbor: [...forum, 'report'],
};

const abandonedShare = 0.03;
const maxTimeoutMs = 12;

/** Creates the plan of a round, with this many steps for each client. */
export function planOf(seed: number, round: number, stepsEach: number): Plan {
  const random = seededRandom(seed * 1_000_003 + round);
  const steps = clientRoles.map((role) =>
    Array.from({ length: stepsEach }, () => stepOf(random, pick(random, kinds[role]))),
  );
  const [first, last] = [0.1, 0.7];
  const all = stepsEach * clientRoles.length;
  return {
    strike: strikes[round % strikes.length] as Strike,
    strikesAfter: Math.floor(all * (first + (last - first) * random())),
    steps,
  };
}

function stepOf(random: () => number, kind: Kind): Step {
  const [choice, other] = [random(), random()];
  const server = random() < 0.5 ? 0 : 1;
  const isAbandoned = random() < abandonedShare;
  const timeoutMs = Math.floor(random() * maxTimeoutMs);
  return { kind, choice, other, server, abandonedAfterMs: isAbandoned ? timeoutMs : undefined };
}
