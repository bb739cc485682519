import type {
  ContactSubmission,
  Invoice,
  Profile,
  ResidentNotification,
  Ticket,
  TicketInvoice,
  TicketMessage,
  VendorNotification,
} from '../domain/index.ts';
import type { CommunityRecords } from './community/records.ts';

/** A collection as a use case sees it: its own writes included, nobody else's half-done ones. */
export interface Repository<T extends { id: string }> {
  list(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** Adds, or replaces the one with the same id. */
  put(item: T): void;
  remove(id: string): void;
}

/** A notice kept with the one it is for; `recipientUid` never leaves the data layer. */
export type Addressed<T> = T & { recipientUid: string };

/** What was read last by whom: the unread mark of a ticket is each person's own. */
export interface TicketReading {
  /** `{uid}:{ticketId}` */
  id: string;
  readAt: string;
}

/** What is kept, by collection. */
export interface Records extends CommunityRecords {
  tickets: Ticket;
  ticketMessages: TicketMessage;
  ticketReadings: TicketReading;
  ticketInvoices: TicketInvoice;
  invoices: Invoice & { vendorUid: string };
  vendors: Vendor;
  residents: Resident;
  vendorNotifications: Addressed<VendorNotification>;
  notifications: Addressed<ResidentNotification>;
  contactSubmissions: ContactSubmission;
}

export type CollectionName = keyof Records;

export type Repositories = { readonly [C in CollectionName]: Repository<Records[C]> };

/**
 * Runs work over the collections as one: its writes land together when it resolves, or not at all
 * when it rejects. Work may run twice when another tab wrote in between, so it has no other effects.
 */
export interface UnitOfWork {
  run<R>(work: (repositories: Repositories) => Promise<R>): Promise<R>;
}
