import { auditSubjectKey } from '@hoa/use-cases';
import { exampleTicket } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage, testSource } from '../testing/index.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

const subject = auditSubjectKey({ kind: 'ticket', id: 'a' });

test('lists the operations on a ticket in pages, latest first, each with its changes', async () => {
  const { association } = await storage.openAssociation();
  const { unitOfWork, auditTrail } = storage.database;
  const write = (operation: string, title: string, id = 'a') =>
    unitOfWork({ ...testSource, operation }).write(association, async ({ repositories }) => {
      const known = await repositories.tickets.get(id);
      repositories.tickets.put({ ...(known ?? exampleTicket(id)), title });
    });
  await write('tickets.create', 'One');
  await write('tickets.create', 'Other', 'b');
  await write('tickets.updateDescription', 'Two');
  await write('tickets.updateDescription', 'Three');

  const list = (limit: number, offset = 0) =>
    auditTrail.list(association, { subject, limit, offset });
  const { items, total } = await list(2);
  expect(total).toBe(3);
  expect(items).toMatchObject([
    {
      by: { displayName: 'Tess', role: 'admin' },
      operation: 'tickets.updateDescription',
      records: [{ collection: 'tickets', before: { title: 'Two' }, after: { title: 'Three' } }],
    },
    { records: [{ before: { title: 'One' }, after: { title: 'Two' } }] },
  ]);
  const [first] = (await list(2, 2)).items;
  expect(first).toMatchObject({
    operation: 'tickets.create',
    records: [{ after: { title: 'One' } }],
  });
});

test('returns nothing from another association', async () => {
  const { association } = await storage.openAssociation();
  expect(
    await storage.database.auditTrail.list(association, { subject, limit: 10, offset: 0 }),
  ).toEqual({ items: [], total: 0 });
});

test('shows the system as the author of a background job’s change', async () => {
  const { association } = await storage.openAssociation();
  const source = { uid: null, operation: 'job', traceId: 'abcd1234' };
  await storage.database.unitOfWork(source).write(association, async ({ repositories }) => {
    repositories.tickets.put(exampleTicket('a'));
  });
  const { items } = await storage.database.auditTrail.list(association, {
    subject,
    limit: 10,
    offset: 0,
  });
  expect(items).toMatchObject([{ by: { displayName: '', role: 'system' } }]);
});

test('lists the changes of an invoice from its submission on', async () => {
  const { association } = await storage.openAssociation();
  const { unitOfWork, auditTrail } = storage.database;
  const write = (status: 'draft' | 'submitted', amount: number) =>
    unitOfWork({ ...testSource, operation: 'invoices.save' }).write(
      association,
      async ({ repositories }) => {
        const known = await repositories.invoices.get('invoice-1');
        if (!known) {
          repositories.tickets.put(exampleTicket('a'));
          repositories.vendors.put({
            id: 'vendor-1',
            uid: 'vendor-1',
            displayName: 'Castillo Plumbing',
            email: 'office@castillo.example',
            phone: '',
            services: [],
          });
        }
        repositories.invoices.put({
          ...(known ?? {
            id: 'invoice-1',
            invoiceNumber: 'INV-001',
            vendorUid: 'vendor-1',
            vendorName: 'Castillo Plumbing',
            workOrderId: 'a',
            workOrderTitle: 'Leak',
            laborHours: 1,
            laborRate: 7500,
            materials: [],
            dueDate: '2026-04-01',
          }),
          status,
          amount,
        });
      },
    );
  const invoices = async () => {
    const { items } = await auditTrail.list(association, { subject, limit: 10, offset: 0 });
    const records = items.flatMap((item) => item.records);
    return records.filter(({ collection }) => collection === 'invoices');
  };
  await write('draft', 7500);
  await write('draft', 9000);
  expect(await invoices()).toEqual([]);
  await write('submitted', 9000);
  expect(await invoices()).toMatchObject([
    { before: { status: 'draft' }, after: { status: 'submitted' } },
  ]);
});
