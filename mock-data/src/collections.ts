import type { StoredTicket, StoredVendorNotification } from '@hoa/shared/data';
import type {
  ContactSubmission,
  Invoice,
  TicketInvoice,
  TicketMessage,
  Vendor,
} from '@hoa/shared/domain';
import type { Collections } from './collection.ts';
import { communityCollections } from './community/collections.ts';
import { tickets } from './sample-files.ts';

export interface SampleOptions {
  /** So many generated tickets in place of the samples, to measure long lists with. */
  readonly generatedTickets?: number;
}

const loadTickets = tickets<StoredTicket>('tickets');
const loadVendors = tickets<Vendor>('vendors');

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
  };
}

async function loadGenerated(count: number, now: Date): Promise<StoredTicket[]> {
  const [{ generateTickets }, [vendor]] = await Promise.all([
    import('./generate-tickets.ts'),
    loadVendors(now),
  ]);
  return vendor ? generateTickets(count, { now, vendor }) : [];
}
