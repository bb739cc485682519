import type { ClientBase, QueryResultRow } from 'pg';
import { query, type Statement } from './query.ts';

/** Runs the statements of one transaction. */
export class Statements {
  readonly #client: ClientBase;
  /** Why the transaction can't commit any more, even where the error was caught. */
  failure: unknown;
  #isEnded = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Sends a statement at once, behind those that were sent before; the database runs them in that order. */
  run<Row extends QueryResultRow>(statement: Statement, name?: string): Promise<Row[]> {
    const answer = this.#runNow<Row>(statement, name);
    const before = this.#last;
    this.#last = answer.then(
      () => before,
      () => before,
    );
    return answer;
  }

  /** Refuses what is still asked, since a use case that failed may go on elsewhere, and waits for what was sent. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#last;
  }

  async #runNow<Row extends QueryResultRow>(statement: Statement, name?: string): Promise<Row[]> {
    if (this.#isEnded) throw new Error('The transaction has ended.');
    try {
      return await query<Row>(this.#client, statement, name);
    } catch (error) {
      // Those that follow fail as well, and say less.
      this.failure ??= error;
      throw error;
    }
  }
}
