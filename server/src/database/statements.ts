import type { SQL } from 'drizzle-orm';
import type { ClientBase, QueryResultRow } from 'pg';
import { query } from './query.ts';

/** Runs the statements of one transaction. */
export class Statements {
  readonly #client: ClientBase;
  /** Why the transaction can't commit any more, whoever caught the error. */
  failure: unknown;
  #isEnded = false;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async run<Row extends QueryResultRow>(statement: SQL, name?: string): Promise<Row[]> {
    if (this.#isEnded) throw new Error('The transaction has ended.');
    try {
      return await query<Row>(this.#client, statement, name);
    } catch (error) {
      // Those that follow fail as well, and say less.
      this.failure ??= error;
      throw error;
    }
  }

  /** A use case that failed may go on elsewhere; the connection is somebody else's then. */
  end(): void {
    this.#isEnded = true;
  }
}
