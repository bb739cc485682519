import type { Tag } from '@hoa/api';
import {
  type Actor,
  everyoneKey,
  everyVendorKey,
  invoiceStatuses,
  type Permission,
  permissions,
  seesInvoice,
} from '@hoa/domain';
import { aTicket, aWorkOrder, people } from '@hoa/domain/testing';
import { seesMessage, seesTicket, seesTicketInvoice } from '@hoa/domain/tickets';
import {
  type CollectionName,
  collections,
  collectionTags,
  type Records,
  type StoredTicket,
} from '@hoa/use-cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Written } from '../ports/database.ts';
import { audienceOf, changedMembers, type RelatedParties, subscriberKeys } from './audience.ts';
import type { ChangeAudience } from './change-log.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

const { submitter, otherResident, assignedVendor, colleague, otherVendor, admin } = people;
const owner: Actor = {
  ...submitter,
  building: 'A',
  tenure: 'owner',
  groups: ['board-members'],
};
const cast = {
  owner,
  tenant: { ...otherResident, uid: 'tenant-1', unit: 'A-101', building: 'A', tenure: 'tenant' },
  neighbour: { ...otherResident, building: 'B', tenure: 'owner' },
  // The same person as the owner, in another role.
  ownerAsVendor: { ...otherVendor, uid: owner.uid },
  vendor: assignedVendor,
  colleague,
  otherVendor,
  admin,
} satisfies Record<string, Actor>;

type Name = keyof typeof cast;
const names = Object.keys(cast) as Name[];
const others = names.filter((name) => name !== 'admin');

const stored = (ticket: ReturnType<typeof aTicket>): StoredTicket => ({
  ...ticket,
  internalMessagesCount: 0,
  lastActivityForAdmins: ticket.lastActivity,
  unreadFor: [],
});
const order = stored(aWorkOrder());
const unassigned = stored(aTicket());

const relatedParties: RelatedParties = {
  now,
  tickets: new Map([[order.id, [order]]]),
  readers: new Map([['thread-1', [`uid:${owner.uid}`, 'building:B']]]),
};

interface Before<C extends CollectionName> {
  readonly before?: Partial<Records[C]>;
  readonly after?: Partial<Records[C]>;
}

/** Creates a change from partial records. */
function change<C extends CollectionName>(collection: C, { before, after }: Before<C>): Written {
  const whole = (part?: Partial<Records[C]>) => part && { id: 'id-1', ...part };
  return { collection, id: 'id-1', before: whole(before), after: whole(after) } as Written;
}

const added = <C extends CollectionName>(collection: C, after: Partial<Records[C]>) =>
  change(collection, { after });

/** Returns the tags for each of the cast, without people for whom there are none. */
function tagsByPerson(audience: ChangeAudience): Partial<Record<Name, Tag[]>> {
  const rows = names.flatMap((name) => {
    const tags = subscriberKeys(cast[name]).flatMap((key) => audience[key] ?? []);
    return tags.length === 0 ? [] : [[name, [...new Set(tags)].sort()] as const];
  });
  return Object.fromEntries(rows);
}

const shownNow = {
  visibleFrom: '2026-03-01T00:00:00.000Z',
  visibleUntil: '2026-04-01T00:00:00.000Z',
};
const shownLater = { ...shownNow, visibleFrom: '2026-03-11T00:00:00.000Z' };
const elsewhere = { uid: 'somebody', displayName: 'Somebody', email: 'x@example.org' };

const table: readonly (readonly [text: string, change: Written, readers: readonly Name[]])[] = [
  ['a ticket without vendor', added('tickets', unassigned), ['owner', 'admin']],
  ['a work order', added('tickets', order), ['owner', 'vendor', 'colleague', 'admin']],
  [
    'a ticket of a vendor who lives here',
    added('tickets', { ...unassigned, submittedBy: { ...elsewhere, uid: 'other-vendor' } }),
    ['admin'],
  ],
  [
    'an assignment',
    change('tickets', { before: unassigned, after: order }),
    ['owner', 'vendor', 'colleague', 'admin'],
  ],
  [
    'another assignment',
    change('tickets', {
      before: order,
      after: { ...order, assignedTo: { ...elsewhere, uid: otherVendor.uid } },
    }),
    ['owner', 'vendor', 'colleague', 'otherVendor', 'admin'],
  ],
  [
    'the count and time of an internal note',
    change('tickets', {
      before: order,
      after: {
        ...order,
        internalMessagesCount: 1,
        lastActivityForAdmins: now.toISOString(),
        unreadFor: ['admin'],
      },
    }),
    ['admin'],
  ],
  [
    'that the vendor has read it',
    change('tickets', { before: { ...order, unreadFor: ['assignee'] }, after: order }),
    ['vendor', 'colleague'],
  ],
  [
    'how fast the vendor answered',
    change('tickets', { before: order, after: { ...order, work: { responseMinutes: 5 } } }),
    ['vendor', 'colleague', 'admin'],
  ],
  ['a new version of the same ticket', change('tickets', { before: order, after: order }), []],
  [
    'work that was ordered for a ticket',
    change('tickets', {
      after: stored(aWorkOrder({ id: 'TKT-9', submittedBy: elsewhere, orderedFor: order.id })),
    }),
    ['owner', 'vendor', 'colleague', 'admin'],
  ],
  [
    'a message of a ticket',
    added('ticketMessages', { ticketId: order.id, isInternal: false }),
    ['owner', 'vendor', 'colleague', 'admin'],
  ],
  [
    'an internal note',
    added('ticketMessages', { ticketId: order.id, isInternal: true }),
    ['admin'],
  ],
  [
    'a message of an unknown ticket',
    added('ticketMessages', { ticketId: 'TKT-0', isInternal: false }),
    [],
  ],
  [
    'an invoice of a ticket',
    added('ticketInvoices', {
      ticketId: order.id,
      vendorUid: 'vendor-1',
    }),
    ['vendor', 'colleague', 'admin'],
  ],
  ['an invoice', added('invoices', { vendorUid: 'other-vendor' }), ['otherVendor', 'admin']],
  [
    'a draft of an invoice',
    added('invoices', { vendorUid: 'other-vendor', status: 'draft' }),
    ['otherVendor'],
  ],
  ['a vendor', added('vendors', { uid: 'vendor-1' }), ['admin']],
  ['who works for a vendor', added('vendorContacts', { vendorUid: 'vendor-1' }), ['admin']],
  ['an entry of the directory', added('directoryEntries', {}), names],
  ['a household', added('residents', { unit: 'A-101' }), ['admin']],
  ['the offices', added('offices', { permissions: {} as never }), ['admin']],
  ['a building', added('buildings', { name: 'North' }), ['admin']],
  ['an import', added('imports', { kind: 'homes' }), ['admin']],
  ['an export', added('exports', { uid: admin.uid }), ['admin']],
  ["an auditor's package", added('exports', { uid: 'admin-2', link: {} as never }), ['admin']],
  ['a seat', added('seats', { uid: 'resident-1' }), ['admin']],
  ['a sale', added('sales', { unit: 'A-101' }), ['admin']],
  ['a home', added('units', { building: 'A' }), ['admin']],
  ['a person', added('people', { displayName: 'Nell' }), ['admin']],
  ['a membership', added('memberships', { role: 'vendor' }), ['admin']],
  [
    'a notification of a vendor',
    added('vendorNotifications', { recipientUid: 'vendor-1' }),
    ['vendor', 'colleague'],
  ],
  [
    'a notification for all vendors',
    added('vendorNotifications', { recipientUid: everyVendorKey }),
    ['ownerAsVendor', 'vendor', 'colleague', 'otherVendor'],
  ],
  [
    'a simple ticket of a vendor',
    added('contactSubmissions', { vendorUid: 'vendor-1' }),
    ['vendor', 'colleague'],
  ],
  ['news that is shown', added('news', { published: true, ...shownNow }), names],
  ['news of later', added('news', { published: true, ...shownLater }), ['admin']],
  ['a draft of news', added('news', { published: false, ...shownNow }), ['admin']],
  [
    'news that is taken back',
    change('news', {
      before: { published: true, ...shownNow },
      after: { published: false, ...shownNow },
    }),
    names,
  ],
  ['an event that is shown', added('events', shownNow), names],
  ['an event of later', added('events', shownLater), ['admin']],
  ['a planned event', added('eventSeries', {}), ['admin']],
  ['an answer to an event', added('eventAnswers', { uid: 'resident-1' }), names],
  ['a topic', added('topics', {}), names],
  [
    'a topic that waits',
    added('topics', {
      withheld: 'waiting',
      author: { ...elsewhere, uid: owner.uid, role: 'resident' },
    }),
    ['owner', 'ownerAsVendor', 'admin'],
  ],
  ['a moderation', added('moderationEntries', {}), names],
  ['following a topic', added('topicFollows', { uid: owner.uid }), ['owner', 'ownerAsVendor']],
  ['thanks', added('commentThanks', {}), names],
  ['a poll', added('polls', {}), names],
  ['a vote', added('pollVotes', {}), names],
  ['an update of a topic', added('topicUpdates', {}), names],
  ['a comment', added('comments', {}), names],
  [
    'a conversation',
    added('threads', { readers: ['uid:vendor-1', 'group:board-members'] }),
    ['owner', 'vendor'],
  ],
  ['a conversation of everyone', added('threads', { readers: [everyoneKey] }), names],
  [
    'a message of a conversation',
    added('threadMessages', { threadId: 'thread-1' }),
    ['owner', 'neighbour', 'ownerAsVendor'],
  ],
  ['a message of an unknown conversation', added('threadMessages', { threadId: 'thread-2' }), []],
  ['how far somebody has read', added('threadReadings', { uid: 'vendor-1' }), ['vendor']],
  ['an unsent message', added('messageDrafts', { uid: 'vendor-1' }), ['vendor']],
  ['a reported message', added('messageReports', { messageId: 'message-1' }), ['admin']],
  [
    'a blocked neighbor',
    added('messageBlocks', { uid: 'vendor-1', blockedUid: 'colleague' }),
    ['vendor'],
  ],
  ['a notification', added('notifications', { recipients: ['role:admin'] }), ['admin']],
  [
    'a notification of a building',
    added('notifications', { recipients: ['building:A'] }),
    ['owner', 'tenant'],
  ],
  [
    'what somebody did with a notification',
    added('notificationMarks', { uid: 'admin-1' }),
    ['admin'],
  ],
  ['a folder', added('folders', {}), names],
  ['a document', added('files', {}), names],
  ['the account of a unit', added('accounts', { id: 'A-101' }), ['owner']],
  ['a payment', added('payments', { unit: 'A-101' }), ['owner']],
  ['autopay', added('subscriptions', { id: `A-101:${owner.uid}` }), ['owner']],
  ['settings of payments', added('paymentSettings', { id: owner.uid }), ['owner']],
  ['the settings of the association', added('associations', {}), names],
  ['a broadcast', added('broadcasts', {}), ['admin']],
  ['the draft of a broadcast', added('broadcastDrafts', { id: 'admin-1' }), ['admin']],
];

const preferences = {
  notifications: {},
  privacy: { showUnit: true },
  theme: 'light',
  language: 'en',
};
const profile = { id: 'vendor-1', displayName: 'Vic', preferences } as Partial<Records['profiles']>;

const inOffice = (...held: readonly Permission[]): Actor => ({
  ...admin,
  uid: 'office-holder',
  permissions: held,
});

/** The permissions that alone are enough to learn about a record, in the order of `permissions`. */
const readable: Partial<Record<CollectionName, readonly Permission[]>> = {
  tickets: ['tickets'],
  ticketMessages: ['tickets'],
  ticketInvoices: ['vendors', 'money'],
  invoices: ['vendors', 'money'],
  vendors: ['tickets', 'vendors', 'money'],
  vendorContacts: ['tickets', 'vendors', 'money'],
  residents: ['people'],
  people: ['people'],
  memberships: ['people'],
  units: ['people'],
  imports: ['people'],
  seats: ['people'],
  sales: ['people'],
  buildings: ['broadcasts', 'people'],
  broadcasts: ['broadcasts'],
  news: ['news'],
  offices: [],
};

describe('a change', () => {
  it.each(table)(
    'to %s notifies the people who may read it, with its tags',
    (_, written, readers) => {
      const tags = [...collectionTags[written.collection]].sort();
      const expected = Object.fromEntries(readers.map((name) => [name, tags]));
      expect(tagsByPerson(audienceOf([written], relatedParties))).toEqual(expected);
    },
  );

  it.each(Object.entries(readable))(
    'to a record of %s notifies administrators with an office who may read it',
    (collection, held) => {
      const record = { published: false, status: 'submitted', isInternal: true, ...shownLater };
      const whole = { ...unassigned, ...record, ticketId: order.id } as never;
      const audience = audienceOf([added(collection as CollectionName, whole)], relatedParties);
      const notified = permissions.filter((permission) =>
        subscriberKeys(inOffice(permission)).some((key) => audience[key] !== undefined),
      );
      expect(notified).toEqual(held);
    },
  );

  it('to a collection that no query shows notifies no one', () => {
    const silent = Object.keys(collections).filter(
      (name) => collectionTags[name as CollectionName].length === 0,
    ) as CollectionName[];
    expect(silent).toContain('storedFiles');
    for (const name of silent) expect(audienceOf([added(name, {})], relatedParties)).toEqual({});
  });

  it('to every other collection except profiles is in the table', () => {
    const shown = Object.keys(collections).filter(
      (name) => name !== 'profiles' && collectionTags[name as CollectionName].length > 0,
    );
    expect(new Set(table.map(([, { collection }]) => collection))).toEqual(new Set(shown));
  });

  it('to the settings of a profile notifies only its person', () => {
    const after = { ...profile, phone: '555' };
    const tags = tagsByPerson(
      audienceOf([change('profiles', { before: profile, after })], relatedParties),
    );
    expect(Object.keys(tags)).toEqual(['vendor']);
  });

  it('to a name notifies everyone who may see it on a ticket, message or comment', () => {
    const after = { ...profile, displayName: 'Victor' };
    const tags = tagsByPerson(
      audienceOf([change('profiles', { before: profile, after })], relatedParties),
    );
    expect(tags.neighbour).toEqual([
      'comments',
      'payments',
      'threadMessages',
      'threads',
      'ticketMessages',
      'tickets',
      'topics',
    ]);
    expect(tags.neighbour).not.toContain('profile');
    expect(tags.admin).toEqual(expect.arrayContaining(['broadcasts', 'people', 'residents']));
    expect(tags.vendor).toContain('profile');
    expect(Object.keys(tags)).toHaveLength(others.length + 1);
  });
});

describe('one transaction', () => {
  it('notifies each person only of changes they may see', () => {
    const audience = audienceOf(
      [
        added('ticketMessages', { ticketId: order.id, isInternal: true }),
        change('tickets', { before: order, after: { ...order, internalMessagesCount: 1 } }),
        added('notifications', { recipients: ['uid:vendor-1'] }),
      ],
      relatedParties,
    );
    expect(tagsByPerson(audience)).toEqual({
      admin: ['ticketMessages', 'tickets'],
      vendor: ['notifications'],
    });
  });

  it('names the people whose membership changes', () => {
    const written = [
      change('memberships', { before: { uid: 'a' }, after: { uid: 'a', until: 'now' } }),
      added('memberships', { uid: 'b' }),
      added('tickets', order),
    ];
    expect(changedMembers(written)).toEqual(['a', 'b']);
  });

  it('names the people whose email changes', () => {
    const person = { id: 'a', uid: 'a', displayName: 'A', email: 'a@example.org' };
    const written = [
      change('people', { before: person, after: { ...person, email: 'b@example.org' } }),
      change('people', {
        before: { ...person, id: 'b' },
        after: { ...person, id: 'b', phone: '1' },
      }),
    ];
    expect(changedMembers(written)).toEqual(['a']);
  });
});

describe('the people notified', () => {
  const uid = fc.constantFrom(...names.map((name) => cast[name].uid));
  const actor = fc.oneof(
    fc.constantFrom(...names.map((name) => cast[name])),
    fc.subarray([...permissions]).map((held) => inOffice(...held)),
  );
  const parties = fc.record({
    submittedBy: uid.map((one) => ({ ...elsewhere, uid: one })),
    assignedTo: fc.option(
      uid.map((one) => ({ ...elsewhere, uid: one })),
      { nil: undefined },
    ),
  });
  const learns = (who: Actor, written: Written, tickets = relatedParties.tickets) => {
    const audience = audienceOf([written], { ...relatedParties, tickets });
    return subscriberKeys(who).some((key) => audience[key] !== undefined);
  };

  it('of tickets, their messages and invoices are those who may read them', () => {
    fc.assert(
      fc.property(actor, parties, fc.boolean(), uid, (who, ticket, isInternal, author) => {
        const { assignedTo, ...others } = ticket;
        const whole: StoredTicket = { ...unassigned, ...others, ...(assignedTo && { assignedTo }) };
        const tickets = new Map([[whole.id, [whole]]]);
        const message = { ticketId: whole.id, isInternal };
        const invoice = { vendorUid: author };
        expect(learns(who, added('tickets', whole))).toBe(seesTicket(who, whole));
        expect(learns(who, added('ticketMessages', message), tickets)).toBe(
          seesMessage(who, whole, { ...message, createdAt: whole.createdAt }),
        );
        expect(learns(who, added('ticketInvoices', invoice))).toBe(seesTicketInvoice(who, invoice));
        for (const status of invoiceStatuses) {
          const other = { vendorUid: author, status };
          expect(learns(who, added('invoices', other))).toBe(seesInvoice(who, other));
        }
      }),
    );
  });
});
