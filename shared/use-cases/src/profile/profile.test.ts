import { describe, expect, test } from 'vitest';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

const payment = { amount: 15_000, method: 'card', requestId: 'first' } as const;

describe('a profile', () => {
  test.each([
    ['displayName', { displayName: '', email: 'rae@example.org', phone: '' }],
    ['email', { displayName: 'Rae', email: ' ', phone: '' }],
    ['email', { displayName: 'Rae', email: 'rae', phone: '' }],
  ])('needs its %s', async (field, form) => {
    await expect(openPortal().as('resident').call('profile.update', form)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field },
    });
  });

  test('theme and language are saved separately', async () => {
    const resident = openPortal().as('resident');
    await resident.call('profile.saveAppearance', { theme: 'dark' });
    const profile = await resident.call('profile.saveAppearance', { language: 'fr' });
    expect(profile.preferences).toMatchObject({ theme: 'dark', language: 'fr' });
  });

  test.each([
    ['resident', { showUnit: false, showPhone: true, showEmail: false, allowMessages: false }],
    ['vendor', { showServices: false, showPhone: true, showEmail: false }],
    ['admin', { showTitle: false, showPhone: true, showEmail: false, allowMessages: false }],
  ] as const)('a %s has the privacy choices of the role and no others', async (role, privacy) => {
    const input = { privacy: { showPhone: true } };
    const profile = await openPortal().as(role).call('profile.savePrivacy', input);
    expect(profile.preferences.privacy).toEqual(privacy);
  });

  test('contains the role that the person is acting in', async () => {
    const alsoAdmin = { ...actorOf('resident'), role: 'admin' } as const;
    expect(await openPortal().as(alsoAdmin).call('profile.get', {})).toMatchObject({
      displayName: 'Rae Whitcomb',
      role: 'admin',
    });
  });

  test('of a person with two roles is one, of which each role sees and changes its part', async () => {
    const alsoAdmin = { ...actorOf('resident'), role: 'admin' } as const;
    const portal = openPortal();
    const [resident, admin] = [portal.as('resident'), portal.as(alsoAdmin)];
    await resident.call('profile.savePrivacy', { privacy: { showUnit: true, showPhone: true } });
    await admin.call('profile.savePrivacy', { privacy: { showTitle: true, showEmail: true } });
    await admin.call('profile.saveAppearance', { theme: 'dark' });
    const form = { displayName: 'Rae W.', email: 'rae@example.org', phone: '' };
    await admin.call('profile.update', form);
    const asResident = await resident.call('profile.get', {});
    expect(asResident).toMatchObject({ displayName: 'Rae W.', role: 'resident', unit: 'A-101' });
    expect(asResident.preferences).toMatchObject({
      theme: 'dark',
      privacy: { showUnit: true, showPhone: false, showEmail: true },
    });
    expect(asResident.preferences.privacy).not.toHaveProperty('showTitle');
    const asAdmin = await admin.call('profile.get', {});
    expect(asAdmin).not.toHaveProperty('unit');
    expect(asAdmin.preferences).toMatchObject({
      theme: 'dark',
      privacy: { showTitle: true, showPhone: false, showEmail: true },
    });
    expect(asAdmin.preferences.privacy).not.toHaveProperty('showUnit');
  });

  test('contains the unit of the membership that the person is acting in', async () => {
    const inAnother = { ...actorOf('resident'), unit: 'B-204' };
    const portal = openPortal();
    expect(await portal.as(inAnother).call('profile.get', {})).toMatchObject({ unit: 'B-204' });
    expect(await portal.as('resident').call('profile.get', {})).toMatchObject({ unit: 'A-101' });
  });

  test('of an unknown person starts with the data of the sign-in [7.16]', async () => {
    const newcomer = { ...actorOf('resident'), uid: 'new', displayName: 'Nell', unit: 'C-101' };
    expect(await openPortal().as(newcomer).call('profile.get', {})).toMatchObject({
      uid: 'new',
      displayName: 'Nell',
      unit: 'C-101',
      preferences: { theme: 'auto', language: 'en' },
    });
  });
});

describe('a new name', () => {
  const form = { displayName: 'Rae Rowan', email: 'resident@cedarhollow.example', phone: '' };
  /** As the session has it once the profile was answered. */
  const renamed = { ...actorOf('resident'), displayName: 'Rae Rowan' };

  test('is on messages, comments and receipts, earlier ones too', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const paid = await resident.call('payments.pay', payment);
    const { items: threads } = await resident.call('threads.list', { limit: 100 });
    const { items: topics } = await resident.call('topics.list', { limit: 100 });
    await resident.call('profile.update', form);
    const authors: { uid: string; displayName: string }[] = [];
    for (const { id: threadId } of threads) {
      const { participants } = await portal.as(renamed).call('threads.get', { threadId });
      const said = await portal.as(renamed).call('threads.messages', { threadId });
      authors.push(...participants, ...said.items.map(({ author }) => author));
    }
    for (const { id: topicId } of topics) {
      const said = await portal.as('admin').call('topics.comments', { topicId });
      authors.push(...said.items.map(({ author }) => author));
    }
    const own = authors.filter(({ uid }) => uid === 'resident-1');
    expect(own.length).toBeGreaterThan(2);
    expect(new Set(own.map(({ displayName }) => displayName))).toEqual(new Set(['Rae Rowan']));
    const receipt = await resident.call('payments.get', { paymentId: paid.id });
    expect(receipt.paidBy.displayName).toBe('Rae Rowan');
    const [latest] = (await resident.call('payments.history', {})).items;
    expect(latest?.paidBy.displayName).toBe('Rae Rowan');
  });

  test('is on the messages of a ticket', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const [ticket] = (await resident.call('tickets.list', {})).items;
    const ticketId = ticket?.id ?? '';
    const message = { ticketId, content: 'Hello', attachments: [], isInternal: false };
    await resident.call('tickets.postMessage', message);
    await resident.call('profile.update', form);
    const said = await portal.as('admin').call('tickets.messages', { ticketId });
    expect(said.items.at(-1)?.author).toMatchObject({ displayName: 'Rae Rowan' });
  });

  test('is on the tickets of its person and in the list of residents [10.15]', async () => {
    const portal = openPortal();
    const [resident, admin] = [portal.as('resident'), portal.as('admin')];
    await resident.call('profile.update', form);
    const [own] = (await resident.call('tickets.list', {})).items;
    const ticketId = own?.id ?? '';
    const board = await admin.call('tickets.board', { limit: 50 });
    const cards = board.columns.flatMap(({ items }) => items);
    const shown = [
      own,
      (await admin.call('tickets.list', { search: ticketId })).items[0],
      cards.find(({ submittedBy }) => submittedBy.uid === 'resident-1'),
      await admin.call('tickets.get', { ticketId }),
    ];
    expect(shown.map((ticket) => ticket?.submittedBy.displayName)).toEqual(
      Array(4).fill('Rae Rowan'),
    );
    const residents = await admin.call('residents.list', { search: 'A-101' });
    expect(residents.items[0]).toMatchObject({ uid: 'resident-1', displayName: 'Rae Rowan' });
  });

  test('is on the topics of its person, in the list and on the page [10.15]', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const { items } = await resident.call('topics.list', { limit: 100 });
    const topicId = items.find(({ author }) => author.uid === 'resident-1')?.id ?? '';
    await resident.call('profile.update', form);
    const listed = await portal.as('admin').call('topics.list', { limit: 100 });
    const inList = listed.items.find(({ id }) => id === topicId);
    const onPage = await portal.as('admin').call('topics.get', { topicId });
    expect([inList, onPage].map((topic) => topic?.author.displayName)).toEqual([
      'Rae Rowan',
      'Rae Rowan',
    ]);
  });
});

describe('privacy', () => {
  test('decides how the parties of a ticket may reach each other [10.19]', async () => {
    const portal = openPortal();
    const [resident, vendor] = [portal.as('resident'), portal.as('vendor')];
    const ticketId = 'TKT-1029';
    const contactsFor = async (reader: typeof resident) =>
      (await reader.call('tickets.get', { ticketId })).contacts;
    const phone = expect.any(String);
    const email = expect.any(String);
    await vendor.call('profile.savePrivacy', { privacy: { showPhone: true, showServices: true } });
    expect(await contactsFor(resident)).toEqual({
      assignee: { phone, services: expect.any(Array) },
    });
    await resident.call('profile.savePrivacy', { privacy: { showEmail: true } });
    expect(await contactsFor(vendor)).toEqual({ submitter: { email } });
    await resident.call('profile.savePrivacy', { privacy: {} });
    expect(await contactsFor(vendor)).toBeUndefined();
    // The office always sees how to reach people.
    const { submitter, assignee } = (await contactsFor(portal.as('admin'))) ?? {};
    expect([submitter?.email, assignee?.email]).toEqual([email, email]);
    const asVendor = await vendor.call('tickets.list', { limit: 100 });
    const emails = asVendor.items.map(({ submittedBy }) => submittedBy.email);
    expect(new Set(emails)).toEqual(new Set(['']));
    const asAdmin = await portal.as('admin').call('tickets.get', { ticketId });
    expect(asAdmin.submittedBy.email).toMatch(/@/);
  });

  test('decides what others see beside a name', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const [topic] = (await resident.call('topics.list', {})).items;
    const topicId = topic?.id ?? '';
    const { id } = await resident.call('comments.add', { topicId, content: 'Yes, please.' });
    const author = async () => {
      const { items } = await portal.as('admin').call('topics.comments', { topicId });
      return items.find((comment) => comment.id === id)?.author;
    };
    expect(await author()).toMatchObject({ displayName: 'Rae Whitcomb', unit: 'A-101' });
    await resident.call('profile.savePrivacy', { privacy: { showUnit: false } });
    expect(await author()).not.toHaveProperty('unit');
  });
});

describe('preferences', () => {
  test('hide notifications of a disabled type from the list and the counts, until it is enabled again', async () => {
    const resident = openPortal().as('resident');
    const { notifications } = (await resident.call('profile.get', {})).preferences;
    const listed = (filter?: 'payment' | 'unread') =>
      resident.call('notifications.list', { limit: 100, filter });
    const before = await listed();
    const isPayment = ({ type }: { type: string }) => type === 'payment';
    expect(before.items.some(isPayment)).toBe(true);
    await resident.call('profile.savePreferences', {
      notifications: { ...notifications, payments: false },
    });
    const after = await listed();
    expect(after.items).toEqual(before.items.filter((one) => !isPayment(one)));
    expect(after.total).toBe(after.items.length);
    expect(after.unread).toBe(after.items.filter(({ read }) => !read).length);
    expect((await listed('payment')).total).toBe(0);
    expect((await listed('unread')).items.some(isPayment)).toBe(false);
    await resident.call('profile.savePreferences', { notifications });
    expect(await listed()).toEqual(before);
  });

  test('hide a vendor’s notifications of a disabled type: invoices or work orders', async () => {
    const vendor = openPortal().as('vendor');
    const { notifications } = (await vendor.call('profile.get', {})).preferences;
    const listed = async () =>
      (await vendor.call('vendorNotifications.list', { limit: 100 })).items;
    const before = await listed();
    const isInvoice = ({ type }: { type: string }) => type.startsWith('invoice_');
    const isWork = ({ type }: { type: string }) => type.startsWith('work_item_');
    expect(before.some(isInvoice)).toBe(true);
    expect(before.some(isWork)).toBe(true);
    await vendor.call('profile.savePreferences', {
      notifications: { ...notifications, payments: false },
    });
    expect(await listed()).toEqual(before.filter((one) => !isInvoice(one)));
    await vendor.call('profile.savePreferences', {
      notifications: { ...notifications, maintenance: false },
    });
    expect(await listed()).toEqual(before.filter((one) => !isWork(one)));
  });
});
