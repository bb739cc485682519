/** Runs a limited number of tasks concurrently, at most one per person; people take turns. */
export class FairQueue {
  readonly #atOnce: number;
  /** Waiting tasks by person, in the order of their next turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #working = new Set<string>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Rejects with the signal's reason if it aborts before the work starts. */
  async take<T>(by: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(by, signal);
    try {
      return await work();
    } finally {
      this.#working.delete(by);
      this.#begin();
    }
  }

  #turnOf(by: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const others = this.#waiting.get(by)?.filter((each) => each !== begin) ?? [];
        if (others.length > 0) this.#waiting.set(by, others);
        else this.#waiting.delete(by);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(by, [...(this.#waiting.get(by) ?? []), begin]);
      this.#begin();
    });
  }

  #begin(): void {
    for (const [by, [first, ...rest]] of this.#waiting) {
      if (this.#working.size >= this.#atOnce) return;
      if (!first || this.#working.has(by)) continue;
      this.#waiting.delete(by);
      if (rest.length > 0) this.#waiting.set(by, rest);
      this.#working.add(by);
      first();
    }
  }
}
