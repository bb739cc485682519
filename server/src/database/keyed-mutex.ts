/** A queue for each key, which runs one job at a time. Waiting jobs of a key hold no connections that others need. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work after all earlier work with the same key has ended. */
  take<R>(key: string, work: () => Promise<R>): Promise<R> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === ended) this.#last.delete(key);
      });
    this.#last.set(key, ended);
    return turn;
  }
}
