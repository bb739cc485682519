import type {
  ContactSubmission,
  Invoice,
  Resident,
  TicketInvoice,
  TicketMessage,
  Vendor,
} from '../domain/index.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { CommunityRecords } from './community/records.ts';
import type { StoredTicket } from './tickets/records.ts';
import type { StoredVendorNotification } from './vendor/records.ts';

/** A collection as a use case sees it: its own writes included, nobody else's half-done ones. */
export interface Repository<T extends { id: string }> {
  list(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** Adds, or replaces the one with the same id. */
  put(item: T): void;
  remove(id: string): void;
}

/** What is kept, by collection. */
export interface Records extends CommunityRecords {
  tickets: StoredTicket;
  ticketMessages: TicketMessage;
  ticketInvoices: TicketInvoice;
  invoices: Invoice;
  vendors: Vendor;
  residents: Resident;
  vendorNotifications: StoredVendorNotification;
  contactSubmissions: ContactSubmission;
  answeredRequests: AnsweredRequest;
}

export type CollectionName = keyof Records;

export type Repositories = { readonly [C in CollectionName]: Repository<Records[C]> };

/**
 * Runs work over the collections as one. `write`: its writes land together when it resolves, or not
 * at all when it rejects; it may run twice when another tab wrote in between, so it has no other
 * effects. `read`: writing is a mistake and throws.
 */
export interface UnitOfWork {
  read<R>(work: (repositories: Repositories) => Promise<R>): Promise<R>;
  write<R>(work: (repositories: Repositories) => Promise<R>): Promise<R>;
}
