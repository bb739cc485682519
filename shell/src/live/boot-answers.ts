import { type Gateway, type Middleware, type Operation, operations } from '@hoa/api';
import type { ServerSession } from '../sign-in/server-session.ts';

/** The response of `GET /api/boot`. */
export interface BootAnswer {
  readonly session: ServerSession | null;
  /** The operations that the server supports. */
  readonly operations: readonly Operation[];
  /** The event cursor of the data in `answers`. If missing, all data is refetched at the first change event. */
  readonly cursor?: string | undefined;
  /** One for each query of the request, in order. */
  readonly answers: readonly { readonly ok?: unknown; readonly problem?: unknown }[];
}

/** A query that the page's inline script has sent. */
export type FirstRead = readonly [operation: Operation, input: object];

/** The boot request of the page's inline script, sent before any script of the shell ran. */
export interface BootAhead {
  readonly reads: readonly FirstRead[];
  /** The membership that the request was sent for. */
  readonly membership: string | undefined;
  readonly answer: Promise<Response>;
}

/** Set by the inline script of `index.html`; read only once. */
const page = globalThis as { bootAhead?: Promise<BootAhead> };

/** Returns the page's boot request if it was sent for this membership, otherwise undefined. */
export async function takeBootAhead(membership: string | null): Promise<BootAhead | undefined> {
  const asked = page.bootAhead;
  delete page.bootAhead;
  const ahead = await asked?.catch(() => undefined);
  return ahead?.membership === (membership ?? undefined) ? ahead : undefined;
}

/** How long preloaded responses count as fresh. */
const freshMs = 30_000;

interface BootAnswers {
  readonly reads: readonly FirstRead[];
  readonly boot: Promise<BootAnswer | undefined>;
  readonly subscribe: Gateway['subscribe'];
  readonly now?: () => number;
}

/**
 * Answers each preloaded query once from the boot response. After any change, by this page or by others, queries are
 * passed on.
 */
export function answerFromBoot({
  reads,
  boot,
  subscribe,
  now = Date.now,
}: BootAnswers): Middleware {
  const pending = new Map(reads.map(([name, input], at) => [keyOf(name, input), at]));
  const begun = now();
  const forget = () => pending.clear();
  subscribe(forget);
  return async (call, next) => {
    const key = keyOf(call.name, call.input);
    const at = pending.get(key);
    if (operations[call.name].kind === 'command') forget();
    else if (at !== undefined && now() - begun < freshMs) {
      pending.delete(key);
      const first = (await boot)?.answers[at];
      if (first && 'ok' in first) return first.ok;
    }
    return next(call);
  };
}

function keyOf(name: Operation, input: object): string {
  const known = Object.entries(input).filter(([, value]) => value !== undefined);
  return JSON.stringify([name, known.sort(([one], [other]) => (one < other ? -1 : 1))]);
}
