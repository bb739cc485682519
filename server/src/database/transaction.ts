import type { Association } from '@hoa/domain';
import {
  type CollectionName,
  type Job,
  lazyRecord,
  nextNumber,
  type Repositories,
  type Transaction,
} from '@hoa/use-cases';
import type { ClientBase } from 'pg';
import type { BeforeCommit, ChangeSource } from '../ports/database.ts';
import { CollectionRepository } from './collection-repository.ts';
import { Statements } from './statements.ts';

/** A transaction of the database, with the repositories that a use case works on. */
export class SqlTransaction {
  readonly #association: Association;
  readonly #client: ClientBase;
  readonly #statements: Statements;
  readonly #opened: CollectionRepository<CollectionName>[] = [];
  readonly #jobs: Job[] = [];
  readonly repositories: Repositories;

  constructor(association: Association, client: ClientBase) {
    this.#association = association;
    this.#client = client;
    this.#statements = new Statements(client);
    this.repositories = lazyRecord<Repositories>((collection) => {
      const { id, timeZone } = association;
      const opened = new CollectionRepository(collection, id, timeZone, this.#statements);
      this.#opened.push(opened);
      return opened;
    });
  }

  /** The error of the first failed statement, after which nothing can be committed. */
  get failure(): unknown {
    return this.#statements.failure;
  }

  /** Refuses further statements. */
  end(): Promise<void> {
    return this.#statements.end();
  }

  get forUseCase(): Transaction {
    const { repositories } = this;
    return {
      repositories,
      nextNumber: (sequence) => nextNumber(repositories, sequence),
      addJob: (job) => void this.#jobs.push(job),
    };
  }

  /** Sends the pending writes and runs the hooks that add to the transaction. */
  async finish(source: ChangeSource, beforeCommit: readonly BeforeCommit[]): Promise<void> {
    await Promise.all(this.#opened.map((opened) => opened.flush()));
    if (this.failure) throw this.failure;
    const written = this.#opened.flatMap((opened) => opened.written);
    if (written.length === 0 && this.#jobs.length === 0) return;
    const commit = {
      client: this.#client,
      association: this.#association,
      source,
      written,
      jobs: this.#jobs,
    };
    // Runs the hooks in sequence: after a failure no other hook may still send statements while all is rolled back.
    for (const hook of beforeCommit) await hook(commit);
  }
}
