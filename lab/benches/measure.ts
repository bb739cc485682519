import { answerTo, drive, hasFailed, type Sent } from '../load/drive.ts';

export interface Measured {
  /** The throughput at full load. */
  readonly perSecond: number;
  /** Milliseconds at half the full load, measured from the due time of a request. */
  readonly p50: number;
  readonly p95: number;
}

const lanes = 8;

/** Measures the throughput at full load, and then the latency at half of it with a constant rate. */
export async function measure(
  address: string,
  next: () => Sent,
  seconds: number,
): Promise<Measured> {
  await atFullLoad(address, next, 1);
  const perSecond = await atFullLoad(address, next, seconds);
  const driven = await drive(address, { perSecond: perSecond / 2, seconds, next });
  if (hasFailed(driven) || driven.refused > 0) throw new Error(JSON.stringify(driven));
  return { perSecond, p50: driven.p50, p95: driven.p95 };
}

async function atFullLoad(address: string, next: () => Sent, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let answered = 0;
  const lane = async () => {
    while (performance.now() < until) {
      await answerTo(address, next());
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answered / ((performance.now() - started) / 1000);
}
