import type { Association, Membership } from '@hoa/domain';
import { actors, aTicket } from '@hoa/domain/testing';
import { expect, it, test } from 'vitest';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import type { AuditedOperation, AuditQuery } from '../ports/services.ts';
import { auditSubjects } from './audit-subjects.ts';
import { auditUseCases, shownChanges } from './list-audit.ts';

const ticket: StoredTicket = { ...aTicket(), unreadFor: [], internalMessagesCount: 0 } as never;
const association = { id: 'default-hoa' } as Association;

function contextOf(items: AuditedOperation[], asked: AuditQuery[] = []): UseCaseContext {
  const auditTrail = {
    list: async (_: Association, query: AuditQuery) => {
      asked.push(query);
      return { items, total: items.length };
    },
  };
  return { actor: actors.admin, association, auditTrail } as never;
}

it('returns who did what when, with the changed fields', async () => {
  const asked: AuditQuery[] = [];
  const by = { displayName: 'Ada Admin', role: 'admin' } as const;
  const at = '2026-03-10T15:00:00.000Z';
  const done = { id: '7', at, by, operation: 'tickets.changeStatus' };
  const after: StoredTicket = { ...ticket, status: 'resolved', updatedAt: at };
  const records = [{ collection: 'tickets', before: ticket, after } as const];
  const answer = await auditUseCases['audit.list'](contextOf([{ ...done, records }], asked), {
    subject: { kind: 'ticket', id: 'TKT-1001' },
    offset: 10,
  });
  expect(answer).toEqual({
    items: [{ ...done, changes: [{ field: 'tickets.status', before: 'new', after: 'resolved' }] }],
    total: 1,
  });
  expect(asked).toEqual([{ subject: 'ticket:TKT-1001', limit: 10, offset: 10 }]);
});

it('is not supported where no audit is kept', async () => {
  const context = { ...contextOf([]), auditTrail: undefined };
  const input = { subject: { kind: 'ticket', id: 'TKT-1001' } } as const;
  await expect(auditUseCases['audit.list'](context, input)).rejects.toMatchObject({
    code: 'not-supported',
  });
});

const membership: Membership = {
  id: 'm1',
  uid: 'p1',
  role: 'resident',
  unit: 'A-101',
  tenure: 'owner',
  since: '2020-01-01',
  groups: [],
};

test.each([
  ['a new record', { after: membership }, ['role', 'unit', 'tenure', 'since'], 'after'],
  ['a removed one', { before: membership }, ['role', 'unit', 'tenure', 'since'], 'before'],
  [
    'a field that is set',
    { before: membership, after: { ...membership, until: '2026-01-01' } },
    ['until'],
    'after',
  ],
])('shows of %s every field that has a value', (_, record, fields, side) => {
  const changes = shownChanges({ collection: 'memberships', ...record });
  expect(changes.map(({ field }) => field)).toEqual(fields.map((name) => `memberships.${name}`));
  for (const change of changes) expect(Object.keys(change)).toEqual(['field', side]);
});

it('shows the beginnings of long texts, also of one that was changed at its end', () => {
  const of = (end: string) => ({ ...ticket, description: 'a'.repeat(20_000) + end });
  const [change, ...others] = shownChanges({
    collection: 'tickets',
    before: of('b'),
    after: of('c'),
  });
  expect(others).toEqual([]);
  expect(change).toEqual({
    field: 'tickets.description',
    before: `${'a'.repeat(500)}…`,
    after: `${'a'.repeat(500)}…`,
  });
});

it('shows files by their names, and no ids', () => {
  const file = { id: 'f1', name: 'leak.png', type: 'image/png', size: 1, url: '/f1' };
  const attachments = [{ ...file, uploadedBy: 'p1', uploadedAt: '2026-01-01' }];
  const after: StoredTicket = { ...ticket, attachments, unreadFor: ['admin'] };
  expect(shownChanges({ collection: 'tickets', before: ticket, after })).toEqual([
    { field: 'tickets.attachments', after: ['leak.png'] },
  ]);
});

it('shows of a message that it is internal, and not that it is none', () => {
  const fieldsOf = (isInternal: boolean) =>
    shownChanges({
      collection: 'ticketMessages',
      after: { content: 'Tomorrow', isInternal, attachments: [] } as never,
    }).map(({ field }) => field);
  expect(fieldsOf(false)).toEqual(['ticketMessages.content']);
  expect(fieldsOf(true)).toEqual(['ticketMessages.content', 'ticketMessages.isInternal']);
});

test.each([
  ['tickets', ticket, ['ticket:TKT-1001']],
  ['memberships', membership, ['person:p1', 'unit:A-101']],
  ['subscriptions', { id: 'A-101:p1' }, ['unit:A-101']],
  ['invoices', { workOrderId: 'TKT-1001', status: 'submitted' }, ['ticket:TKT-1001']],
  ['invoices', { workOrderId: 'TKT-1001', status: 'draft' }, []],
  ['news', { id: 'n1' }, []],
] as const)('a record of %s belongs to its histories', (collection, record, subjects) => {
  expect(auditSubjects(collection, record as never)).toEqual(subjects);
});
