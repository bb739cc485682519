import type {
  ContactSubmission,
  Invoice,
  TicketInvoice,
  TicketMessage,
  VendorContact,
} from '@hoa/domain';
import type {
  Sequence,
  StoredTicket,
  StoredVendor,
  StoredVendorNotification,
} from '@hoa/use-cases';
import type { Collections } from './collection.ts';
import { communityCollections } from './community/collections.ts';
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
      area: 'local',
      load: generatedTickets ? (now) => loadGenerated(generatedTickets, now) : loadTickets,
    },
    ticketMessages: {
      area: 'local',
      load: tickets<TicketMessage>('ticketMessages'),
    },
    ticketInvoices: {
      area: 'local',
      load: tickets<TicketInvoice>('ticketInvoices'),
    },
    invoices: {
      area: 'local',
      load: tickets<Invoice>('invoices'),
    },
    vendors: { area: 'local', load: loadVendors },
    vendorContacts: {
      area: 'local',
      load: tickets<VendorContact>('vendorContacts'),
    },
    buildings: { area: 'local', load: async () => (await people()).createBuildings() },
    units: { area: 'local', load: async () => (await people()).createUnits() },
    people: { area: 'local', load: async () => (await people()).createPeople() },
    memberships: {
      area: 'local',
      load: async () => (await people()).createMemberships(),
    },
    residents: {
      area: 'local',
      load: async () => (await import('./residents.ts')).createResidents(),
    },
    vendorNotifications: {
      area: 'local',
      load: tickets<StoredVendorNotification>('vendorNotifications'),
    },
    contactSubmissions: {
      area: 'local',
      load: tickets<ContactSubmission>('contactSubmissions'),
    },
    answeredRequests: { area: 'local', load: async () => [] },
    answeredProfileRequests: { area: 'session', load: async () => [] },
    sequences: { area: 'local', load: tickets<Sequence>('sequences') },
  };
}

async function loadGenerated(count: number, now: Date): Promise<StoredTicket[]> {
  const [{ generateTickets }, [vendor]] = await Promise.all([
    import('./generate-tickets.ts'),
    loadVendors(now),
  ]);
  return vendor ? generateTickets(count, { now, vendor }) : [];
}
