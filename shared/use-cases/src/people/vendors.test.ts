import type { Input } from '@hoa/api';
import { type Actor, vendorUidOf } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal, type Portal } from '../testing/sample-portal.ts';

const { admin, vendor } = mockActors;
/** Works for the same company as the sample vendor. */
const colleague: Actor = {
  ...vendor,
  uid: 'lucia',
  displayName: 'Lucia Castillo',
  vendorUid: vendorUidOf(vendor),
};

const order = ({ run }: Portal) =>
  run(admin, 'tickets.createWorkItem', {
    ...exampleInputs['tickets.createWorkItem'],
    vendorId: vendorUidOf(vendor),
  });

const noticesOf = async ({ run }: Portal, actor: Actor) =>
  run(actor, 'vendorNotifications.list', { limit: 100 });

describe('the contacts of a vendor', () => {
  it('are all notified of a work order, and each reads the notification for themselves', async () => {
    const portal = openPortal();
    const [before, theirs] = [await noticesOf(portal, vendor), await noticesOf(portal, colleague)];
    await order(portal);
    const [{ items, unread }] = [await noticesOf(portal, colleague)];
    expect(unread).toBe(theirs.unread + 1);
    await portal.run(colleague, 'vendorNotifications.markRead', { ids: items.map(({ id }) => id) });
    expect((await noticesOf(portal, colleague)).unread).toBe(0);
    expect((await noticesOf(portal, vendor)).unread).toBe(before.unread + 1);
  });

  it('are not notified of what one of them does', async () => {
    const portal = openPortal();
    const { id: ticketId } = await order(portal);
    const { unread } = await noticesOf(portal, vendor);
    const input = { ticketId, content: 'At nine.', isInternal: false, attachments: [] };
    await portal.run(colleague, 'tickets.postMessage', input);
    expect((await noticesOf(portal, vendor)).unread).toBe(unread);
  });

  it('see the same work orders, figures and invoices', async () => {
    const { run } = openPortal();
    for (const [name, input] of [
      ['tickets.list', { limit: 100 }],
      ['tickets.board', {}],
      ['vendorDashboard.get', {}],
      ['invoices.list', { limit: 100 }],
      ['invoices.totals', {}],
      ['ticketInvoices.list', {}],
    ] as const) {
      expect(await run(colleague, name, input), name).toEqual(await run(vendor, name, input));
    }
  });

  it('send invoices in the name of the vendor, and change each other’s drafts', async () => {
    const { run } = openPortal();
    const draft = await run(colleague, 'invoices.save', {
      ...exampleInputs['invoices.save'],
      id: undefined,
    });
    expect(draft).toMatchObject({
      vendorUid: 'vendor-1',
      vendorName: 'Castillo Plumbing & Heating',
    });
    await run(vendor, 'invoices.delete', { invoiceId: draft.id });
    await expect(run(colleague, 'invoices.get', { invoiceId: draft.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the details of a vendor', () => {
  const change = {
    ...{ id: 'vendor-2', version: 1, displayName: 'Brightline', services: ['Lighting'] },
    insuredUntil: '2027-03-31',
  } satisfies Input<'vendors.change'>;

  it('are changed, and emptied', async () => {
    const { run } = openPortal();
    const changed = await run(admin, 'vendors.change', change);
    const { contacts, version, ...details } = await run(admin, 'vendors.get', {
      vendorId: change.id,
    });
    expect(details).toMatchObject({
      ...{ displayName: 'Brightline', services: ['Lighting'], insuredUntil: '2027-03-31' },
    });
    expect(contacts.map(({ displayName }) => displayName)).toEqual(['Dana Bright', 'Sol Reyes']);
    expect(changed.version).toBe(version);
    await run(admin, 'vendors.change', { ...change, version, insuredUntil: '' });
    const after = await run(admin, 'vendors.get', { vendorId: change.id });
    expect(after.insuredUntil).toBeUndefined();
  });

  it.each(['castillo plumbing & heating', 'Green Acre Grounds'])(
    'do not include the name of another vendor: %s',
    async (displayName) => {
      const { run } = openPortal();
      await expect(run(admin, 'vendors.change', { ...change, displayName })).rejects.toMatchObject({
        code: 'invalid-input',
        params: { field: 'displayName', problem: 'company-exists' },
      });
    },
  );

  it('are not overwritten by an outdated change', async () => {
    const { run } = openPortal();
    await run(admin, 'vendors.change', change);
    await expect(
      run(admin, 'vendors.change', { ...change, displayName: 'Bright' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a file of vendors', () => {
  const csv = [
    'Company,Contact,E-mail,Services,Insurance valid until',
    'Castle Rock Plumbing,Sean Doyle,sean@castlerock.example,plumbing; drains,2027-03-31',
    'castle rock plumbing,Bríd Doyle,brid@castlerock.example,,',
    'Brightline Electric,Nia Bright,nia@brightline.example,,12/15/2026',
  ].join('\n');

  it('adds one vendor for each company, and contacts to known ones', async () => {
    const { run } = openPortal();
    await run(admin, 'people.import', { csv });
    const { items, total } = await run(admin, 'vendors.list', { limit: 100 });
    expect(total).toBe(5);
    const added = items.find(({ displayName }) => displayName === 'Castle Rock Plumbing');
    expect(added).toMatchObject({
      ...{ email: 'sean@castlerock.example', services: ['plumbing', 'drains'] },
      insuredUntil: '2027-03-31',
    });
    const namesOf = async (vendorId = '') => {
      const { contacts } = await run(admin, 'vendors.get', { vendorId });
      return contacts.map(({ displayName }) => displayName).sort();
    };
    expect(await namesOf(added?.id)).toEqual(['Bríd Doyle', 'Sean Doyle']);
    expect(await namesOf('vendor-2')).toEqual(['Dana Bright', 'Nia Bright', 'Sol Reyes']);
    expect(items.find(({ id }) => id === 'vendor-2')).toMatchObject({ insuredUntil: '2026-12-15' });
  });

  it('is undone with the vendors that it added', async () => {
    const { run } = openPortal();
    await run(admin, 'people.import', { csv });
    const [done] = (await run(admin, 'imports.list', { kind: 'people' })).items;
    await run(admin, 'imports.undo', { importId: done?.id ?? '' });
    expect((await run(admin, 'vendors.list', {})).total).toBe(4);
  });
});
