/** Turns by key: one at a time of each, so that those of one key never hold the connections that others need. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work after all that was given before with the same key. */
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
