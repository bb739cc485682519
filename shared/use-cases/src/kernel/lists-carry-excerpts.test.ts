import { textLength } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const long = 'a'.repeat(textLength);
/** Of a list's items as JSON; a whole text has 20,000 characters. */
const sizeOf = (answer: object) => JSON.stringify(answer).length;

describe('lists carry the beginnings of texts', () => {
  it('of 40 tickets with the longest descriptions', { timeout: 30_000 }, async () => {
    const portal = openPortal();
    const [resident, admin] = [portal.as('resident'), portal.as('admin')];
    const report = {
      category: 'maintenance',
      location: 'Roof',
      urgency: 'low',
      description: long,
    } as const;
    const [first] = await Promise.all(
      Array.from({ length: 40 }, () => resident.call('tickets.create', report)),
    );
    expect(sizeOf(await admin.call('tickets.list', { limit: 40 }))).toBeLessThan(80_000);
    const board = await admin.call('tickets.board', { column: 'new', limit: 40 });
    expect(sizeOf(board)).toBeLessThan(80_000);
    expect(sizeOf(await admin.call('notifications.list', {}))).toBeLessThan(30_000);
    expect(await admin.call('tickets.get', { ticketId: first?.id ?? '' })).toMatchObject({
      description: long,
    });
  });

  it('of messages, in threads and notifications', async () => {
    const portal = openPortal();
    const [resident, admin] = [portal.as('resident'), portal.as('admin')];
    const { items } = await resident.call('tickets.list', { limit: 1 });
    const ticketId = items[0]?.id ?? '';
    const message = { ticketId, content: long, isInternal: false, attachments: [] };
    await admin.call('tickets.postMessage', message);
    await admin.call('broadcasts.send', {
      subject: 'Water',
      message: long,
      audience: { type: 'all', value: '' },
      priority: 'normal',
      sendNotification: true,
      sendEmail: false,
    });
    expect(sizeOf(await resident.call('threads.list', {}))).toBeLessThan(textLength);
    expect(sizeOf(await resident.call('notifications.list', {}))).toBeLessThan(textLength);
  });

  it('of broadcasts to vendors, who can read the full text of one', async () => {
    const portal = openPortal();
    const vendor = portal.as('vendor');
    await portal.as('admin').call('broadcasts.send', {
      subject: 'Keys',
      message: long,
      audience: { type: 'tag', value: 'vendors' },
      priority: 'normal',
      sendNotification: true,
      sendEmail: false,
    });
    const listed = await vendor.call('vendorNotifications.list', {});
    expect(sizeOf(listed)).toBeLessThan(textLength);
    const id = listed.items.find(({ title }) => title === 'Keys')?.id ?? '';
    expect((await vendor.call('vendorNotifications.get', { id })).message).toBe(long);
  });

  it('of news, topics and invoices, whose full text can be read', async () => {
    const portal = openPortal();
    const [admin, vendor] = [portal.as('admin'), portal.as('vendor')];
    const news = await admin.call('news.save', {
      title: 'Pool',
      content: long,
      category: 'general',
      priority: 'normal',
      pinned: false,
      urgent: false,
      published: true,
      publishAt: '',
      expireAt: '',
    });
    const topic = await admin.call('topics.save', { title: 'Bikes', description: long, tags: [] });
    const invoice = await vendor.call('invoices.save', {
      workOrderId: 'TKT-1027',
      laborHours: 1,
      laborRate: 100,
      materials: [{ item: '', quantity: 1, unitCost: 0 }],
      notes: long,
    });
    expect(sizeOf(await admin.call('news.list', {}))).toBeLessThan(textLength);
    const resident = portal.as('resident');
    expect(sizeOf(await resident.call('announcements.list', {}))).toBeLessThan(textLength);
    expect((await resident.call('announcements.get', { id: news.id })).content).toBe(long);
    expect(sizeOf(await admin.call('topics.list', {}))).toBeLessThan(textLength);
    expect(sizeOf(await vendor.call('invoices.list', {}))).toBeLessThan(textLength);
    expect((await admin.call('news.get', { id: news.id })).content).toBe(long);
    expect((await admin.call('topics.get', { topicId: topic.id })).description).toBe(long);
    expect((await vendor.call('invoices.get', { invoiceId: invoice.id })).notes).toBe(long);
  });
});
