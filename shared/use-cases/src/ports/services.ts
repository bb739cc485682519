import type {
  Association,
  AuthorRole,
  CalendarDay,
  Membership,
  OwnSession,
  Passkey,
  PaymentMethod,
  PaymentStatus,
  Preferences,
} from '@hoa/domain';
import type { CollectionName, Records, Repositories } from './collections.ts';
import type { SentBroadcast, StoredNotification, StoredVendorNotification } from './records.ts';

interface KeyedMail {
  /** Idempotency key: a mail sent again with the same key is not delivered twice. */
  readonly key: string;
  readonly hoaId: string;
}

export interface BroadcastMail
  extends KeyedMail,
    Pick<SentBroadcast, 'subject' | 'message' | 'audience' | 'threadId'> {}

export type NotificationMail = KeyedMail &
  (
    | { readonly collection: 'notifications'; readonly notification: StoredNotification }
    | {
        readonly collection: 'vendorNotifications';
        readonly notification: StoredVendorNotification;
      }
  );

export interface InvitationMail extends KeyedMail {
  readonly uid: string;
  /** All memberships that were added together. */
  readonly memberships: readonly Membership[];
}

/** A mail about the email of one person. */
export interface EmailMail extends KeyedMail {
  readonly uid: string;
  /** The recipient's address. */
  readonly email: string;
}

export interface ExportMail extends KeyedMail {
  readonly uid: string;
  readonly expiresAt: string;
}

/** Sends mail. A job may run twice, so every mail has a key. */
export interface MailSender {
  /** Sends an announcement to the members of the audience that `isMailed` allows. */
  sendBroadcast(mail: BroadcastMail): Promise<void>;
  /**
   * Sends a mail to each recipient who wants mail and has not muted its subject. Looks them up in `repositories`, in
   * the same transaction that read the notification.
   */
  sendNotification(mail: NotificationMail, repositories: Repositories): Promise<void>;
  sendInvitation(mail: InvitationMail): Promise<void>;
  /**
   * Sends a confirmation link to the new email. The link works only while the person's email is still `formerEmail`.
   */
  sendEmailConfirmation(
    mail: EmailMail & { readonly formerEmail?: string | undefined },
  ): Promise<void>;
  /** Sends a link to the settings, where the person downloads their export until `expiresAt`. */
  sendExportReady(mail: ExportMail): Promise<void>;
  /** Notifies the former email. */
  sendEmailChanged(mail: EmailMail): Promise<void>;
}

/** A charge to a person. Contains no card or bank account number; only the provider has them. */
export interface Charge {
  /** Idempotency key: a repeated charge gets the first answer, and no money is taken twice. */
  readonly key: string;
  readonly uid: string;
  readonly method: PaymentMethod;
  /** In cents, including the fee. */
  readonly total: number;
  /** The beginning of the association's confirmation numbers, for a provider that numbers them itself. */
  readonly receiptPrefix?: string | undefined;
}

export interface ChargeAnswer {
  readonly status: PaymentStatus;
  readonly confirmationNumber: string;
}

/** Takes payments. A unit of work may run twice, so every charge has a key. */
export interface PaymentProvider {
  charge(charge: Charge): Promise<ChargeAnswer>;
}

/** The days from `from` to `to`, inclusive. */
export interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface ExportToMake {
  readonly hoaId: string;
  readonly exportId: string;
  readonly language: Preferences['language'];
  /** Of an auditor's package; an export without it contains everything. */
  readonly period?: Period | undefined;
  /** Called at times with the percentage that is done. */
  readonly onProgress: (percent: number) => Promise<void>;
}

/** Writes what is stored about an association to a file. */
export interface AssociationExporter {
  /** Stores the file under the id of the export, and replaces that of an earlier attempt. */
  make(wanted: ExportToMake): Promise<{ readonly name: string; readonly size: number }>;
}

/** The people of all associations, so that a person has one uid in each. */
export interface Identities {
  /**
   * Returns the uids by email, in lower case. An unused email is reserved for the uid from `uidFor` until the write
   * ends, so a concurrent call for the same email gets the same uid.
   */
  claimUids(
    emails: readonly string[],
    uidFor: (email: string) => string,
  ): Promise<ReadonlyMap<string, string>>;
  /** Returns the emails, in lower case, that somebody has signed in with. */
  accountsOf(emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns true if another association has a record of the person, including a removed person. */
  isKnownElsewhere(uid: string, hoaId: string): Promise<boolean>;
}

/** The sessions of the person who makes the request; undefined in an adapter without sessions. */
export interface OwnSessions {
  /** Lists the active sessions, last used first. */
  list(): Promise<OwnSession[]>;
  /** Ends one of the person's own sessions. Does nothing for someone else's session or one that has ended. */
  end(sessionId: string): Promise<void>;
}

/** The passkeys of the person who makes the request; undefined in an adapter without sessions. */
export interface OwnPasskeys {
  /** Lists them, the newest first. */
  list(): Promise<Passkey[]>;
  /** Returns the options for WebAuthn to create a passkey. */
  begin(): Promise<Record<string, unknown>>;
  /** Stores the passkey of the browser's response, which is JSON. Rejects with `sign-in-invalid`. */
  add(response: string): Promise<void>;
  /** Removes one of the person's own passkeys. Does nothing for someone else's. */
  remove(passkeyId: string): Promise<void>;
}

export interface CsvRow {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: string[];
}

export interface CsvRows {
  readonly rows: CsvRow[];
  /** The numbers of the lines that cannot be parsed. */
  readonly unreadable: number[];
}

/**
 * Reads the first rows of a CSV file for a person. Rejects with `invalid-input` if that takes too much time or memory.
 */
export type CsvReader = (csv: string, maxRows: number, uid: string) => Promise<CsvRows>;

/** Options of storing a file. */
export interface PutOptions {
  /** Percent; 100 only once the file is stored. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A stored file and its id. */
export interface StoredFileInfo {
  readonly id: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores the content of files, separately from the records that refer to them. */
export interface FileStore {
  /** Stores a file, or nothing if it rejects with `network`, `storage-full` or `aborted`. */
  put(folder: string, file: File, options?: PutOptions): Promise<StoredFileInfo>;
  /** Returns the file; undefined if it does not exist. */
  read(id: string): Promise<File | undefined>;
  remove(id: string): Promise<void>;
}

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

/** Derives the secret part of the addresses of calendar feeds, which is never stored. */
export interface CalendarFeeds {
  /** Returns the path of a person's feed; another `feed` makes another path. */
  pathOf(feed: { readonly hoaId: string; readonly uid: string; readonly feed: string }): string;
  /** Returns the path of the feed that an association offers to everyone. */
  publicPathOf(hoaId: string): string;
}
