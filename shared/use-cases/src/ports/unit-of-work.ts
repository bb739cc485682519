import type { Association } from '@hoa/domain';
import type { Repositories } from './collections.ts';
import type { Job } from './job.ts';
import type { SequenceName } from './records.ts';

/** The data access of a use case. All writes are committed together, or none. */
export interface Transaction {
  readonly repositories: Repositories;
  /**
   * Returns the next number of the association's sequence. A retry of the unit of work takes a new number, so numbers
   * can be skipped.
   */
  nextNumber(sequence: SequenceName): Promise<number>;
  /** Queues a job for side effects; it runs after the writes are committed. */
  addJob(job: Job): void;
}

/**
 * Runs work on the collections of one association.
 * `write` commits its writes and jobs together when `work` resolves, and none of them when it rejects. After a
 * concurrent change `work` may run again, so it must have no other side effects.
 * `read` throws on a write.
 */
export interface UnitOfWork {
  read<R>(association: Association, work: (transaction: Transaction) => Promise<R>): Promise<R>;
  write<R>(association: Association, work: (transaction: Transaction) => Promise<R>): Promise<R>;
}
