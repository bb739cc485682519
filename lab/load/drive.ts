import { Agent, request } from 'node:http';
import type { Sent } from './day.ts';
import { percentile } from './measure.ts';

export interface Driven {
  readonly sent: number;
  /** The number of early refusals: 429, or 503 with `Retry-After`. */
  readonly refused: number;
  /** The other unsuccessful answers, counted by request, status and message. */
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds from the due time of a request until its successful answer. */
  readonly p50: number;
  readonly p95: number;
  readonly p95Of: Readonly<Record<string, number>>;
  /** Milliseconds until a refusal. */
  readonly refusedP95: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Answered {
  readonly status: number;
  readonly text: string;
  /** True if a refusal has `Retry-After`. */
  readonly hasRetryAfter: boolean;
}

/**
 * Sends one request. Like browsers, retries once if a keep-alive connection was closed: the server may close an idle
 * one while the request is in transit.
 */
export function send(address: string, request: Sent): Promise<Answered> {
  return sendOnce(address, request).catch((error: unknown) => {
    if (error instanceof ReusedConnectionError) return sendOnce(address, request);
    throw error;
  });
}

class ReusedConnectionError extends Error {
  override name = 'ReusedConnectionError';
}

function sendOnce(address: string, { path, headers, input }: Sent) {
  return new Promise<Answered>((resolve, reject) => {
    const sent = request(
      address + path,
      {
        agent,
        method: input ? 'POST' : 'GET',
        headers: { ...headers, ...(input && { 'Content-Type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            hasRetryAfter: response.headers['retry-after'] !== undefined,
          }),
        );
      },
    );
    sent.on('error', (error) =>
      reject(
        sent.reusedSocket
          ? new ReusedConnectionError(`${error.message} on a reused connection`)
          : error,
      ),
    );
    sent.end(input && JSON.stringify(input));
  });
}

/**
 * Sends requests at a constant rate, regardless of whether earlier ones were answered, since people act independently.
 */
export async function drive(
  address: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Sent },
): Promise<Driven> {
  const times: number[] = [];
  const timesOf = new Map<string, number[]>();
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
      send(address, asked).then(
        ({ status, hasRetryAfter, text }) => {
          const took = performance.now() - from;
          if (status >= 200 && status < 300) {
            times.push(took);
            const own = timesOf.get(asked.name) ?? [];
            timesOf.set(asked.name, own);
            own.push(took);
          } else if ((status === 429 || status === 503) && hasRetryAfter) refusals.push(took);
          else note(failures, `${asked.name}: ${status} ${messageIn(text)}`);
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
    p95Of: Object.fromEntries([...timesOf].map(([name, own]) => [name, percentile(own, 95)])),
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
