import type { Association, Role } from '@hoa/domain';
import type { CollectionName, Job, Records, UnitOfWork } from '@hoa/use-cases';
import type { ClientBase } from 'pg';

/** A session and the membership in which it acts. */
export interface Sender {
  readonly sessionId: string;
  readonly membershipId: string;
  /** The person of the membership, for whom the author of a change may act. */
  readonly uid: string;
  /** True for a former owner. */
  readonly isPast: boolean;
}

/** The author and the request of a change, which the audit records. */
export interface ChangeSource {
  /** Null for changes by the server itself. */
  readonly uid: string | null;
  /** The author's name and role at the time of the change, which histories keep showing; undefined without a person. */
  readonly displayName?: string | undefined;
  readonly role?: Role | undefined;
  /** The name of the operation. */
  readonly operation: string;
  /** 8 characters, as shown in the toast and in the log. */
  readonly traceId: string;
  /**
   * The session and membership that must still exist when the data is accessed; undefined if no person is signed in.
   */
  readonly sender?: Sender | undefined;
  /** Lets the sending page recognize the event of its own change. */
  readonly requestId?: string | undefined;
}

/** A record that a transaction wrote; `before` is undefined if it was created, `after` if it was deleted. */
export type Written = {
  readonly [C in CollectionName]: {
    readonly collection: C;
    readonly id: string;
    readonly before: Records[C] | undefined;
    readonly after: Records[C] | undefined;
  };
}[CollectionName];

/** A transaction that is about to commit. */
export interface Commit {
  /** Runs statements in the same transaction. */
  readonly client: ClientBase;
  readonly association: Association;
  readonly source: ChangeSource;
  readonly written: readonly Written[];
  readonly jobs: readonly Job[];
}

/** A hook that runs at the end of every writing transaction; if it rejects, the transaction rolls back. */
export type BeforeCommit = (commit: Commit) => Promise<void>;

/** The portal's data in PostgreSQL, accessed through the restricted role with row-level security. */
export interface Database {
  /** Runs use cases; rejects with a `conflict` or `busy` PortalError when retries are used up. */
  unitOfWork(source: ChangeSource): UnitOfWork;
  /** Returns the settings of an association; undefined for an unknown id. */
  association(id: string): Promise<Association | undefined>;
  /** Checks that the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
