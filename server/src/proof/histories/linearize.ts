import type { Call } from './call.ts';

/** How one object behaves when one call comes after the other. */
export interface Model<State> {
  /**
   * The state after a call that ended as it did; undefined where it cannot have ended so. A call of unknown outcome is
   * taken as carried out; that it may not have been is the checker's business.
   */
  readonly step: (state: State, call: Call) => State | undefined;
}

/** Why no order explains a history. */
export interface Anomaly {
  /** The state after the longest order that was found. */
  readonly state: unknown;
  readonly order: readonly Call[];
  /** The calls that remain; none of them can come next after `order`. */
  readonly stuck: readonly Call[];
}

interface Node<State> {
  readonly state: State;
  readonly done: bigint;
  readonly last?: { readonly node: Node<State>; readonly call: Call };
}

/**
 * Looks for an order of the calls on one object in which each ends as the model says, and in which none comes before
 * one that had ended when it began: Wing and Gong's search, remembering what it has tried. Calls of unknown outcome may
 * come at any time after they began, or never. Answers undefined when there is such an order.
 */
export function anomalyIn<State>(
  { step }: Model<State>,
  initial: State,
  history: readonly Call[],
): Anomaly | undefined {
  const calls = [...history].sort((a, b) => a.began - b.began);
  const bits = calls.map((_, at) => 1n << BigInt(at));
  const twins = twinsOf(calls, bits);
  const needed = calls.reduce(
    (all, { outcome }, at) => (outcome.kind === 'unknown' ? all : all | (bits[at] ?? 0n)),
    0n,
  );
  const tried = new Set<string>();
  const open: Node<State>[] = [{ state: initial, done: 0n }];
  let best: Node<State> = { state: initial, done: 0n };
  for (let node = open.pop(); node; node = open.pop()) {
    const { state, done } = node;
    if ((done & needed) === needed) return undefined;
    if (lengthOf(node) > lengthOf(best)) best = node;
    for (const at of nextOf(calls, bits, done).reverse()) {
      if (((twins[at] ?? 0n) & done) !== twins[at]) continue;
      const [call, bit] = [calls[at] as Call, bits[at] as bigint];
      const after = step(state, call);
      if (after === undefined) continue;
      const key = `${done | bit} ${JSON.stringify(after)}`;
      if (tried.has(key)) continue;
      tried.add(key);
      open.push({ state: after, done: done | bit, last: { node, call } });
    }
  }
  const stuck = nextOf(calls, bits, best.done).map((at) => calls[at] as Call);
  return { state: best.state, order: orderOf(best), stuck };
}

/** Calls that may come next: those that began before any of the others that are left had ended. */
function nextOf(calls: readonly Call[], bits: readonly bigint[], done: bigint): number[] {
  const left = calls.flatMap((_, at) => ((done & (bits[at] ?? 0n)) === 0n ? [at] : []));
  const firstEnd = Math.min(...left.map((at) => calls[at]?.ended ?? 0));
  return left.filter((at) => (calls[at]?.began ?? 0) < firstEnd);
}

/**
 * For each call of unknown outcome, the bit of the previous one with the same request, or 0. Two such calls have the
 * same effect, and the earlier one may come at any time at which the later one may: trying them in this order is enough.
 */
function twinsOf(calls: readonly Call[], bits: readonly bigint[]): bigint[] {
  const last = new Map<string, bigint>();
  return calls.map(({ outcome, name, uid, mark, input }, at) => {
    if (outcome.kind !== 'unknown') return 0n;
    const asked = JSON.stringify([name, uid, mark, input]);
    const twin = last.get(asked) ?? 0n;
    last.set(asked, bits[at] ?? 0n);
    return twin;
  });
}

function orderOf<State>(node: Node<State>): Call[] {
  return node.last ? [...orderOf(node.last.node), node.last.call] : [];
}

function lengthOf(node: { readonly done: bigint }): number {
  return node.done.toString(2).replaceAll('0', '').length;
}
