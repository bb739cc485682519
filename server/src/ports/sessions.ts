import type { Operation } from '@hoa/api';
import type { Actor, OwnMembership, Person } from '@hoa/domain';

/** A membership of the signed-in person, with their name in that association. */
export interface NamedMembership extends OwnMembership {
  readonly uid: string;
  readonly displayName: string;
  /** Of the resident as whom an administrator views the portal. */
  readonly email?: string | undefined;
}

/** The sender of a request according to the session cookie. Memberships are read for every request. */
export interface SignedIn {
  readonly sessionId: string;
  readonly person: Person;
  /** The current memberships in all associations, with those of people who share the email there. */
  readonly memberships: readonly NamedMembership[];
}

export interface Sessions {
  /** Returns the sender of a request; null without a valid session. */
  find(headers: Headers): Promise<SignedIn | null>;
}

/**
 * Returns the key by which limits count a person: the email address, which is their account. Not the uid, since another
 * association may let a different person sign in with that uid.
 */
export function accountOf({ person }: Pick<SignedIn, 'person'>): string {
  return person.email.toLowerCase();
}

/** An operation that is about to run. */
export interface GuardedOperation {
  readonly signedIn: SignedIn;
  readonly actor: Actor;
  readonly name: Operation;
  /** The input as received, not yet validated. */
  readonly input: object;
}

/** Enforces re-authentication and rate limits. */
export interface Guard {
  /** Rejects with `proof-needed` or `too-many-requests`. */
  beforeOperation(guarded: GuardedOperation): Promise<void>;
  /** Rejects with `too-many-requests`. */
  beforeUpload(signedIn: SignedIn, bytes: number): Promise<void>;
  /** Called if a file became this much larger than announced. Rejects with `too-many-requests`. */
  beforeStoring(signedIn: SignedIn, moreBytes: number): Promise<void>;
  /** Called before a person's data is exported. Rejects with `proof-needed` or `too-many-requests`. */
  beforeExport(signedIn: SignedIn): Promise<void>;
}
