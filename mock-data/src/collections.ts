import type {
  ContactSubmission,
  Invoice,
  TicketInvoice,
  TicketMessage,
  VendorContact,
} from '@hoa/domain';
import { storedSettings } from '@hoa/domain';
import type {
  Sequence,
  StoredTicket,
  StoredVendor,
  StoredVendorNotification,
} from '@hoa/use-cases';
import type { Collections } from './collection.ts';
import { communityCollections } from './community/collections.ts';
import { sampleAssociation } from './sample-association.ts';
import { tickets } from './sample-files.ts';

export interface SampleOptions {
  /** The number of generated tickets in place of the samples, to measure long lists with. */
  readonly generatedTickets?: number;
}

const people = () => import('./people.ts');

const loadTickets = tickets<StoredTicket>('tickets');
const loadVendors = tickets<StoredVendor>('vendors');

/** All sample data; each collection is fetched when it is first read. */
export function sampleCollections({ generatedTickets }: SampleOptions = {}): Collections {
  return {
    ...communityCollections,
    tickets: {
      storage: 'local',
      load: generatedTickets ? (now) => loadGenerated(generatedTickets, now) : loadTickets,
    },
    ticketMessages: {
      storage: 'local',
      load: tickets<TicketMessage>('ticketMessages'),
    },
    ticketInvoices: {
      storage: 'local',
      load: tickets<TicketInvoice>('ticketInvoices'),
    },
    invoices: {
      storage: 'local',
      load: tickets<Invoice>('invoices'),
    },
    vendors: { storage: 'local', load: loadVendors },
    vendorContacts: {
      storage: 'local',
      load: tickets<VendorContact>('vendorContacts'),
    },
    associations: { storage: 'local', load: async () => [storedSettings(sampleAssociation())] },
    offices: { storage: 'local', load: async () => [] },
    buildings: { storage: 'local', load: async () => (await people()).createBuildings() },
    units: { storage: 'local', load: async () => (await people()).createUnits() },
    imports: { storage: 'local', load: async () => [] },
    exports: { storage: 'local', load: async () => [] },
    seats: { storage: 'local', load: async () => [] },
    impersonations: { storage: 'local', load: async () => [] },
    sales: { storage: 'local', load: async () => [] },
    people: { storage: 'local', load: async () => (await people()).createPeople() },
    memberships: {
      storage: 'local',
      load: async () => (await people()).createMemberships(),
    },
    residents: {
      storage: 'local',
      load: async () => (await import('./residents.ts')).createResidents(),
    },
    directoryEntries: { storage: 'local', load: async () => [] },
    vendorNotifications: {
      storage: 'local',
      load: tickets<StoredVendorNotification>('vendorNotifications'),
    },
    contactSubmissions: {
      storage: 'local',
      load: tickets<ContactSubmission>('contactSubmissions'),
    },
    answeredRequests: { storage: 'local', load: async () => [] },
    answeredProfileRequests: { storage: 'session', load: async () => [] },
    sequences: { storage: 'local', load: tickets<Sequence>('sequences') },
  };
}

async function loadGenerated(count: number, now: Date): Promise<StoredTicket[]> {
  const [{ generateTickets }, [vendor]] = await Promise.all([
    import('./generate-tickets.ts'),
    loadVendors(now),
  ]);
  return vendor ? generateTickets(count, { now, vendor }) : [];
}
