import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Association, Invoice, Payment } from '@hoa/domain';
import { exampleTicket } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { openFolderStorage } from '../files/folder-storage.ts';
import { importFile } from '../files/receive-file.ts';
import { openTestStorage, type TestStorage } from '../testing/index.ts';
import { exportAssociation } from './export-association.ts';

let folder = '';
let storage: TestStorage;
let contents: ReadonlyMap<string, string>;
let association: Association;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-package-'));
  storage = await openTestStorage();
  const opened = await storage.openAssociation('America/Denver');
  association = opened.association;
  const files = await openFolderStorage(join(folder, 'files'));
  await fill(opened);
  for (const id of ['file-in', 'file-out']) {
    await importFile(files, { hoaId: association.id, id }, new TextEncoder().encode(id));
  }
  const target = join(folder, 'package.zip');
  await exportAssociation({
    database: storage.database,
    files,
    association,
    locale: 'en',
    target,
    now: new Date('2026-03-10T15:00:00.000Z'),
    period: { from: '2025-04-01', to: '2026-03-07' },
  });
  contents = await contentsOf(target);
});
afterAll(async () => {
  await storage.drop();
  await rm(folder, { recursive: true });
});

async function contentsOf(path: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const zip = await openPromise(path, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))));
  }
  return found;
}

const payment = (date: Payment['date']): Payment => ({
  id: `paid-${date}`,
  unit: '12',
  paidBy: { uid: 'ada', displayName: 'Ada' },
  date,
  createdAt: `${date}T12:00:00.000Z`,
  description: 'Dues payment',
  method: 'ach',
  amount: 10_000,
  fees: 0,
  total: 10_000,
  status: 'completed',
  confirmationNumber: date,
});

const invoice = (id: string, fields: Partial<Invoice>): Invoice => ({
  id,
  invoiceNumber: id,
  vendorUid: 'fix',
  vendorName: 'Fix It',
  workOrderId: `order-of-${id}`,
  workOrderTitle: 'Leak',
  amount: 5000,
  laborHours: 1,
  laborRate: 5000,
  materials: [],
  status: 'submitted',
  dueDate: '2026-04-01',
  ...fields,
});

async function fill({
  unitOfWork,
}: Awaited<ReturnType<TestStorage['openAssociation']>>): Promise<void> {
  await unitOfWork.write(association, async ({ repositories }) => {
    const { payments, invoices, tickets, storedFiles, seats, memberships, people } = repositories;
    repositories.units.put({ id: '12' });
    repositories.vendors.put({
      id: 'fix',
      uid: 'fix',
      displayName: 'Fix It',
      email: 'fix@example.org',
      phone: '555',
      services: [],
    });
    for (const day of ['2025-03-31', '2025-04-01', '2026-03-07', '2026-03-08'] as const) {
      payments.put(payment(day));
    }
    invoices.put(invoice('in', { submittedDate: '2025-04-01', ticketInvoiceId: 'bill-in' }));
    invoices.put(
      invoice('paid', { status: 'paid', submittedDate: '2025-03-31', paidDate: '2026-03-07' }),
    );
    invoices.put(invoice('before', { submittedDate: '2025-03-31', ticketInvoiceId: 'bill-out' }));
    invoices.put(invoice('after', { submittedDate: '2026-03-08' }));
    invoices.put(invoice('draft', { status: 'draft', submittedDate: '2025-05-01' }));
    const assignedTo = { uid: 'fix', displayName: 'Fix It', email: 'fix@example.org' };
    const completed = (id: string, completedAt: string) =>
      tickets.put(
        exampleTicket(id, { assignedTo, description: 'My secret', work: { completedAt } }),
      );
    for (const id of ['in', 'paid', 'before', 'after', 'draft'])
      tickets.put(exampleTicket(`order-of-${id}`));
    // The last moment of the period in Denver, and the first one after it.
    completed('done-in', '2026-03-08T06:59:59.000Z');
    completed('done-after', '2026-03-08T07:00:00.000Z');
    for (const place of ['in', 'out']) {
      storedFiles.put({
        id: `file-${place}`,
        ownerKind: 'ticketInvoice',
        ownerId: `bill-${place}`,
        name: `bill-${place}.pdf`,
        mimeType: 'application/pdf',
        size: 7,
      });
    }
    for (const name of ['Ada', 'Bea', 'Cy', 'Dan', 'Eve', 'Tia']) {
      const uid = name.toLowerCase();
      people.put({ id: uid, uid, displayName: name, email: `${uid}@example.org`, phone: '555' });
    }
    const owner = { role: 'resident' as const, unit: '12', groups: [] };
    const hold = (uid: string, since: string, until?: string) =>
      memberships.put({
        id: `m-${uid}`,
        uid,
        ...owner,
        tenure: 'owner',
        since,
        ...(until && { until }),
      });
    hold('ada', '2020-01-01');
    // Until the beginning of the period, and from the day after it on.
    hold('bea', '2020-01-01', '2025-04-01T06:00:00.000Z');
    hold('cy', '2026-03-08T07:00:00.000Z');
    hold('dan', '2026-03-08T06:00:00.000Z', '2026-06-01T06:00:00.000Z');
    memberships.put({ id: 'm-tia', uid: 'tia', ...owner, tenure: 'tenant', since: '2020-01-01' });
    memberships.put({
      id: 'm-eve',
      uid: 'eve',
      role: 'admin',
      office: 'treasurer',
      since: '2024-01-01',
      groups: [],
    });
    const seat = { group: 'board-members', office: 'President' } as const;
    seats.put({ id: 's-1', uid: 'ada', ...seat, since: '2025-01-01', until: '2025-06-01' });
    seats.put({ id: 's-2', uid: 'bea', ...seat, since: '2020-01-01', until: '2025-03-01' });
  });
}

/** Returns the lines of a table without the first, as text. */
function linesOf(path: string): string[] {
  const [, ...lines] = (contents.get(path) ?? '').trimEnd().split('\r\n');
  return lines;
}
const firstCells = (path: string) => linesOf(path).map((line) => line.split(',')[0]);

describe("an auditor's package", () => {
  it('contains what was paid from the first to the last day', () => {
    expect(firstCells('records/payments.csv')).toEqual(['"paid-2025-04-01"', '"paid-2026-03-07"']);
  });

  it('contains the invoices that were submitted or paid in the period, and no drafts', () => {
    expect(firstCells('records/invoices.csv')).toEqual(['"in"', '"paid"']);
  });

  it('contains the work orders of these invoices and those completed in the period', () => {
    expect(firstCells('records/work-orders.csv')).toEqual([
      '"done-in"',
      '"order-of-in"',
      '"order-of-paid"',
    ]);
  });

  it('contains the files of these invoices', () => {
    expect(contents.get('files/ticketInvoice/bill-in.pdf')).toBe('file-in');
    expect([...contents.keys()].filter((path) => path.startsWith('files/'))).toHaveLength(1);
  });

  it("lists who held which seat, office and home in the period, by days of the association's time zone", () => {
    expect(linesOf('records/seats.csv')).toEqual([
      '"Ada","board-members","President","2025-01-01","2025-06-01"',
    ]);
    expect(linesOf('records/roster.csv')).toEqual([
      '"Ada","resident",,"12","owner","2020-01-01",',
      '"Dan","resident",,"12","owner","2026-03-07","2026-06-01"',
      '"Eve","admin","treasurer",,,"2024-01-01",',
    ]);
  });

  it('has an index page and a data dictionary of its tables, and cannot be imported', () => {
    const page = contents.get('index.html') ?? '';
    expect(page).toContain('<h1>Auditor’s package of Association 1</h1>');
    expect(page).toContain('<p>April 1, 2025 – March 7, 2026</p>'.replace(/ – /, '\u2009–\u2009'));
    expect(page).toContain('<a href="records/roster.csv">roster.csv</a>');
    expect([...contents.keys()].sort()).toEqual([
      'data-dictionary.csv',
      'files/ticketInvoice/bill-in.pdf',
      'index.html',
      ...['invoices', 'payments', 'roster', 'seats', 'stored-files', 'work-orders'].map(
        (name) => `records/${name}.csv`,
      ),
    ]);
    const described = new Set(linesOf('data-dictionary.csv').map((line) => line.split(',')[0]));
    expect(described.size).toBe(6);
  });

  it('contains no contact details, ids of people, or descriptions by residents', () => {
    const all = [...contents.values()].join('\n');
    for (const hidden of ['@example.org', '555', 'My secret', '"ada"', 'Tia']) {
      expect(all).not.toContain(hidden);
    }
  });
});
