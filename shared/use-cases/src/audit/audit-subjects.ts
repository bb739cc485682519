import type { AuditSubject } from '@hoa/domain';
import type { CollectionName, Records } from '../ports/collections.ts';

/** Returns the key of a history's subject, such as `ticket:TKT-1001`. */
export function auditSubjectKey({ kind, id }: AuditSubject): string {
  return `${kind}:${id}`;
}

/**
 * Returns the keys of the subjects whose history includes a record. The audit stores and searches them with the record.
 */
export function auditSubjects<C extends CollectionName>(
  collection: C,
  record: Records[C],
): string[] {
  return (subjectsOf[collection]?.(record) ?? []).map(auditSubjectKey);
}

const ticket = (id: string): AuditSubject => ({ kind: 'ticket', id });
const unit = (id: string): AuditSubject => ({ kind: 'unit', id });
const person = (id: string): AuditSubject => ({ kind: 'person', id });

const subjectsOf: {
  readonly [C in CollectionName]?: (record: Records[C]) => readonly AuditSubject[];
} = {
  tickets: ({ id }) => [ticket(id)],
  ticketMessages: ({ ticketId }) => [ticket(ticketId)],
  ticketInvoices: ({ ticketId }) => [ticket(ticketId)],
  // Administrators, who read histories, see no drafts.
  invoices: ({ status, workOrderId }) => (status === 'draft' ? [] : [ticket(workOrderId)]),
  offices: ({ id }) => [{ kind: 'association', id }],
  // The person's own export is in no history.
  exports: ({ link }) => (link ? [{ kind: 'association', id: link.hoaId }] : []),
  units: ({ id }) => [unit(id)],
  seats: ({ uid }) => [person(uid)],
  impersonations: ({ uid }) => [person(uid)],
  sales: ({ unit: sold }) => [unit(sold)],
  accounts: ({ id }) => [unit(id)],
  payments: ({ unit: owed }) => [unit(owed)],
  subscriptions: ({ id }) => [unit(id.split(':')[0] ?? id)],
  people: ({ id }) => [person(id)],
  memberships: ({ uid, unit: home }) => (home ? [person(uid), unit(home)] : [person(uid)]),
  profiles: ({ id }) => [person(id)],
  vendors: ({ id }) => [person(id)],
  associations: ({ id }) => [{ kind: 'association', id }],
};
