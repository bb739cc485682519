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
      tags: ['tickets'],
      load: generatedTickets ? (now) => loadGenerated(generatedTickets, now) : loadTickets,
    },
    ticketMessages: {
      area: 'local',
      tags: ['ticketMessages'],
      load: tickets<TicketMessage>('ticketMessages'),
    },
    ticketInvoices: {
      area: 'local',
      tags: ['ticketInvoices'],
      load: tickets<TicketInvoice>('ticketInvoices'),
    },
    invoices: {
      area: 'local',
      tags: ['invoices'],
      load: tickets<Invoice>('invoices'),
    },
    vendors: { area: 'local', tags: ['vendors'], load: loadVendors },
    vendorContacts: {
      area: 'local',
      tags: ['vendors'],
      load: tickets<VendorContact>('vendorContacts'),
    },
    buildings: { area: 'local', tags: [], load: async () => (await people()).createBuildings() },
    units: { area: 'local', tags: [], load: async () => (await people()).createUnits() },
    people: { area: 'local', tags: [], load: async () => (await people()).createPeople() },
    memberships: {
      area: 'local',
      tags: [],
      load: async () => (await people()).createMemberships(),
    },
    residents: {
      area: 'local',
      tags: ['residents'],
      load: async () => (await import('./residents.ts')).createResidents(),
    },
    vendorNotifications: {
      area: 'local',
      tags: ['vendorNotifications'],
      load: tickets<StoredVendorNotification>('vendorNotifications'),
    },
    contactSubmissions: {
      area: 'local',
      tags: ['contactSubmissions'],
      load: tickets<ContactSubmission>('contactSubmissions'),
    },
    answeredRequests: { area: 'local', tags: [], load: async () => [] },
    answeredProfileRequests: { area: 'session', tags: [], load: async () => [] },
    sequences: { area: 'local', tags: [], load: tickets<Sequence>('sequences') },
  };
}

async function loadGenerated(count: number, now: Date): Promise<StoredTicket[]> {
  const [{ generateTickets }, [vendor]] = await Promise.all([
    import('./generate-tickets.ts'),
    loadVendors(now),
  ]);
  return vendor ? generateTickets(count, { now, vendor }) : [];
}
