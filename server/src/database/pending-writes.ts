import type { Steps } from './write-sql.ts';

/** A write of a use case that has not been sent yet. */
export type Write =
  | {
      readonly kind: 'put';
      readonly id: string;
      readonly expected: number;
      readonly record: object;
      readonly steps?: Steps;
    }
  | { readonly kind: 'increment'; readonly id: string; readonly steps: Steps }
  | { readonly kind: 'remove'; readonly id: string };

/**
 * Divides writes into rounds that can each be sent in parallel, with at most one write of each record. A second write
 * of a record waits for the next round, unless it only increments counters.
 */
export function roundsOf(writes: readonly Write[]): Write[][] {
  const rounds: Map<string, Write>[] = [];
  const lastRound = new Map<string, number>();
  for (const write of writes) {
    const at = lastRound.get(write.id);
    const before = at === undefined ? undefined : rounds[at]?.get(write.id);
    const joined = before && withIncrement(before, write);
    const place = at === undefined ? 0 : joined ? at : at + 1;
    const round = rounds[place] ?? new Map<string, Write>();
    rounds[place] = round;
    round.set(write.id, joined ?? write);
    lastRound.set(write.id, place);
  }
  return rounds.map((round) => [...round.values()]);
}

/** Merges two writes of a record; undefined if the second is more than an increment, or the first a removal. */
function withIncrement(first: Write, second: Write): Write | undefined {
  if (second.kind !== 'increment' || first.kind === 'remove') return undefined;
  return { ...first, steps: sumOf(first.steps ?? {}, second.steps) };
}

function sumOf(one: Steps, other: Steps): Steps {
  const sum: Record<string, number> = {};
  for (const steps of [one, other]) {
    for (const [field, step = 0] of Object.entries(steps)) sum[field] = (sum[field] ?? 0) + step;
  }
  return sum;
}
