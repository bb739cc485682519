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
import type { BeforeCommit, ChangeSource } from '../ports.ts';
import { CollectionRepository } from './collection-repository.ts';
import { Statements } from './statements.ts';

/** What a use case does in one transaction of the database. */
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

  /** The error of the first statement that failed; nothing can be committed after it. */
  get failure(): unknown {
    return this.#statements.failure;
  }

  /** Refuses whatever is still asked for. */
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

  /** Sends what still waits, and lets others add to the transaction what belongs to it. */
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
    // One after the other: none may still send statements when another one has failed and all is rolled back.
    for (const hook of beforeCommit) await hook(commit);
  }
}
