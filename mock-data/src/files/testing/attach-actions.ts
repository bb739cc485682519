import type { Actor, NamedUpload } from '@hoa/domain';
import { mockActors } from '../../mock-actors.ts';
import type { openGateway } from '../../testing/open-gateway.ts';

/** TKT-1029 belongs to the submitter and is assigned to the vendor; TKT-1027 is assigned to the vendor and resolved. */
export const people = {
  submitter: mockActors.resident,
  neighbour: { ...mockActors.resident, uid: 'resident-047', displayName: 'Walt Simmons' },
  vendor: mockActors.vendor,
  otherVendor: { ...mockActors.vendor, uid: 'vendor-2', displayName: 'Brightline Electric' },
  admin: mockActors.admin,
  elsewhere: { ...mockActors.admin, hoaId: 'elm-court' },
} satisfies Record<string, Actor>;

export type Person = keyof typeof people;

export const ticketId = 'TKT-1029';
const content = 'See the picture.';

type Gateway = ReturnType<typeof openGateway>;

export const newTicket = (gateway: Gateway, file: NamedUpload) =>
  gateway.call('tickets.create', {
    category: 'maintenance',
    location: 'Kitchen',
    urgency: 'normal',
    description: 'The light flickers.',
    attachments: [file],
  });

export const newWorkItem = (
  gateway: Gateway,
  { orderedFor, attachments = [] }: { orderedFor?: string; attachments?: NamedUpload[] },
) =>
  gateway.call('tickets.createWorkItem', {
    orderedFor,
    vendorId: 'vendor-1',
    subject: 'Replace the pressure gauge',
    category: 'repair',
    priority: 'normal',
    description: 'It sticks.',
    location: 'Basement',
    dueDate: '2026-04-01',
    attachments,
  });

/** The actions that attach an uploaded file. */
export const attachActions = {
  nothing: async () => ({ attachments: [] }),
  'a new ticket': (gateway, file) => newTicket(gateway, file),
  'a work item': (gateway, file) => newWorkItem(gateway, { attachments: [file] }),
  'a ticket': (gateway, file) => gateway.call('tickets.attach', { ticketId, attachments: [file] }),
  'a message': (gateway, file) =>
    gateway.call('tickets.postMessage', {
      ticketId,
      content,
      isInternal: false,
      attachments: [file],
    }),
  'an internal note': (gateway, file) =>
    gateway.call('tickets.postMessage', {
      ticketId,
      content,
      isInternal: true,
      attachments: [file],
    }),
  'an invoice': (gateway, file) =>
    gateway.call('tickets.submitInvoice', {
      ticketId: 'TKT-1027',
      amount: 1000,
      description: 'Work',
      laborHours: 1,
      laborRate: 1000,
      materialsCost: 0,
      attachments: [file],
    }),
  'a thread': (gateway, file) =>
    gateway.call('threads.reply', { threadId: 'thread-lamp', content, attachments: [file] }),
} satisfies Record<
  string,
  (gateway: Gateway, file: NamedUpload) => Promise<{ readonly attachments: readonly object[] }>
>;

export type Thing = keyof typeof attachActions;
