import type { ClientBase, QueryResultRow } from 'pg';
import { query, type Statement } from './query.ts';

export class Statements {
  readonly #client: ClientBase;
  /** The error that keeps the transaction from committing, even if it was caught. */
  failure: unknown;
  #isEnded = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Sends a statement without waiting for earlier ones; the database runs them in this order. */
  run<Row extends QueryResultRow>(statement: Statement, name?: string): Promise<Row[]> {
    const answer = this.#runNow<Row>(statement, name);
    const before = this.#last;
    this.#last = answer.then(
      () => before,
      () => before,
    );
    return answer;
  }

  /**
   * Refuses further statements, since parts of a failed use case may still be running, and waits for those already
   * sent.
   */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#last;
  }

  async #runNow<Row extends QueryResultRow>(statement: Statement, name?: string): Promise<Row[]> {
    if (this.#isEnded) throw new Error('The transaction has ended.');
    try {
      return await query<Row>(this.#client, statement, name);
    } catch (error) {
      // Statements after a failed one fail too, with a less specific error.
      this.failure ??= error;
      throw error;
    }
  }
}
