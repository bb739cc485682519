import { PortalError } from '@hoa/api';

/** Seconds that what is in work may take altogether, at the pace of the last second. */
const standingSeconds = 0.5;
/** So much may always be in work, however slow a server is or how little it had to do. */
const alwaysAllowed = 64;
/** A crowd that comes at one moment is let in, and worked off within so many seconds. */
const crowdSeconds = 2;
const largestCrowd = 2000;
/** After a refusal no crowd is let in for so many seconds: it would wait as long again. */
const restSeconds = 5;

/**
 * Refuses work early, so that what is let in is answered in time. How much can be let in is measured, not configured:
 * with so much ended in the last second, as much may be in work as ends in half a second.
 */
export class Admission {
  readonly #now: () => number;
  #inWork = 0;
  #pace = 0;
  #ended = 0;
  #secondBegan: number;
  #crowdedSince: number | undefined;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** @param now Seconds. */
  constructor(now = () => performance.now() / 1000) {
    this.#now = now;
    this.#secondBegan = now();
  }

  get inWork(): number {
    return this.#inWork;
  }

  /** Rejects with `busy` when more is in work than is answered in time. */
  admit(): void {
    const time = this.#now();
    if (this.#inWork < this.#mostAt(time)) {
      this.#crowdedSince = undefined;
      return;
    }
    this.#crowdedSince ??= time;
    const isCrowd =
      this.#inWork < largestCrowd &&
      time - this.#crowdedSince < crowdSeconds &&
      time - this.#refusedAt > restSeconds;
    if (isCrowd) return;
    this.#refusedAt = time;
    throw new PortalError('busy');
  }

  /** Counts as in work what `work` does, and nothing that a slow client does. */
  async count<R>(work: () => Promise<R>): Promise<R> {
    this.#inWork += 1;
    try {
      return await work();
    } finally {
      this.#inWork -= 1;
      this.#ended += 1;
    }
  }

  #mostAt(time: number): number {
    const seconds = time - this.#secondBegan;
    if (seconds >= 1) {
      this.#pace = this.#ended / seconds;
      this.#ended = 0;
      this.#secondBegan = time;
    }
    return Math.max(alwaysAllowed, this.#pace * standingSeconds);
  }
}
