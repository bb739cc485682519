import { PortalError } from '@hoa/api';
import {
  type AuditedChange,
  type AuditValue,
  allowIf,
  excerptOf,
  hasPermission,
  listPageSize,
  maySeeAdminDashboard,
  seesHistory,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import type { CollectionName, Records } from '../ports/collections.ts';
import { type FieldOf, valueAt } from '../ports/declare.ts';
import type { AuditedRecord } from '../ports/services.ts';
import { auditSubjectKey } from './audit-subjects.ts';

/** Lists the recorded operations on a ticket, an account or a person, latest first. */
const listAudit: UseCase<'audit.list'> = async (context, { subject, limit, offset }) => {
  const { actor, association, auditTrail } = context;
  assertAllowed(maySeeAdminDashboard(actor));
  assertAllowed(allowIf(seesHistory(actor, subject), 'permission-missing'));
  const seesInvoices = hasPermission(actor, 'money', 'vendors');
  if (!auditTrail) throw new PortalError('not-supported');
  const { items, total } = await auditTrail.list(association, {
    subject: auditSubjectKey(subject),
    limit: limit ?? listPageSize,
    offset: offset ?? 0,
  });
  return {
    items: items.map(({ id, at, by, operation, records }) => ({
      id,
      at,
      by,
      operation,
      changes: records
        .filter(({ collection }) => seesInvoices || !/invoices$/i.test(collection))
        .flatMap(shownChanges),
    })),
    total,
  };
};

export const auditUseCases = { 'audit.list': listAudit } satisfies UseCases;

/** The fields of each collection that a history shows. Ids, versions and internal fields are left out. */
const shownFields: { readonly [C in CollectionName]?: readonly FieldOf<Records[C]>[] } = {
  tickets: [
    'title',
    'description',
    'status',
    'priority',
    'category',
    'assignedTo.displayName',
    'dueDate',
    'attachments',
  ],
  ticketMessages: ['content', 'isInternal', 'attachments'],
  ticketInvoices: ['amount', 'description', 'status', 'attachments'],
  invoices: ['invoiceNumber', 'amount', 'status'],
  offices: [
    'permissions.board-member',
    'permissions.treasurer',
    'permissions.manager',
    'permissions.editor',
  ],
  exports: ['link.from', 'link.to', 'link.endsOn', 'link.downloads'],
  units: ['address', 'share', 'notes'],
  seats: ['group', 'office', 'since', 'until'],
  impersonations: ['until'],
  sales: ['at', 'buyer.displayName'],
  accounts: ['status', 'balance', 'dueDate'],
  payments: ['description', 'amount', 'fees', 'total', 'method', 'status', 'confirmationNumber'],
  subscriptions: ['amount', 'frequency', 'nextBillDate', 'paymentMethod.type', 'turnedOffAt'],
  people: ['displayName', 'email', 'phone', 'postalAddress', 'language', 'bounce.at', 'removedAt'],
  memberships: ['role', 'office', 'unit', 'tenure', 'ownership', 'groups', 'since', 'until'],
  profiles: ['displayName', 'email', 'pendingEmail', 'phone'],
  vendors: ['displayName', 'services', 'insuredUntil'],
  associations: [
    'name',
    'shortName',
    'accentColor',
    'logo.name',
    'timeZone',
    'contact',
    'officeHours',
    'postalAddress',
    'emergencyPhone',
    'ticketPrefix',
    'invoicePrefix',
    'receiptPrefix',
    'duesAmount',
    'laborRate',
    'cardFeeRate',
    'cardFeeFlat',
    'bankFee',
    'topicOpeners',
    'eventGuests',
    'publicCalendar',
    'languages',
    'directory',
  ],
};

/** Lists the shown fields that differ between the two states of a record. */
export function shownChanges({ collection, before, after }: AuditedRecord): AuditedChange[] {
  return (shownFields[collection] ?? []).flatMap((path) => {
    const [was, is] = [shownValue(before, path), shownValue(after, path)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return {
      field: `${collection}.${path}`,
      ...(was === undefined ? {} : { before: listed(was) }),
      ...(is === undefined ? {} : { after: listed(is) }),
    };
  });
}

/** Shortens texts, since a history is a list. */
function listed(value: AuditValue): AuditValue {
  return typeof value === 'string' ? excerptOf(value) : value;
}

/** Formats a value for display: files by name. Returns undefined for an empty value and for false. */
function shownValue(record: object | undefined, path: string): AuditValue | undefined {
  const value: unknown = record && valueAt(record, path);
  if (value === undefined || value === null || value === '' || value === false) {
    return undefined;
  }
  if (!Array.isArray(value)) return value as AuditValue;
  const texts = value.map((item: unknown) =>
    typeof item === 'string' ? item : (item as { readonly name: string }).name,
  );
  return texts.length > 0 ? texts : undefined;
}
