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

/** Functions that upgrade records from earlier releases, by collection. */
const upgrades: { readonly [C in CollectionName]?: Upgrade } = {
  tickets: (record) => (isFormerTicket(record) ? upgradedTicket(record) : record),
  invoices: (invoice) => ({ ...invoice, invoiceNumber: renumbered(invoice.invoiceNumber) }),
  /** Accounts used to belong to a person. */
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

/** Upgrades a record from an earlier release; returns others unchanged. */
export function upgradedRecord(collection: CollectionName, record: FormerRecord): FormerRecord {
  return withDays(collection, upgrades[collection]?.(record) ?? record);
}

/** Only the sample resident could make payments. */
const owner = mockUsers.resident;
const ownedUnit = mockMemberships.resident[0].unit ?? '';

function isOwner(uid: unknown): boolean {
  return uid === owner.uid;
}

/** Count and date of internal notes used to be in a nested object. */
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

/** The number of invoices that were later added to the samples before the existing ones. */
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
