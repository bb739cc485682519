import { describe, expect, it } from 'vitest';
import { documentFileSchema } from './documents/document-schema.ts';
import { topicStatuses } from './forums/topic-status.ts';
import { invoiceSchema } from './invoices/invoice-schema.ts';
import { invoiceStatuses } from './invoices/invoice-status.ts';
import { centsSchema, isoDateSchema } from './kernel/field-schemas.ts';
import { threadTypes } from './messages/thread-type.ts';
import { announcementSchema, newsItemSchema } from './news/announcement-schema.ts';
import { newsCategories } from './news/news-category.ts';
import {
  residentNotificationTypes,
  vendorNotificationTypes,
} from './notifications/notification-rules.ts';
import { paymentMethods } from './payments/payment-rules.ts';
import { languages, themes } from './profile/preferences.ts';
import { defaultPreferences } from './profile/profile-rules.ts';
import { preferencesSchema } from './profile/profile-schema.ts';
import * as schemas from './schemas.ts';
import { aWorkOrder } from './testing/ticket.ts';
import { communityTypes, issueTypes, requestTypes } from './tickets/intake-options.ts';
import { ticketSchema } from './tickets/ticket-schema.ts';
import {
  contactPriorities,
  filterStatuses,
  intakeCategories,
  priorities,
  ticketStatuses,
  urgencies,
  workItemCategories,
  workItemPriorities,
} from './tickets/ticket-status.ts';

const accepts = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success;

describe('dates', () => {
  it.each(['2025-03-04', '2025-03-04T17:00:00.000Z', '2025-03-04T17:00:00+02:00'])(
    '%s is one',
    (text) => expect(accepts(isoDateSchema, text)).toBe(true),
  );

  it.each([
    '',
    'soon',
    '2025',
    '03/04/2025',
    '2025-13-01',
    '2025-03-04T99:00',
    '2026-04-31',
    '2026-04-31T12:00:00Z',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    5,
    null,
  ])('%s is none', (text) => expect(accepts(isoDateSchema, text)).toBe(false));
});

it.each([
  [0, true],
  [-150, true],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['100', false],
])('%s is an amount in cents: %s', (value, expected) => {
  expect(accepts(centsSchema, value)).toBe(expected);
});

it.each([
  [0, true],
  [1_000_000_000, true],
  [1_000_000_001, false],
  [-1, false],
  [0.5, false],
  [1e300, false],
])('%s can be entered as money in cents: %s', (value, expected) => {
  expect(accepts(schemas.moneySchema, value)).toBe(expected);
});

it.each([
  [0, true],
  [1.25, true],
  [0.07, true],
  [10_000, true],
  [10_000.01, false],
  [1.255, false],
  [-1, false],
  [1e300, false],
  [Number.NaN, false],
])('%s can be entered as hours: %s', (value, expected) => {
  expect(accepts(schemas.hoursSchema, value)).toBe(expected);
});

describe('a ticket', () => {
  const optional = new Set(['assignedTo']);
  const required = Object.keys(aWorkOrder()).filter((field) => !optional.has(field));

  it('is read as it was written', () => {
    expect(ticketSchema.parse(aWorkOrder())).toEqual(aWorkOrder());
    expect(ticketSchema.parse(JSON.parse(JSON.stringify(aWorkOrder())))).toEqual(aWorkOrder());
  });

  it.each(required)('is refused without its %s', (field) => {
    expect(accepts(ticketSchema, { ...aWorkOrder(), [field]: undefined })).toBe(false);
  });

  it.each([
    { status: 'lost' },
    { priority: 'medium' },
    { category: 'garden' },
    { updatedAt: 'soon' },
    { messagesCount: -1 },
    { submittedBy: {} },
    { statusHistory: [{ status: 'new' }] },
  ])('is refused with %j', (damage) => {
    expect(accepts(ticketSchema, { ...aWorkOrder(), ...damage })).toBe(false);
  });
});

it('an invoice is refused with half a cent, no material, or an unknown status', () => {
  const invoice = {
    id: 'i1',
    invoiceNumber: 'INV-2025-001',
    vendorUid: 'v1',
    workOrderId: 'TKT-1001',
    workOrderTitle: 'Leak',
    amount: 15_000,
    laborHours: 1.5,
    laborRate: 7500,
    materials: [{ item: 'Pipe', quantity: 1, unitCost: 3750, total: 3750 }],
    status: 'draft',
    dueDate: '2025-03-16',
  };
  expect(accepts(invoiceSchema, invoice)).toBe(true);
  const damages = [{ amount: 0.5 }, { status: 'lost' }, { materials: [{}] }, { laborHours: -1 }];
  for (const damage of damages)
    expect(accepts(invoiceSchema, { ...invoice, ...damage })).toBe(false);
});

it('a news item is an announcement that says whether it is published [3.15]', () => {
  const announcement = {
    id: 'n1',
    title: 'Pool',
    content: 'Opens',
    category: 'general',
    priority: 'normal',
    pinned: false,
    urgent: false,
    author: 'Board',
    date: '2025-03-01',
    attachments: [],
  };
  expect(accepts(announcementSchema, announcement)).toBe(true);
  expect(accepts(newsItemSchema, announcement)).toBe(false);
  expect(accepts(newsItemSchema, { ...announcement, published: true })).toBe(true);
});

it('a file is a folder’s entry with a size and a type [3.24]', () => {
  const folder = {
    id: 'f',
    name: 'F',
    parentId: 'root',
    pinned: false,
    modifiedTime: '2025-01-01',
  };
  expect(accepts(documentFileSchema, folder)).toBe(false);
  expect(accepts(documentFileSchema, { ...folder, size: 1, mimeType: 'text/plain' })).toBe(true);
});

it('preferences need every notification switch and accept only known privacy switches [3.31]', () => {
  const { sms: _missing, ...fewer } = defaultPreferences.notifications;
  expect(accepts(preferencesSchema, { ...defaultPreferences, notifications: fewer })).toBe(false);
  expect(accepts(preferencesSchema, { ...defaultPreferences, privacy: { showUnit: true } })).toBe(
    true,
  );
  expect(accepts(preferencesSchema, { ...defaultPreferences, privacy: { showAll: true } })).toBe(
    false,
  );
});

it('the status filter offers all but closed', () => {
  expect(filterStatuses).toEqual(ticketStatuses.filter((status) => status !== 'closed'));
});

/** Section 3 of the specification; nested fields have a dotted path. */
const specifiedFields: Record<string, [schema: object, fields: string]> = {
  'a ticket': [
    schemas.ticketSchema,
    `id title description category status priority
    submittedBy.uid submittedBy.displayName submittedBy.email submittedBy.unit
    assignedTo.uid assignedTo.displayName assignedTo.email tags
    attachments.id attachments.name attachments.type attachments.url attachments.uploadedBy
    attachments.uploadedAt createdAt updatedAt dueDate lastActivity messagesCount hasUnreadMessages
    statusHistory.status statusHistory.changedBy statusHistory.changedAt estimatedHours
    specialInstructions`,
  ],
  'a ticket message': [
    schemas.ticketMessageSchema,
    `id ticketId content author.uid author.displayName author.role isInternal createdAt attachments`,
  ],
  'a vendor notification': [
    schemas.vendorNotificationSchema,
    `id title message type priority read createdAt actionUrl
    metadata.ticketId metadata.invoiceId metadata.fromUser`,
  ],
  'a resident notification': [
    schemas.residentNotificationSchema,
    'id title message type priority read createdAt actionUrl',
  ],
  'an invoice': [
    schemas.invoiceSchema,
    `id invoiceNumber workOrderId workOrderTitle amount laborHours laborRate
    materials.item materials.quantity materials.unitCost materials.total
    status submittedDate approvedDate paidDate dueDate notes`,
  ],
  'an invoice of the drawer': [
    schemas.ticketInvoiceSchema,
    `id ticketId amount description attachments status
    submittedBy.uid submittedBy.displayName submittedBy.role createdAt`,
  ],
  'a message thread': [
    schemas.messageThreadSchema,
    `id subject type priority participants lastActivity lastMessage unreadCount
    attachments.id attachments.name attachments.type`,
  ],
  'a thread message': [
    schemas.threadMessageSchema,
    `id threadId content author createdAt attachments.id attachments.name attachments.type
    attachments.thumbnail read`,
  ],
  'an account': [
    schemas.accountSchema,
    'status balance dueDate lastPayment.amount lastPayment.date',
  ],
  'an announcement': [
    schemas.announcementSchema,
    `id title content category priority pinned urgent author date publishAt expireAt
    attachments.id attachments.name`,
  ],
  'an event': [
    schemas.communityEventSchema,
    `id title description date location organizer type maxAttendees rsvpRequired publishAt expireAt`,
  ],
  'an uploaded file': [
    schemas.uploadedFileSchema,
    'id name type size url thumbnailUrl uploadedBy uploadedAt',
  ],
  'a contact submission': [
    schemas.contactSubmissionSchema,
    `id subject status priority updatedAt createdAt unit description category vendorUid
    contactInfo.name contactInfo.email contactInfo.phone hoaId messageCount lastMessage`,
  ],
  'a forum topic': [
    schemas.forumTopicSchema,
    `id title description tags status pinned locked author.uid author.displayName author.role
    createdAt lastActivity commentsCount updatesCount viewsCount`,
  ],
  'a topic update': [
    schemas.topicUpdateSchema,
    'id author.displayName author.role content createdAt attachments.id attachments.name',
  ],
  'a comment': [
    schemas.commentSchema,
    'id topicId author.uid author.displayName author.role content createdAt editedAt parentId',
  ],
  'a folder': [schemas.folderSchema, 'id name parentId pinned modifiedTime'],
  'a file': [
    schemas.documentFileSchema,
    'id name parentId pinned modifiedTime size mimeType description',
  ],
  'a work item': [
    schemas.workItemSchema,
    `vendorId vendorName subject category priority description location unit dueDate attachments
    estimatedHours specialInstructions`,
  ],
  'a broadcast': [
    schemas.broadcastSchema,
    'subject message audience.type audience.value priority sendNotification sendEmail',
  ],
  'a payment': [
    schemas.paymentSchema,
    'id date description method amount fees total status confirmationNumber',
  ],
  'a subscription': [
    schemas.subscriptionSchema,
    `amount frequency fees totalAmount nextBillDate paymentMethod.type paymentMethod.bankName
    paymentMethod.accountType paymentMethod.cardBrand paymentMethod.last4`,
  ],
  'a profile': [
    schemas.profileSchema,
    `uid displayName email phone role title unit services joinDate
    preferences.notifications preferences.privacy preferences.theme preferences.language`,
  ],
};

/** The parts of a schema that these tests read; zod's own types do not expose them for any schema. */
interface Parts {
  shape?: Record<string, Parts>;
  def?: { innerType?: Parts; element?: Parts };
}

function hasField(schema: Parts | undefined, [name, ...rest]: string[]): boolean {
  if (name === undefined) return schema !== undefined;
  const inside = schema?.def?.innerType ?? schema?.def?.element;
  if (inside) return hasField(inside, [name, ...rest]);
  return hasField(schema?.shape?.[name], rest);
}

it.each(Object.entries(specifiedFields))(
  '%s has the fields of the specification [3.4-8 3.10-14 3.16-18 3.20-28 3.30]',
  (_what, [schema, fields]) => {
    const missing = fields.split(/\s+/).filter((field) => !hasField(schema, field.split('.')));
    expect(missing).toEqual([]);
  },
);

it.each<[string, readonly string[], string]>([
  [
    'types of vendor notifications',
    vendorNotificationTypes,
    'work_item_assigned work_item_updated invoice_approved invoice_rejected message_received',
  ],
  [
    'types of resident notifications',
    residentNotificationTypes,
    'message payment announcement security maintenance forum',
  ],
  ['priorities of notifications', priorities, 'high normal low'],
  ['statuses of invoices', invoiceStatuses, 'draft submitted approved paid rejected'],
  ['types of threads', threadTypes, 'direct payments broadcast'],
  ['priorities of contact submissions', contactPriorities, 'urgent high medium low'],
  ['statuses of topics', topicStatuses, 'open resolved closed'],
  ['payment methods', paymentMethods, 'ach card'],
  ['priorities of tickets', urgencies, 'low normal high safety'],
  ['priorities of work items', workItemPriorities, 'low normal high urgent safety'],
  ['categories of news', newsCategories, 'general maintenance policy events emergency'],
  ['categories of tickets', intakeCategories, 'maintenance community administrative financial'],
  ['categories of work items', workItemCategories, 'maintenance repair inspection emergency'],
  ['community types', communityTypes, 'noise parking pets other'],
  ['request types', requestTypes, 'documents permits account other'],
  ['issue types', issueTypes, 'billing payment assessment other'],
  ['themes', themes, 'light dark auto'],
  ['languages', languages, 'en es fr de'],
])(
  '%s are those of the specification [3.6 3.7 3.9 3.19 3.20 3.29 9.29 9.31-34]',
  (_what, values, expected) => {
    expect(values).toEqual(expected.split(' '));
  },
);
