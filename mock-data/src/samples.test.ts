import {
  isCompleted,
  type Ticket,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@hoa/domain';
import { isTransitionAllowed } from '@hoa/domain/tickets';
import { type CollectionName, type Records, recordSchemas } from '@hoa/use-cases';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleCollections } from './collections.ts';
import { generateTickets } from './generate-tickets.ts';
import { createResidents } from './residents.ts';
import { testNow } from './testing/open-gateway.ts';

const collections = sampleCollections();
const names = Object.keys(collections) as CollectionName[];
const samplesOf = <C extends CollectionName>(
  name: C,
  now = testNow,
): Promise<readonly Records[C][]> => collections[name].load(now);

/** Moments of a day and a year at which relative dates could go wrong. */
const moments = [
  new Date(2026, 2, 10, 0, 1),
  new Date(2026, 2, 10, 7, 30),
  new Date(2026, 2, 10, 23, 59),
  new Date(2028, 1, 29, 12, 0),
  new Date(2027, 0, 1, 3, 0),
];

/** Returns the time of the last message or change. */
function latest({ updatedAt }: Ticket, messages: readonly { createdAt: string }[]): string {
  const answered = messages.at(-1)?.createdAt ?? updatedAt;
  return answered > updatedAt ? answered : updatedAt;
}

describe('the samples', () => {
  it.each(names)('of %s have the shape that is kept, and ids of their own [1.7]', async (name) => {
    const samples = await samplesOf(name);
    const schema: z.ZodMiniType<{ id: string }> = recordSchemas[name];
    const parsed = z.array(schema).safeParse(samples);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  });

  it('name the same phone of a resident in the directory and in the profile', async () => {
    const profiles = await samplesOf('profiles');
    const residents = createResidents();
    for (const { uid, phone } of profiles.filter(({ role }) => role === 'resident')) {
      expect(residents.find((resident) => resident.uid === uid)?.phone).toBe(phone);
    }
  });

  it('have at least forty tickets over every status, category and priority', async () => {
    const tickets = await samplesOf('tickets');
    expect(tickets.length).toBeGreaterThanOrEqual(40);
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
    expect(new Set(tickets.map(({ category }) => category))).toEqual(new Set(ticketCategories));
    expect(new Set(tickets.map(({ priority }) => priority))).toEqual(new Set(ticketPriorities));
  });

  it.each(moments)(
    'have histories that keep to the transitions and to time, read at %s',
    async (now) => {
      for (const ticket of await samplesOf('tickets', now)) {
        const history = ticket.statusHistory;
        expect(history.at(-1)?.status).toBe(ticket.status);
        expect(history[0]?.changedAt).toBe(ticket.createdAt);
        for (const [index, change] of history.slice(1).entries()) {
          const before = history[index] ?? change;
          expect(isTransitionAllowed(before.status, change.status)).toBe(true);
          expect(Date.parse(change.changedAt)).toBeGreaterThanOrEqual(Date.parse(before.changedAt));
        }
        expect(Date.parse(ticket.updatedAt)).toBeLessThanOrEqual(now.getTime());
      }
    },
  );

  it.each(moments)('count and date every conversation rightly, read at %s', async (now) => {
    const messages = await samplesOf('ticketMessages', now);
    for (const ticket of await samplesOf('tickets', now)) {
      const own = messages.filter(({ ticketId }) => ticketId === ticket.id);
      const shown = own.filter(({ isInternal }) => !isInternal);
      const notes = own.filter(({ isInternal }) => isInternal);
      expect(ticket.messagesCount).toBe(shown.length);
      expect(ticket.internalMessagesCount).toBe(notes.length);
      expect(ticket.lastActivity).toBe(latest(ticket, shown));
      expect(ticket.lastActivityForAdmins).toBe(latest(ticket, own));
      expect(notes.every(({ author }) => author.role === 'admin')).toBe(true);
      const times = own.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('name only tickets and vendors that exist', async () => {
    const tickets = new Set((await samplesOf('tickets')).map(({ id }) => id));
    const vendors = new Set((await samplesOf('vendors')).map(({ id }) => id));
    for (const { ticketId } of await samplesOf('ticketMessages'))
      expect(tickets).toContain(ticketId);
    for (const { ticketId } of await samplesOf('ticketInvoices'))
      expect(tickets).toContain(ticketId);
    for (const invoice of await samplesOf('invoices')) {
      expect(tickets).toContain(invoice.workOrderId);
      expect(vendors).toContain(invoice.vendorUid);
    }
    for (const notice of await samplesOf('vendorNotifications')) {
      expect(vendors).toContain(notice.recipientUid);
      expect(tickets).toContain(notice.metadata?.ticketId);
    }
  });

  it('have invoice numbers without gaps, and amounts that are the sum of their parts', async () => {
    const invoices = await samplesOf('invoices');
    expect(invoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      invoices.map((_, index) => `INV-2025-${String(index + 1).padStart(3, '0')}`),
    );
    for (const { amount, laborHours, laborRate, materials } of invoices) {
      const parts = materials.map(({ quantity, unitCost }) => quantity * unitCost);
      expect(materials.map(({ total }) => total)).toEqual(parts);
      expect(amount).toBe(parts.reduce((sum, part) => sum + part, laborHours * laborRate));
    }
  });

  it('date the completion of every ticket that is resolved or closed, as its history does', async () => {
    for (const { status, statusHistory, work } of await samplesOf('tickets')) {
      const times = statusHistory.map(({ changedAt }) => changedAt);
      if (isCompleted(status)) expect(times).toContain(work?.completedAt);
      else expect(work?.completedAt).toBeUndefined();
    }
  });

  it('have every invoice of a work order among the invoices, with its amount', async () => {
    const invoices = await samplesOf('invoices');
    for (const { id, ticketId, amount, submittedBy } of await samplesOf('ticketInvoices')) {
      expect(invoices.find(({ ticketInvoiceId }) => ticketInvoiceId === id)).toMatchObject({
        workOrderId: ticketId,
        amount,
        vendorUid: submittedBy.uid,
      });
    }
  });

  it('have contacts of vendors that exist', async () => {
    const vendors = new Set((await samplesOf('vendors')).map(({ id }) => id));
    for (const { vendorUid } of await samplesOf('vendorContacts')) {
      expect(vendors).toContain(vendorUid);
    }
  });

  it('have four vendors with services [9.39]', async () => {
    const vendors = await samplesOf('vendors');
    expect(vendors).toHaveLength(4);
    for (const { services } of vendors) expect(services.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the residents', () => {
  const residents = createResidents();

  it.each([
    ['A', 52],
    ['B', 48],
    ['C', 56],
  ])('of building %s are %i', (building, count) => {
    expect(residents.filter((resident) => resident.building === building)).toHaveLength(count);
  });

  it('are 156, each in a home of their own', () => {
    expect(residents).toHaveLength(156);
    expect(new Set(residents.map(({ unit }) => unit)).size).toBe(156);
    expect(residents.every(({ unit }) => /^[ABC]-\d{3}$/.test(unit))).toBe(true);
  });

  it('are the same people every time', () => {
    expect(createResidents()).toEqual(residents);
  });

  it('are the people whom tickets name, in the homes that tickets name', async () => {
    const byUid = new Map(residents.map((resident) => [resident.uid, resident]));
    for (const { submittedBy } of await samplesOf('tickets')) {
      if (!submittedBy.uid.startsWith('resident')) continue;
      expect(byUid.get(submittedBy.uid)).toMatchObject(submittedBy);
    }
  });
});

describe('generated tickets', () => {
  const vendor = { uid: 'vendor-1', displayName: 'Castillo', email: 'vendor@example.org' };

  it('have the requested number, are the same for the same seed, and are valid', () => {
    const tickets = generateTickets(100, { now: testNow, vendor });
    expect(tickets).toEqual(generateTickets(100, { now: testNow, vendor }));
    expect(tickets).not.toEqual(generateTickets(100, { now: testNow, vendor, seed: 2 }));
    expect(z.array(recordSchemas.tickets).safeParse(tickets).success).toBe(true);
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
  });

  it('replace the samples when a number of them is requested', async () => {
    const { tickets } = sampleCollections({ generatedTickets: 250 });
    expect(await tickets.load(testNow)).toHaveLength(250);
  });
});
