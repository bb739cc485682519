import { defaultHoaId } from '@hoa/domain';
import { mockActors, openUnitOfWork } from '@hoa/mock-data/testing';
import { type CollectionName, collections, recordSchemas } from '@hoa/use-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage, type TestStorage, testSource } from '../testing/index.ts';
import { insertDemo } from './insert-demo.ts';

const now = new Date(2026, 2, 10, 15, 0);
const kept = new Map<string, number>();
let storage: TestStorage;
let founded: boolean[];

beforeAll(async () => {
  storage = await openTestStorage();
  const found = () =>
    insertDemo({
      ownerUrl: storage.ownerUrl,
      now,
      storeFile: async (file) => void kept.set(file.id, (await file.read()).length),
    });
  // Two processes start at the same time.
  founded = await Promise.all([found(), found()]);
});
afterAll(() => storage.drop());

async function open() {
  const association = await storage.database.association(defaultHoaId);
  if (!association) throw new Error('There is no demo association.');
  return { association, unitOfWork: storage.database.unitOfWork(testSource) };
}

describe('the demo association', () => {
  test('is founded once', () => {
    expect(founded.sort()).toEqual([false, true]);
  });

  test('has its settings and begins its days where the machine is', async () => {
    const { association } = await open();
    expect(association).toEqual({
      id: 'default-hoa',
      name: 'Cedar Hollow',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      emergencyPhone: '(555) 014-1199',
      duesAmount: 15_000,
      laborRate: 7_500,
      cardFeeRate: 310,
      cardFeeFlat: 30,
      bankFee: 150,
      exampleUnits: ['A-101', 'A-102'],
      ticketPrefix: 'TKT',
      invoicePrefix: 'INV-2025',
      receiptPrefix: 'CH',
      confirmsEmails: true,
      refusesUnknownUnits: true,
    });
  });

  test.each(Object.keys(collections) as CollectionName[])(
    'has the samples of %s, of their shape',
    async (collection) => {
      const { association, unitOfWork } = await open();
      const records = await unitOfWork.read(association, async ({ repositories }) =>
        repositories[collection].find({}),
      );
      for (const { version: _, ...record } of records) {
        expect(recordSchemas[collection].safeParse(record).error).toBeUndefined();
      }
      const inBrowser = await openUnitOfWork(() => now).read(association, ({ repositories }) =>
        repositories[collection].count({}),
      );
      // In the browser, attachments of the sample tickets are static files of the build; here they are stored files. Each
      // sample event has a plan here.
      const more: { [C in CollectionName]?: number } = { storedFiles: 12, eventSeries: 16 };
      expect(records.length).toBe(inBrowser + (more[collection] ?? 0));
    },
  );

  test('has the bytes of every file that it knows', async () => {
    const { association, unitOfWork } = await open();
    const files = await unitOfWork.read(association, ({ repositories }) =>
      repositories.storedFiles.find({}),
    );
    expect(files.length).toBeGreaterThan(50);
    expect([...kept.keys()].sort()).toEqual(files.map(({ id }) => id).sort());
    for (const size of kept.values()) expect(size).toBeGreaterThan(0);
  });

  test('gives the files of tickets and of their messages the addresses of uploads, so that they can be read', async () => {
    const { association, unitOfWork } = await open();
    const attached = await unitOfWork.read(association, async ({ repositories }) => [
      ...(await repositories.tickets.find({})).flatMap(({ attachments }) => attachments),
      ...(await repositories.ticketMessages.find({})).flatMap(({ attachments }) => attachments),
    ]);
    expect(attached).toHaveLength(12);
    for (const { id, url } of attached) {
      expect(url).toMatch(/^\/tickets\/[^/]+\/(attachments|messages)\/[^/]+$/);
      expect(url.endsWith(`/${id}`)).toBe(true);
    }
  });

  test('knows the people of every role', async () => {
    const { association, unitOfWork } = await open();
    const people = await unitOfWork.read(association, ({ repositories }) =>
      repositories.people.getMany(Object.values(mockActors).map(({ uid }) => uid)),
    );
    expect(people).toHaveLength(3);
  });
});
