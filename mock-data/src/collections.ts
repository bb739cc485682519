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
import { loadSamples } from './load-samples.ts';

export interface SampleOptions {
  /** So many generated tickets in place of the samples, to measure long lists with. */
  readonly generatedTickets?: number;
}

const loadTickets = loadSamples<StoredTicket>(() => import('./samples/tickets.json'));
const loadVendors = loadSamples<Vendor>(() => import('./samples/vendors.json'));

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
      load: loadSamples<TicketMessage>(() => import('./samples/ticket-messages.json')),
    },
    ticketInvoices: {
      area: 'local',
      tags: ['ticketInvoices'],
      load: loadSamples<TicketInvoice>(() => import('./samples/ticket-invoices.json')),
    },
    invoices: {
      area: 'local',
      tags: ['invoices'],
      load: loadSamples<Invoice>(() => import('./samples/invoices.json')),
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
      load: loadSamples<StoredVendorNotification>(
        () => import('./samples/vendor-notifications.json'),
      ),
    },
    contactSubmissions: {
      area: 'local',
      tags: ['contactSubmissions'],
      load: loadSamples<ContactSubmission>(() => import('./samples/contact-submissions.json')),
    },
  };
}

async function loadGenerated(count: number, now: Date): Promise<StoredTicket[]> {
  const [{ generateTickets }, [vendor]] = await Promise.all([
    import('./generate-tickets.ts'),
    loadVendors(now),
  ]);
  return vendor ? generateTickets(count, { now, vendor }) : [];
}
