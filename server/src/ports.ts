import type { Operation, Tag } from '@hoa/api';
import type { Actor, Association, OwnMembership, Person, Role } from '@hoa/domain';
import type { CollectionName, Job, Records, UnitOfWork } from '@hoa/use-cases';
import type { ClientBase } from 'pg';

/** A membership of the signed-in person, with their name in that association. */
export interface NamedMembership extends OwnMembership {
  readonly displayName: string;
}

/** The sender of a request according to the session cookie. Memberships are read for every request. */
export interface SignedIn {
  readonly sessionId: string;
  readonly person: Person;
  /** The current memberships in all associations. */
  readonly memberships: readonly NamedMembership[];
}

export interface Sessions {
  /** Returns the sender of a request; null without a valid session. */
  find(headers: Headers): Promise<SignedIn | null>;
}

/** An operation that is about to run. */
export interface Guarded {
  readonly signedIn: SignedIn;
  readonly actor: Actor;
  readonly name: Operation;
  /** The input as received, not yet validated. */
  readonly input: object;
}

/** Enforces re-authentication and rate limits. */
export interface Guard {
  /** Rejects with `proof-needed` or `too-many-requests`. */
  beforeOperation(guarded: Guarded): Promise<void>;
  /** Rejects with `too-many-requests`. */
  beforeUpload(signedIn: SignedIn, bytes: number): Promise<void>;
  /** Called if a file became this much larger than announced. Rejects with `too-many-requests`. */
  beforeKeeping(signedIn: SignedIn, moreBytes: number): Promise<void>;
  /** Called before a person's data is exported. Rejects with `proof-needed` or `too-many-requests`. */
  beforeExport(signedIn: SignedIn): Promise<void>;
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
  readonly sender?: { readonly sessionId: string; readonly membershipId: string } | undefined;
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

/** Changes that a person may learn about. */
export interface ChangeEvent {
  /** Increases within an association. */
  readonly cursor: string;
  readonly tags: readonly Tag[];
  /** The request id of the person's own command that caused it. */
  readonly request?: string | undefined;
}
