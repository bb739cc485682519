import type { Input } from '@hoa/api';
import { mockActors } from '@hoa/mock-data/testing';
import { exampleInputs } from '@hoa/use-cases/testing';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const settings = {
  ...exampleInputs['association.save'],
  name: 'Maple Court',
  ticketPrefix: 'MC',
} satisfies Input<'association.save'>;

describe('the settings of an association', () => {
  it('are read with the next number of each sequence', async () => {
    const { as, association } = openPortal();
    const { id, name, timeZone, emergencyPhone, duesAmount, laborRate } = association;
    const { ticketPrefix, invoicePrefix, receiptPrefix } = association;
    const { cardFeeRate, cardFeeFlat, bankFee } = association;
    expect(await as('admin').call('association.settings', {})).toEqual({
      ...{ id, name, timeZone, emergencyPhone, duesAmount, laborRate },
      ...{ ticketPrefix, invoicePrefix, receiptPrefix },
      ...{ cardFeeRate, cardFeeFlat, bankFee },
      nextTicket: 1051,
      nextInvoice: 21,
      version: 1,
    });
  });

  it('are changed; a missing dues amount is cleared and a missing fee stays, for every member', async () => {
    const { as } = openPortal();
    const saved = await as('admin').call('association.save', {
      ...settings,
      timeZone: 'Pacific/Honolulu',
      laborRate: 9000,
      cardFeeRate: 0,
      cardFeeFlat: 0,
      ...{
        languages: ['en', 'es'],
        shortName: ' Maple ',
        accentColor: ' 7A1F2B',
        contact: 'Ada\n303 555 0100',
        officeHours: '',
      },
    });
    expect(saved).toMatchObject({ name: 'Maple Court', laborRate: 9000, version: 2 });
    expect(await as('admin').call('association.settings', {})).toEqual(saved);
    expect(await as('resident').call('association.get', {})).toEqual({
      timeZone: 'Pacific/Honolulu',
      laborRate: 9000,
      bankFee: 150,
      ...{
        languages: ['en', 'es'],
        shortName: 'Maple',
        accentColor: '#7a1f2b',
        contact: 'Ada\n303 555 0100',
      },
      exampleUnits: ['A-101', 'B-204'],
    });
  });

  it('determine the fees of the next payment and of new autopay plans', async () => {
    const { as } = openPortal();
    const pay = (method: 'card' | 'ach') =>
      as('resident').call('payments.pay', { amount: 15_000, method });
    await as('admin').call('association.save', {
      ...{ ...settings, cardFeeRate: 290, cardFeeFlat: 25, bankFee: 0 },
    });
    expect(await pay('card')).toMatchObject({ fees: 460, total: 15_460 });
    expect(await pay('ach')).toMatchObject({ fees: 0, total: 15_000 });
    const plan = { amount: 15_000, method: 'card', frequency: 'monthly' } as const;
    expect(await as('resident').call('payments.saveAutopay', plan)).toMatchObject({
      fees: 460,
      totalAmount: 15_460,
    });
  });

  it('are not changed by someone who has not seen the latest change', async () => {
    const { as } = openPortal();
    await as('admin').call('association.save', settings);
    const late = as('admin').call('association.save', { ...settings, name: 'Elm Court' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    const { name } = await as('admin').call('association.settings', {});
    expect(name).toBe('Maple Court');
  });

  it.each([
    ['nextTicket', 1050],
    ['nextInvoice', 20],
  ] as const)('refuse a %s that is assigned, and change nothing', async (field, number) => {
    const { as } = openPortal();
    const change = as('admin').call('association.save', { ...settings, [field]: number });
    await expect(change).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field, problem: 'number-assigned' },
    });
    expect(await as('admin').call('association.settings', {})).toMatchObject({ version: 1 });
  });

  it('raise the next ticket number, which the next ticket has', async () => {
    const { as } = openPortal();
    await as('admin').call('association.save', { ...settings, nextTicket: 5000 });
    const ticket = await as('resident').call('tickets.create', exampleInputs['tickets.create']);
    expect(ticket.id).toBe('TKT-5000');
    const { nextTicket } = await as('admin').call('association.settings', {});
    expect(nextTicket).toBe(5001);
  });

  it.each([
    ['name', ' '],
    ['timeZone', 'Mars/Olympus'],
    ['ticketPrefix', 'T K T'],
    ['ticketPrefix', 'ABCDEFGHIJKLM'],
    ['invoicePrefix', '-INV'],
    ['receiptPrefix', ''],
    ['nextTicket', 0],
    ['duesAmount', -1],
    ['shortName', 'x'.repeat(31)],
    ['contact', 'x'.repeat(501)],
    ['accentColor', 'teal'],
    ['accentColor', '#fff'],
    ['accentColor', '#1f5c455'],
    ['cardFeeRate', 10_001],
    ['cardFeeRate', 3.1],
    ['bankFee', -1],
    ['topicOpeners', 'vendors'],
    ['languages', []],
    ['languages', ['it']],
  ])('refuse %s %j', async (field, value) => {
    const { as } = openPortal();
    const change = as('admin').call('association.save', { ...settings, [field]: value });
    await expect(change).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('the logo of an association', () => {
  /** A portal with uploads of its administrator, and one of a resident. */
  async function open() {
    const portal = openPortal();
    const { association, unitOfWork } = portal;
    await unitOfWork.write(association, async ({ repositories: { storedFiles } }) => {
      for (const [id, mimeType, ownerId] of [
        ['pine', 'image/png', mockActors.admin.uid],
        ['oak', 'image/webp', mockActors.admin.uid],
        ['rules', 'application/pdf', mockActors.admin.uid],
        ['other', 'image/png', mockActors.resident.uid],
      ] as const)
        storedFiles.put({ id, ownerKind: 'uploader', ownerId, name: `${id}.file`, mimeType });
    });
    const admin = portal.as('admin');
    const save = async (logo?: string) => {
      const { version } = await admin.call('association.settings', {});
      return admin.call('association.save', { ...settings, logo, version });
    };
    const read = (fileId: string) => portal.as('vendor').call('files.get', { fileId });
    return { ...portal, save, read };
  }
  const notFound = { code: 'not-found' };

  it('is an upload, which every member may read', async () => {
    const { as, save, read } = await open();
    await expect(read('pine')).rejects.toMatchObject(notFound);
    const logo = { id: 'pine', name: 'pine.file' };
    expect(await save('pine')).toMatchObject({ logo });
    expect(await as('vendor').call('association.get', {})).toMatchObject({ logo });
    expect(await read('pine')).toEqual({ name: 'pine.file', mimeType: 'image/png' });
  });

  it('stays in a change without it and in a change that repeats it', async () => {
    const { save, read } = await open();
    await save('pine');
    expect(await save()).toMatchObject({ logo: { id: 'pine' } });
    expect(await save('pine')).toMatchObject({ logo: { id: 'pine' } });
    expect(await read('pine')).toBeDefined();
  });

  it('that is replaced or removed is removed with its file', async () => {
    const { save, read } = await open();
    await save('pine');
    expect(await save('oak')).toMatchObject({ logo: { id: 'oak' } });
    await expect(read('pine')).rejects.toMatchObject(notFound);
    expect((await save('')).logo).toBeUndefined();
    await expect(read('oak')).rejects.toMatchObject(notFound);
  });

  it.each(['rules', 'other', 'unknown'])(
    'cannot be %j: no picture, or not uploaded by who saves it',
    async (id) => {
      const { save, as } = await open();
      await save('pine');
      await expect(save(id)).rejects.toMatchObject({ code: 'invalid-input' });
      expect(await as('admin').call('association.settings', {})).toMatchObject({
        logo: { id: 'pine' },
      });
    },
  );
});

describe('the first steps of a new association', () => {
  const none = {
    settings: false,
    dues: false,
    homes: false,
    people: false,
    news: false,
    event: false,
    documents: false,
  };
  const empty = () =>
    openPortal({
      settings: { emergencyPhone: undefined, duesAmount: undefined },
      records: { units: [], residents: [], news: [], events: [], files: [] },
    }).as('admin');

  it('are all to do', async () => {
    expect(await empty().call('association.steps', {})).toEqual(none);
  });

  it('are done with the first home, news item, event and change of the settings', async () => {
    const admin = empty();
    await admin.call('homes.add', exampleInputs['homes.add']);
    await admin.call('news.save', exampleInputs['news.save']);
    await admin.call('events.save', exampleInputs['events.save']);
    await admin.call('association.save', { ...settings, duesAmount: 31_000 });
    const steps = await admin.call('association.steps', {});
    expect(steps).toEqual({
      settings: true,
      dues: true,
      homes: true,
      people: false,
      news: true,
      event: true,
      documents: false,
    });
  });

  it('are done in the sample association', async () => {
    const steps = await openPortal().as('admin').call('association.steps', {});
    expect(Object.values(steps)).toEqual([true, true, true, true, true, true, true]);
  });
});
