import {
  type Answer,
  type Sent as Asked,
  percentile,
  ReusedConnectionError,
  send,
} from '../portal/requests.ts';

/** A request with the name under which it is counted. */
export interface Sent extends Asked {
  readonly name: string;
}

export interface Driven {
  readonly sent: number;
  /** The number of early refusals: 429, or 503 with `Retry-After`. */
  readonly refused: number;
  /** The other unsuccessful answers, counted by request, status and message. */
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds from the due time of a request until its successful answer. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds until a refusal. */
  readonly refusedP95: number;
}

/**
 * Sends one request. Like browsers, retries once if a keep-alive connection was closed: the server may close an idle
 * one while the request is in transit.
 */
export function ask(address: string, asked: Asked): Promise<Answer> {
  return send(address, asked).catch((error: unknown) => {
    if (error instanceof ReusedConnectionError) return send(address, asked);
    throw error;
  });
}

/** Sends a request that must succeed. */
export async function answerTo(address: string, asked: Sent): Promise<string> {
  const { status, text } = await ask(address, asked);
  if (status !== 200) throw new Error(`${asked.name}: ${status} ${text}`);
  return text;
}

/** True if the server refused a request early because it is busy. */
export function isRefusal({ status, headers }: Answer): boolean {
  return (status === 429 || status === 503) && headers['retry-after'] !== undefined;
}

/**
 * Sends requests at a constant rate, regardless of whether earlier ones were answered, since people act independently.
 */
export async function drive(
  address: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Sent },
): Promise<Driven> {
  const times: number[] = [];
  const refusals: number[] = [];
  const failures: Record<string, number> = {};
  const waiting: Promise<void>[] = [];
  const started = performance.now();
  const all = Math.round(perSecond * seconds);
  for (let sent = 0; sent < all; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const asked = next();
    const from = Math.max(due, performance.now() - 1);
    waiting.push(
      ask(address, asked).then(
        (answer) => {
          const took = performance.now() - from;
          if (answer.status >= 200 && answer.status < 300) times.push(took);
          else if (isRefusal(answer)) refusals.push(took);
          else note(failures, `${asked.name}: ${answer.status} ${messageIn(answer.text)}`);
        },
        (error: Error) => note(failures, `${asked.name}: ${error.message}`),
      ),
    );
  }
  await Promise.all(waiting);
  return {
    sent: all,
    refused: refusals.length,
    failures,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    refusedP95: percentile(refusals, 95),
  };
}

function note(failures: Record<string, number>, what: string, count = 1): void {
  failures[what] = (failures[what] ?? 0) + count;
}

/**
 * Returns the message of an answer without parts that differ each time, such as the trace id, so that failures of the
 * same kind are counted together.
 */
export function messageIn(text: string): string {
  try {
    const { code, detail } = JSON.parse(text) as { code?: string; detail?: string };
    if (code !== undefined) return `${code} (${detail})`;
  } catch {
    // An HTML page or an empty answer instead of a problem.
  }
  return text.slice(0, 120);
}

/** Adds up the failures of several drives. */
export function allFailures(driven: readonly Driven[]): Driven['failures'] {
  const all: Record<string, number> = {};
  for (const { failures } of driven) {
    for (const [what, count] of Object.entries(failures)) note(all, what, count);
  }
  return all;
}

/** Formats failures with their counts, the most frequent first. */
export function describeFailures(failures: Driven['failures']): string {
  return Object.entries(failures)
    .sort(([what, one], [which, other]) => other - one || (what < which ? -1 : 1))
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ');
}

export function hasFailed({ failures }: Driven): boolean {
  return Object.keys(failures).length > 0;
}
