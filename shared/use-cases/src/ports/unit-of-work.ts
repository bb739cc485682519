import type { Association } from '@hoa/domain';
import type { Repositories } from './collections.ts';
import type { Job } from './job.ts';
import type { SequenceName } from './sequence.ts';

/** What a use case reads and writes with: all of it lands together, or none of it. */
export interface Transaction {
  readonly repositories: Repositories;
  /** The next number of the association's sequence; one that is not used is lost when the work runs again. */
  nextNumber(sequence: SequenceName): Promise<number>;
  /** Adds what is to happen outside the data once the writes have landed. */
  addJob(job: Job): void;
}

/**
 * Runs work over the collections of one association. `write`: its writes and jobs land together when it
 * resolves, or not at all when it rejects; it may run twice when somebody else wrote in between, so it has no
 * other effects. `read`: writing is a mistake and throws.
 */
export interface UnitOfWork {
  read<R>(association: Association, work: (transaction: Transaction) => Promise<R>): Promise<R>;
  write<R>(association: Association, work: (transaction: Transaction) => Promise<R>): Promise<R>;
}
