import type { Call } from './call.ts';

/** The behavior of one object if calls run in sequence. */
export interface Model<State> {
  /**
   * Returns the state after a call with the call's outcome; undefined if that outcome is impossible. Treats a call of
   * unknown outcome as carried out; the checker also tries the order without it.
   */
  readonly step: (state: State, call: Call) => State | undefined;
}

/** The reason why no order explains a history. */
export interface Anomaly {
  /** The state after the longest order that was found. */
  readonly state: unknown;
  readonly order: readonly Call[];
  /** The remaining calls, none of which can follow `order`. */
  readonly stuck: readonly Call[];
}

interface Node<State> {
  readonly state: State;
  readonly done: bigint;
  readonly last?: { readonly node: Node<State>; readonly call: Call };
}

/**
 * Searches for an order of the calls on one object that the model allows and in which no call precedes one that ended
 * before it started (linearizability; the algorithm of Wing and Gong with memoization). Calls of unknown outcome may
 * take effect at any time after their start, or never. Returns undefined if there is such an order.
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

/** Returns the calls that may be next: those that started before any other remaining call ended. */
function nextOf(calls: readonly Call[], bits: readonly bigint[], done: bigint): number[] {
  const left = calls.flatMap((_, at) => ((done & (bits[at] ?? 0n)) === 0n ? [at] : []));
  const firstEnd = Math.min(...left.map((at) => calls[at]?.ended ?? 0));
  return left.filter((at) => (calls[at]?.began ?? 0) < firstEnd);
}

/**
 * Returns, for each call of unknown outcome, the bit of the previous one with the same request, or 0. Two such calls
 * have the same effect, and the earlier may take effect whenever the later may, so it is enough to try them in this
 * order.
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
