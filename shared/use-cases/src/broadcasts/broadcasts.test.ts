import { type Actor, type Audience, audienceTags } from '@hoa/domain';
import {
  createMemberships,
  mockActors,
  sampleCollections,
  simulatedMail,
  testNow,
} from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import type { BroadcastMail, MailSender } from '../index.ts';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

const broadcast = {
  subject: 'Scaffold on the west side',
  message: 'From tomorrow until Friday.',
  audience: { type: 'building', value: 'A' },
  priority: 'high',
  sendNotification: true,
  sendEmail: true,
} as const;

/** Everybody in the sample association, in each of their roles. */
async function everybody(): Promise<Actor[]> {
  const contacts = await sampleCollections().vendorContacts.load(new Date());
  return [
    ...createMemberships()
      .filter(({ role }) => role !== 'vendor')
      .map(({ uid, role }) => ({ ...actorOf(role), uid, displayName: uid })),
    ...contacts.map(({ id, vendorUid }) => ({
      ...actorOf('vendor'),
      uid: vendorUid,
      displayName: id,
    })),
  ];
}

const inB = { ...actorOf('resident'), uid: 'resident-024', unit: 'B-204' };

describe('a broadcast', () => {
  test('reaches only its audience, as an unread thread and a notification', async () => {
    const portal = openPortal();
    portal.wait(1);
    expect(await portal.as('admin').call('broadcasts.send', broadcast)).toMatchObject({
      recipientCount: 52,
    });
    const [thread] = (await portal.as('resident').call('threads.list', {})).items;
    expect(thread).toMatchObject({
      subject: 'Scaffold on the west side',
      type: 'broadcast',
      priority: 'high',
      unreadCount: 1,
    });
    const [notice] = (await portal.as('resident').call('notifications.list', {})).items;
    expect(notice).toMatchObject({
      title: 'Scaffold on the west side',
      type: 'announcement',
      read: false,
      actionUrl: `/messages/${thread?.id}`,
    });
    const elsewhere = await portal.as(inB).call('threads.list', {});
    expect(elsewhere.items.map(({ subject }) => subject)).not.toContain(
      'Scaffold on the west side',
    );
    expect(await portal.as(inB).call('notifications.list', {})).toEqual({
      items: [],
      total: 0,
      unread: 0,
    });
  });

  test('to units in another spelling reaches those units, and is listed with their normalized numbers', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const audience = { type: 'units', value: ' b - 204, B-204, z-999 ' } as const;
    const { id, recipientCount } = await admin.call('broadcasts.send', { ...broadcast, audience });
    // Sample mode counts distinct entries, unknown ones included.
    expect(recipientCount).toBe(2);
    expect(await admin.call('broadcasts.recipientCount', { audience })).toEqual({ count: 2 });
    const listed = (await admin.call('broadcasts.list', {})).items.find((each) => each.id === id);
    expect(listed?.audience.value).toBe('B-204, z-999');
    const [thread] = (await portal.as(inB).call('threads.list', {})).items;
    expect(thread?.subject).toBe(broadcast.subject);
    const notices = await portal.as(inB).call('notifications.list', {});
    expect(notices.items.map((each) => each.id)).toEqual([id]);
  });

  test('goes out once for a request id, also from another tab', async () => {
    const portal = openPortal();
    const [tab, otherTab] = [portal.as('admin'), portal.as('admin')];
    const sent = await Promise.all([
      tab.call('broadcasts.send', { ...broadcast, requestId: 'first' }),
      tab.call('broadcasts.send', { ...broadcast, requestId: 'first' }),
      otherTab.call('broadcasts.send', { ...broadcast, requestId: 'first' }),
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const threads = await portal.as('resident').call('threads.list', {});
    expect(threads.items.filter(({ subject }) => subject === broadcast.subject)).toHaveLength(1);
  });

  test.each([
    [true, ['Scaffold on the west side', 'Pool']],
    [false, ['Pool']],
  ])('is sent by email once where that was chosen: %s', async (sendEmail, subjects) => {
    const sent: BroadcastMail[] = [];
    const mail: MailSender = {
      ...simulatedMail,
      sendBroadcast: async (one) => void sent.push(one),
    };
    const portal = openPortal();
    const admin = portal.as('admin');
    const input = { ...broadcast, sendEmail, requestId: 'first' };
    await admin.call('broadcasts.send', input);
    await admin.call('broadcasts.send', input);
    await admin.call('broadcasts.send', { ...broadcast, subject: 'Pool' });
    for (const job of portal.jobs) await portal.runJob(job, mail);
    expect(sent.map(({ subject }) => subject)).toEqual(subjects);
    const { message, audience } = broadcast;
    expect(sent[0]).toMatchObject({ hoaId: 'default-hoa', message, audience });
  });

  test('without a notification adds none to the recipient’s list', async () => {
    const portal = openPortal();
    const before = await portal.as('resident').call('notifications.list', {});
    await portal.as('admin').call('broadcasts.send', { ...broadcast, sendNotification: false });
    expect(await portal.as('resident').call('notifications.list', {})).toEqual(before);
  });

  test('its notification is read, deleted and restored by each recipient separately', async () => {
    const portal = openPortal();
    const { id } = await portal.as('admin').call('broadcasts.send', broadcast);
    const resident = portal.as('resident');
    const neighbour = portal.as({ ...actorOf('resident'), uid: 'resident-058', unit: 'A-304' });
    const noticeOf = async (gateway: typeof resident) =>
      (await gateway.call('notifications.list', {})).items.find((notice) => notice.id === id);
    await resident.call('notifications.markRead', { id });
    const read = await noticeOf(resident);
    expect(read).toMatchObject({ read: true });
    await resident.call('notifications.delete', { id });
    expect(await noticeOf(resident)).toBeUndefined();
    await resident.call('notifications.restore', { id });
    expect(await noticeOf(resident)).toEqual(read);
    expect(await noticeOf(neighbour)).toMatchObject({ read: false });
  });

  test('is neither unread for its sender nor in their notifications', async () => {
    const portal = openPortal();
    const uid = 'resident-031';
    const admin = portal.as({ ...actorOf('admin'), uid });
    const asResident = portal.as({ ...actorOf('resident'), uid });
    const colleague = portal.as({ ...actorOf('resident'), uid: 'resident-047' });
    const before = await asResident.call('threads.list', {});
    const notices = await asResident.call('notifications.list', {});
    const audience = { type: 'tag', value: 'board-members' } as const;
    const { id } = await admin.call('broadcasts.send', { ...broadcast, audience });
    expect((await asResident.call('threads.list', {})).unread).toBe(before.unread);
    expect(await asResident.call('notifications.list', {})).toEqual(notices);
    const [notice] = (await colleague.call('notifications.list', {})).items;
    expect(notice).toMatchObject({ id, read: false });
  });

  test('is marked read by ’mark all’ for that person only', async () => {
    const portal = openPortal();
    await portal.as('admin').call('broadcasts.send', broadcast);
    const neighbour = portal.as({ ...actorOf('resident'), uid: 'resident-058', unit: 'A-304' });
    await portal.as('resident').call('notifications.markAllRead', {});
    expect(await portal.as('resident').call('notifications.list', {})).toMatchObject({ unread: 0 });
    expect(await neighbour.call('notifications.list', {})).toMatchObject({ total: 1, unread: 1 });
  });

  test.each([
    ['subject', { ...broadcast, subject: ' ' }],
    ['message', { ...broadcast, message: '' }],
    ['audience.value', { ...broadcast, audience: { type: 'building', value: '' } }],
    ['audience.value', { ...broadcast, audience: { type: 'tag', value: 'nobody' } }],
    ['audience.value', { ...broadcast, audience: { type: 'units', value: ' , ' } }],
    ['requestId', { ...broadcast, requestId: '' }],
  ] as const)('needs its %s', async (field, input) => {
    await expect(openPortal().as('admin').call('broadcasts.send', input)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field },
    });
  });

  test.each([
    [{ type: 'all', value: '' }, 156],
    [{ type: 'building', value: 'A' }, 52],
    [{ type: 'building', value: 'B' }, 48],
    [{ type: 'building', value: 'C' }, 56],
    [{ type: 'tag', value: 'residents' }, 140],
    [{ type: 'tag', value: 'board-members' }, 7],
    [{ type: 'tag', value: 'committee-chairs' }, 12],
    [{ type: 'tag', value: 'vendors' }, 9],
    [{ type: 'units', value: 'A-101, B-204,' }, 2],
  ] as const)('to %j reaches %i [5.32]', async (audience, count) => {
    const admin = openPortal().as('admin');
    expect(await admin.call('broadcasts.recipientCount', { audience })).toEqual({ count });
  });

  test.each([
    { type: 'all', value: '' },
    { type: 'building', value: 'A' },
    { type: 'building', value: 'B' },
    { type: 'building', value: 'C' },
    ...audienceTags.map((value) => ({ type: 'tag', value }) as const),
  ] as const)('to $type $value reaches as many people as it counts', async (audience) => {
    const portal = openPortal();
    const sent = { ...broadcast, audience, sendEmail: false };
    const { id, recipientCount } = await portal.as('admin').call('broadcasts.send', sent);
    const reached: string[] = [];
    for (const person of await everybody()) {
      const list = person.role === 'vendor' ? 'vendorNotifications.list' : 'notifications.list';
      const { items } = await portal.as(person).call(list, { limit: 100 });
      if (items.some((notice) => notice.id === id)) reached.push(person.displayName);
    }
    expect(reached).toHaveLength(recipientCount);
  });

  test('to a group reaches people with the group in their sign-in or, without one, in their membership', async () => {
    const portal = openPortal();
    const audience = { type: 'tag', value: 'board-members' } as const;
    const { id } = await portal.as('admin').call('broadcasts.send', { ...broadcast, audience });
    const isTold = async (person: Actor) =>
      (await portal.as(person).call('notifications.list', {})).items.some((one) => one.id === id);
    const nadia = { ...actorOf('resident'), uid: 'resident-031' };
    expect(await isTold(nadia)).toBe(true);
    expect(await isTold({ ...nadia, unit: 'B-112' })).toBe(true);
    expect(await isTold({ ...nadia, unit: 'B-112', groups: [] })).toBe(false);
    expect(await isTold({ ...actorOf('resident'), groups: ['board-members'] })).toBe(true);
    expect(await isTold(mockActors.admin)).toBe(false);
  });
});

describe('a broadcast to vendors', () => {
  const toVendors = {
    ...broadcast,
    audience: { type: 'tag', value: 'vendors' },
    sendNotification: false,
    sendEmail: false,
  } as const;

  test('appears in full in each vendor’s notifications, with a separate read state', async () => {
    const portal = openPortal();
    const other = portal.as({ ...actorOf('vendor'), uid: 'vendor-2' });
    const before = await portal.as('vendor').call('vendorNotifications.list', {});
    const othersBefore = await other.call('vendorNotifications.list', {});
    portal.wait(1);
    const { id } = await portal.as('admin').call('broadcasts.send', toVendors);
    const told = await portal.as('vendor').call('vendorNotifications.list', {});
    expect(told.unread).toBe(before.unread + 1);
    expect(told.items[0]).toMatchObject({
      id,
      title: broadcast.subject,
      message: broadcast.message,
      type: 'message_received',
      read: false,
      metadata: { fromUser: 'Ada Moss' },
    });
    await portal.as('vendor').call('vendorNotifications.markRead', { ids: [id] });
    const after = await portal.as('vendor').call('vendorNotifications.list', {});
    expect(after.unread).toBe(before.unread);
    expect(after.items[0]).toMatchObject({ id, read: true });
    expect((await other.call('vendorNotifications.list', {})).unread).toBe(othersBefore.unread + 1);
  });

  test('does not notify residents', async () => {
    const portal = openPortal();
    const before = await portal.as('resident').call('notifications.list', {});
    await portal.as('admin').call('broadcasts.send', { ...toVendors, sendNotification: true });
    expect(await portal.as('resident').call('notifications.list', {})).toEqual(before);
  });
});

describe('a reply to a broadcast', () => {
  const neighbor = { ...actorOf('resident'), uid: 'resident-058', unit: 'A-304' };

  async function answered() {
    const portal = openPortal();
    portal.wait(1);
    await portal.as('admin').call('broadcasts.send', broadcast);
    const [thread] = (await portal.as('resident').call('threads.list', {})).items;
    const threadId = thread?.id ?? '';
    portal.wait(1);
    const reply = await portal
      .as('resident')
      .call('threads.reply', { threadId, content: 'Will it be loud?', attachments: [] });
    return { portal, threadId, reply };
  }

  test('starts a conversation with only the sender', async () => {
    const { portal, threadId, reply } = await answered();
    expect(reply.threadId).not.toBe(threadId);
    const [shown] = (await portal.as('admin').call('threads.list', {})).items;
    expect(shown).toMatchObject({
      id: reply.threadId,
      subject: `Re: ${broadcast.subject}`,
      type: 'direct',
      lastMessage: 'Will it be loud?',
      unreadCount: 1,
    });
    expect(shown?.participants.map(({ displayName }) => displayName)).toEqual([
      'Ada Moss',
      'Rae Whitcomb',
    ]);
    const [notice] = (await portal.as('admin').call('notifications.list', {})).items;
    expect(notice).toMatchObject({ actionUrl: `/messages/${reply.threadId}` });
    await expect(
      portal.as(neighbor).call('threads.get', { threadId: reply.threadId }),
    ).rejects.toMatchObject({ code: 'thread-not-found' });
    const said = await portal.as(neighbor).call('threads.messages', { threadId });
    expect(said.items.map(({ content }) => content)).toEqual([broadcast.message]);
  });

  test('continues that conversation, and the sender answers in it', async () => {
    const { portal, threadId, reply } = await answered();
    const more = { content: 'And dusty?', attachments: [] };
    portal.wait(1);
    const second = await portal.as('resident').call('threads.reply', { threadId, ...more });
    expect(second.threadId).toBe(reply.threadId);
    portal.wait(1);
    await portal
      .as('admin')
      .call('threads.reply', { threadId: reply.threadId, content: 'A bit.', attachments: [] });
    const said = await portal.as('resident').call('threads.messages', { threadId: reply.threadId });
    expect(said.items.map(({ content }) => content)).toEqual([
      'Will it be loud?',
      'And dusty?',
      'A bit.',
    ]);
  });

  test('from its sender goes to all recipients of the broadcast', async () => {
    const { portal, threadId } = await answered();
    const more = { content: 'Till Saturday now.', attachments: [] };
    portal.wait(1);
    await portal.as('admin').call('threads.reply', { threadId, ...more });
    const said = await portal.as(neighbor).call('threads.messages', { threadId });
    expect(said.items.at(-1)).toMatchObject({ content: 'Till Saturday now.' });
  });
});

test('a thread shows the audience type of its broadcast, and the units only to the sender [10.14]', async () => {
  const portal = openPortal();
  const audience = { type: 'units', value: 'A-101, B-112' } as const;
  portal.wait(1);
  await portal.as('admin').call('broadcasts.send', { ...broadcast, audience });
  const first = async (person: Actor) =>
    (await portal.as(person).call('threads.list', {})).items[0];
  expect(await first(mockActors.admin)).toMatchObject({ audience });
  expect(await first({ ...actorOf('resident'), unit: 'B-112' })).toMatchObject({
    subject: broadcast.subject,
    audience: { type: 'units', value: '' },
  });
});

describe('a broadcast to a combination', () => {
  const live = () => openPortal({ settings: { refusesUnknownUnits: true } });
  const to = (parts: Partial<Audience>) => ({
    ...broadcast,
    audience: { value: '', ...parts, type: 'combined' } as const,
  });

  test('reaches an owner who lives elsewhere or, another time, only their tenant [complaint 22]', async () => {
    const portal = live();
    const home = { unit: 'A-101', building: 'A', groups: [] };
    const owner: Actor = { ...actorOf('resident'), ...home, tenure: 'owner' };
    const tenant: Actor = { ...owner, uid: 'tenant-1', tenure: 'tenant' };
    const subjectsOf = async (person: Actor) => [
      (await portal.as(person).call('threads.list', {})).items[0]?.subject,
      (await portal.as(person).call('notifications.list', {})).items[0]?.title,
    ];
    portal.wait(1);
    const admin = portal.as('admin');
    const legal = { ...to({ buildings: ['A'], tenures: ['owner'] }), subject: 'Annual meeting' };
    await admin.call('broadcasts.send', legal);
    expect(await subjectsOf(owner)).toEqual(['Annual meeting', 'Annual meeting']);
    expect(await subjectsOf(tenant)).not.toContain('Annual meeting');
    portal.wait(1);
    const daily = { ...to({ buildings: ['A'], tenures: ['tenant'] }), subject: 'Water off' };
    await admin.call('broadcasts.send', daily);
    expect(await subjectsOf(tenant)).toEqual(['Water off', 'Water off']);
    expect(await subjectsOf(owner)).toEqual(['Annual meeting', 'Annual meeting']);
  });

  test('reaches residents by their membership where the sign-in does not know it', async () => {
    const portal = live();
    portal.wait(1);
    const { tenure, ...known } = actorOf('resident');
    await portal.as('admin').call('broadcasts.send', to({ tenures: ['owner'], value: 'a-101' }));
    const [thread] = (await portal.as(known).call('threads.list', {})).items;
    expect(thread?.subject).toBe(broadcast.subject);
  });

  test('is listed with the names its buildings had', async () => {
    const portal = live();
    const admin = portal.as('admin');
    portal.wait(1);
    await admin.call('broadcasts.send', to({ buildings: ['B', 'A'], groups: ['board-members'] }));
    await admin.call('buildings.rename', { id: 'A', name: 'North' });
    const [first] = (await admin.call('broadcasts.list', {})).items;
    expect(first?.audience).toEqual({
      ...{ type: 'combined', value: '', buildings: ['B', 'A'], groups: ['board-members'] },
      name: 'Building A, Building B',
    });
  });

  test.each([
    ['names its units to the sender alone', { value: 'A-101, b-112', tenures: ['owner'] }, true],
    ['names its buildings', { buildings: ['A'], tenures: ['owner'] }, false],
  ] satisfies [string, Partial<Audience>, boolean][])('%s', async (_, parts, isHidden) => {
    const portal = live();
    portal.wait(1);
    await portal.as('admin').call('broadcasts.send', to(parts));
    const shown = async (person: Actor) =>
      (await portal.as(person).call('threads.list', {})).items[0]?.audience;
    const sent = await shown(mockActors.admin);
    expect(sent).toMatchObject({ tenures: ['owner'] });
    const received = await shown({ ...actorOf('resident'), tenure: 'owner' });
    expect(received).toEqual(isHidden ? { type: 'combined', value: '' } : sent);
  });

  test.each([
    ['nothing', {}, { code: 'invalid-input', params: { field: 'audience.tenures' } }],
    [
      'unknown units',
      { value: 'A-101, Z-9', tenures: ['owner'] },
      { code: 'invalid-input', params: { problem: 'units-unknown', units: 'Z-9' } },
    ],
    ['an unknown building', { buildings: ['A', 'Z'] }, { code: 'not-found' }],
    ['vendors', { groups: ['vendors'] }, { code: 'invalid-input' }],
  ])('of %s is refused', async (_, parts, refusal) => {
    const portal = live();
    const admin = portal.as('admin');
    const before = await admin.call('broadcasts.list', {});
    const input = to(parts as Partial<Audience>);
    await expect(admin.call('broadcasts.send', input)).rejects.toMatchObject(refusal);
    expect(await admin.call('broadcasts.list', {})).toEqual(before);
  });
});

describe('the log of broadcasts', () => {
  test('lists what was sent, newest first, and by whom', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const before = await admin.call('broadcasts.list', {});
    portal.wait(1);
    const { id } = await admin.call('broadcasts.send', broadcast);
    const { items, total } = await admin.call('broadcasts.list', { limit: 2 });
    expect(total).toBe(before.total + 1);
    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      id,
      threadId: expect.any(String),
      subject: broadcast.subject,
      audience: { ...broadcast.audience, name: 'Building A' },
      recipientCount: 52,
      sentAt: new Date(testNow.getTime() + 60_000).toISOString(),
      sentBy: expect.objectContaining({ uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' }),
    });
    expect(items[1]).toEqual(before.items[0]);
  });
});

test('a draft is kept, unfinished, until it is sent', async () => {
  const admin = openPortal().as('admin');
  const draft = { ...broadcast, subject: '', audience: { type: 'building', value: '' } } as const;
  expect(await admin.call('broadcasts.draft.get', {})).toBeNull();
  await admin.call('broadcasts.draft.save', draft);
  expect(await admin.call('broadcasts.draft.get', {})).toEqual(draft);
  await admin.call('broadcasts.send', broadcast);
  expect(await admin.call('broadcasts.draft.get', {})).toBeNull();
});

test('the overview has the specified sample figures', async () => {
  expect(await openPortal().as('admin').call('admin.overview', {})).toEqual({
    residents: 156,
    openTickets: 23,
    activeNews: 8,
    securityAlerts: 4,
    vendors: 4,
    activeWorkOrders: 8,
    pendingInvoices: 3,
    completedThisMonth: 15,
  });
});
