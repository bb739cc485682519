import type { Association, AuthorRole } from '@hoa/domain';
import type { CollectionName, Records } from './collections.ts';

/** A written record before and after the change; `before` is missing for a new record, `after` for a removed one. */
export type AuditedRecord = {
  readonly [C in CollectionName]: {
    readonly collection: C;
    readonly before?: Records[C] | undefined;
    readonly after?: Records[C] | undefined;
  };
}[CollectionName];

/** The records that one operation wrote. */
export interface AuditedOperation {
  readonly id: string;
  readonly at: string;
  readonly by: { readonly displayName: string; readonly role: AuthorRole };
  readonly operation: string;
  readonly records: readonly AuditedRecord[];
}

export interface AuditQuery {
  /** A key from `auditSubjectKey`. */
  readonly subject: string;
  readonly limit: number;
  readonly offset: number;
}

/** Reads the recorded operations of an association. */
export interface AuditTrail {
  /** Lists the operations that wrote a record of the subject, latest first, each with its records of the subject. */
  list(
    association: Association,
    query: AuditQuery,
  ): Promise<{ items: AuditedOperation[]; total: number }>;
}
