import { PortalError } from '@hoa/api';

/** The limit on work in progress, in seconds of work at the throughput of the last second. */
const backlogSeconds = 0.5;
/** The minimum of the limit, even if the server was slow or idle. */
const alwaysAllowed = 64;
/** Seconds for which a burst may exceed the limit. */
const burstSeconds = 2;
const maxBurst = 2000;
/** Seconds after a refusal without another burst. */
const restSeconds = 5;

/**
 * Refuses work early, so that accepted work is answered in time. The limit on concurrent work is half a second's
 * throughput, measured over the last second.
 */
export class Admission {
  readonly #now: () => number;
  #inWork = 0;
  #pace = 0;
  #ended = 0;
  #secondBegan: number;
  #burstSince: number | undefined;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** @param now The time in seconds. */
  constructor(now = () => performance.now() / 1000) {
    this.#now = now;
    this.#secondBegan = now();
  }

  get inWork(): number {
    return this.#inWork;
  }

  /** Rejects with `busy` if more work is in progress than can be answered in time. */
  admit(): void {
    const time = this.#now();
    if (this.#inWork < this.#maxAt(time)) {
      this.#burstSince = undefined;
      return;
    }
    this.#burstSince ??= time;
    const isCrowd =
      this.#inWork < maxBurst &&
      time - this.#burstSince < burstSeconds &&
      time - this.#refusedAt > restSeconds;
    if (isCrowd) return;
    this.#refusedAt = time;
    throw new PortalError('busy');
  }

  /** Counts `work` as in progress until it resolves, which excludes sending the answer to a slow client. */
  async count<R>(work: () => Promise<R>): Promise<R> {
    this.#inWork += 1;
    try {
      return await work();
    } finally {
      this.#inWork -= 1;
      this.#ended += 1;
    }
  }

  #maxAt(time: number): number {
    const seconds = time - this.#secondBegan;
    if (seconds >= 1) {
      this.#pace = this.#ended / seconds;
      this.#ended = 0;
      this.#secondBegan = time;
    }
    return Math.max(alwaysAllowed, this.#pace * backlogSeconds);
  }
}
