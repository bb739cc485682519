import { Agent, request } from 'node:http';

/** A server under measurement. */
export interface Contender {
  readonly name: 'portal' | 'bare';
  readonly address: string;
  readonly headers: Record<string, string>;
}

/** The operation of a request and a function that creates its input. */
export interface Asked {
  readonly operation: string;
  readonly input: () => object;
}

export interface Measured {
  /** The throughput at full load. */
  readonly perSecond: number;
  /** Milliseconds at half the full load, measured from the due time of a request. */
  readonly p50: number;
  readonly p95: number;
}

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function ask({ address, headers }: Contender, { operation, input }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}/api/operations/${operation}`,
      { agent, method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${operation}: ${response.statusCode} ${text}`));
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(input()));
  });
}

/** Measures the throughput at full load, and then the latency at half of it with a constant rate. */
export async function measure(
  contender: Contender,
  asked: Asked,
  seconds: number,
): Promise<Measured> {
  await atFullLoad(contender, asked, 1);
  const perSecond = await atFullLoad(contender, asked, seconds);
  const times = await atPace(contender, asked, perSecond / 2, seconds);
  return { perSecond, p50: percentile(times, 50), p95: percentile(times, 95) };
}

async function atFullLoad(contender: Contender, asked: Asked, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let answered = 0;
  const lane = async () => {
    while (performance.now() < until) {
      await ask(contender, asked);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return answered / ((performance.now() - started) / 1000);
}

async function atPace(
  contender: Contender,
  asked: Asked,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const started = performance.now();
  const all = Math.max(1, Math.round(perSecond * seconds));
  for (let sent = 0; sent < all; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    // A timer fires up to a millisecond late, which must not count as the server's latency.
    const from = Math.max(due, performance.now() - 1);
    waiting.push(
      ask(contender, asked).then(() => {
        times.push(performance.now() - from);
      }),
    );
  }
  await Promise.all(waiting);
  return times;
}

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
