import {
  type StoredTicket,
  storedTicketSchema,
  storedVendorNotificationSchema,
} from '@hoa/shared/data';
import {
  contactSubmissionSchema,
  invoiceSchema,
  residentSchema,
  ticketInvoiceSchema,
  ticketMessageSchema,
  vendorSchema,
} from '@hoa/shared/domain';
import type { Collections } from './collection.ts';
import { communityCollections } from './community/collections.ts';
import { loadSamples } from './load-samples.ts';

export interface SampleOptions {
  /** So many generated tickets in place of the samples, to measure long lists with. */
  readonly generatedTickets?: number;
}

const loadTickets = loadSamples(() => import('./samples/tickets.json'), storedTicketSchema);
const loadVendors = loadSamples(() => import('./samples/vendors.json'), vendorSchema);

/** All sample data; each collection is fetched when it is first read. */
export function sampleCollections({ generatedTickets }: SampleOptions = {}): Collections {
  return {
    ...communityCollections,
    tickets: {
      schema: storedTicketSchema,
      area: 'local',
      tags: ['tickets'],
      load: generatedTickets ? (now) => loadGenerated(generatedTickets, now) : loadTickets,
    },
    ticketMessages: {
      schema: ticketMessageSchema,
      area: 'local',
      tags: ['ticketMessages'],
      load: loadSamples(() => import('./samples/ticket-messages.json'), ticketMessageSchema),
    },
    ticketInvoices: {
      schema: ticketInvoiceSchema,
      area: 'local',
      tags: ['ticketInvoices'],
      load: loadSamples(() => import('./samples/ticket-invoices.json'), ticketInvoiceSchema),
    },
    invoices: {
      schema: invoiceSchema,
      area: 'local',
      tags: ['invoices'],
      load: loadSamples(() => import('./samples/invoices.json'), invoiceSchema),
    },
    vendors: { schema: vendorSchema, area: 'local', tags: ['vendors'], load: loadVendors },
    residents: {
      schema: residentSchema,
      area: 'local',
      tags: ['residents'],
      load: async () => (await import('./residents.ts')).createResidents(),
    },
    vendorNotifications: {
      schema: storedVendorNotificationSchema,
      area: 'local',
      tags: ['vendorNotifications'],
      load: loadSamples(
        () => import('./samples/vendor-notifications.json'),
        storedVendorNotificationSchema,
      ),
    },
    contactSubmissions: {
      schema: contactSubmissionSchema,
      area: 'local',
      tags: ['contactSubmissions'],
      load: loadSamples(
        () => import('./samples/contact-submissions.json'),
        contactSubmissionSchema,
      ),
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
