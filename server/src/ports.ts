import type { Operation, Tag } from '@hoa/api';
import type { Actor, Association, OwnMembership, Person, Role } from '@hoa/domain';
import type { CollectionName, Job, Records, UnitOfWork } from '@hoa/use-cases';
import type { ClientBase } from 'pg';

/** A role of the signed-in person, with the name that its association knows them by. */
export interface NamedMembership extends OwnMembership {
  readonly displayName: string;
}

/** Who sent a request, by the session's cookie; memberships are read anew at every request. */
export interface SignedIn {
  readonly sessionId: string;
  readonly person: Person;
  /** Those in force, of every association. */
  readonly memberships: readonly NamedMembership[];
}

/** The sessions of signed-in people. */
export interface Sessions {
  /** Who the request comes from; null without a valid session. */
  find(headers: Headers): Promise<SignedIn | null>;
}

/** An operation that is about to be carried out for somebody. */
export interface Guarded {
  readonly signedIn: SignedIn;
  readonly actor: Actor;
  readonly name: Operation;
  /** As it was sent, not checked yet. */
  readonly input: object;
}

/** Refuses what needs a newer proof of who somebody is, and what is done too often. */
export interface Guard {
  /** Rejects with `proof-needed` or `too-many-requests`. */
  beforeOperation(guarded: Guarded): Promise<void>;
  /** Rejects with `too-many-requests`. */
  beforeUpload(signedIn: SignedIn, bytes: number): Promise<void>;
  /** Rejects with `too-many-requests`; for a file that became this much larger since it was announced. */
  beforeKeeping(signedIn: SignedIn, moreBytes: number): Promise<void>;
  /** Before what is held on a person leaves the portal. Rejects with `proof-needed` or `too-many-requests`. */
  beforeExport(signedIn: SignedIn): Promise<void>;
}

/** On whose behalf data is changed, and by which request; the audit keeps it. */
export interface ChangeSource {
  /** null for what the server does by itself. */
  readonly uid: string | null;
  /** Their name and role at the time, which a history goes on showing; missing where there is no person. */
  readonly displayName?: string | undefined;
  readonly role?: Role | undefined;
  /** The operation's name. */
  readonly operation: string;
  /** 8 characters, as shown in the toast and in the log. */
  readonly traceId: string;
  /** The session and membership that must still hold when the data is used; missing where nobody is signed in. */
  readonly sender?: { readonly sessionId: string; readonly membershipId: string } | undefined;
  /** Lets the sending page recognize its own change in an event. */
  readonly requestId?: string | undefined;
}

/** One record that a transaction wrote; `before` is missing for a new one, `after` for a removed one. */
export type Written = {
  readonly [C in CollectionName]: {
    readonly collection: C;
    readonly id: string;
    readonly before: Records[C] | undefined;
    readonly after: Records[C] | undefined;
  };
}[CollectionName];

/** What a transaction is about to commit. */
export interface Commit {
  /** Runs statements in the same transaction. */
  readonly client: ClientBase;
  readonly association: Association;
  readonly source: ChangeSource;
  readonly written: readonly Written[];
  readonly jobs: readonly Job[];
}

/** Runs last in every transaction that writes; when it rejects, nothing is kept. */
export type BeforeCommit = (commit: Commit) => Promise<void>;

/** The portal's data in PostgreSQL, under the restricted role with row-level security. */
export interface Database {
  /** Runs use cases; rejects with a `conflict` or `busy` PortalError when retries are used up. */
  unitOfWork(source: ChangeSource): UnitOfWork;
  /** The settings of an association; undefined when there is none of that id. */
  association(id: string): Promise<Association | undefined>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Changes that a person may learn of: what to read again. */
export interface ChangeEvent {
  /** Rises within an association. */
  readonly cursor: string;
  readonly tags: readonly Tag[];
  /** The command of the person's own that changed it. */
  readonly request?: string | undefined;
}
