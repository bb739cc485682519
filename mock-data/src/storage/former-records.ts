import { isCompleted, type TicketStatus } from '@hoa/domain';
import type { CollectionName } from '@hoa/use-cases';
import { mockMemberships, mockUsers } from '../mock-users.ts';
import {
  type FormerRecord,
  upgradedMark,
  upgradedNews,
  upgradedNotification,
} from './former-community.ts';
import { withDays } from './former-days.ts';

interface FormerTicket {
  readonly status: TicketStatus;
  readonly updatedAt: string;
  readonly lastActivity: string;
  readonly internal: { readonly messagesCount: number; readonly lastActivity?: string };
}

type Upgrade = (record: FormerRecord) => FormerRecord;

/** What turns a record of an earlier release into one of this release, by collection. */
const upgrades: { readonly [C in CollectionName]?: Upgrade } = {
  tickets: (record) => (isFormerTicket(record) ? upgradedTicket(record) : record),
  invoices: (invoice) => ({ ...invoice, invoiceNumber: renumbered(invoice.invoiceNumber) }),
  /** An account belonged to a person. */
  accounts: ({ uid, ...account }) =>
    isOwner(uid) ? { ...account, id: ownedUnit, unit: ownedUnit } : { ...account, uid },
  payments: ({ uid, idempotencyKey: _, ...payment }) =>
    isOwner(uid)
      ? { ...payment, unit: ownedUnit, paidBy: { uid, displayName: owner.displayName } }
      : { ...payment, uid },
  subscriptions: (subscription) =>
    isOwner(subscription.id)
      ? { ...subscription, id: `${ownedUnit}:${subscription.id}` }
      : subscription,
  broadcasts: ({ idempotencyKey: _, ...broadcast }) => broadcast,
  news: upgradedNews,
  notifications: upgradedNotification,
  notificationMarks: upgradedMark,
};

/** A record of an earlier release in the shape that its collection has now; others stay as they are. */
export function upgradedRecord(collection: CollectionName, record: FormerRecord): FormerRecord {
  return withDays(collection, upgrades[collection]?.(record) ?? record);
}

/** Only the sample resident could pay. */
const owner = mockUsers.resident;
const ownedUnit = mockMemberships.resident[0].unit ?? '';

function isOwner(uid: unknown): boolean {
  return uid === owner.uid;
}

/** Internal notes were counted and dated in an object of their own. */
function upgradedTicket({ internal, ...ticket }: { id: string } & FormerTicket) {
  const { messagesCount: internalMessagesCount, lastActivity = '' } = internal;
  const [, lastActivityForAdmins] = [lastActivity, ticket.lastActivity].toSorted();
  return {
    ...ticket,
    internalMessagesCount,
    lastActivityForAdmins,
    ...(isCompleted(ticket.status) ? { work: { completedAt: ticket.updatedAt } } : {}),
  };
}

/** So many invoices have joined the samples before those that there were. */
const addedInvoices = 5;

function renumbered(former: unknown): unknown {
  return typeof former === 'string'
    ? former.replace(/\d+$/, (number) =>
        String(Number(number) + addedInvoices).padStart(number.length, '0'),
      )
    : former;
}

function isFormerTicket(record: { id: string }): record is { id: string } & FormerTicket {
  const { internal } = record as Partial<FormerTicket>;
  return typeof internal === 'object' && internal !== null;
}
