import { type Operation, operationNames, operations, PortalError } from '@hoa/api';
import { type Actor, defaultPermissions, offices, type Permission, permissions } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it, test } from 'vitest';
import { exampleInputs } from './testing/example-inputs.ts';
import { officeRecords } from './testing/office-records.ts';
import { openPortal } from './testing/sample-portal.ts';

/** An administrator needs one of these permissions; `full` all of them, `none` no particular one. */
type Needed = readonly Permission[] | 'full' | 'none';

const tickets: Needed = ['tickets'];
const invoices: Needed = ['money', 'vendors'];
const people: Needed = ['people'];
const news: Needed = ['news'];
const forums: Needed = ['forums'];
const broadcasts: Needed = ['broadcasts'];
const messages: Needed = ['messages'];
const documents: Needed = ['documents'];
const association: Needed = ['association'];

/** A new operation that is not for everyone needs its row. */
const table: Partial<Record<Operation, Needed>> = {
  'tickets.list': tickets,
  'tickets.board': tickets,
  'tickets.get': tickets,
  'tickets.messages': tickets,
  'tickets.updateDescription': tickets,
  'tickets.changeStatus': tickets,
  'tickets.changeStatusMany': tickets,
  'tickets.moveBack': tickets,
  'tickets.postMessage': tickets,
  'tickets.attach': tickets,
  'tickets.detach': tickets,
  'tickets.markRead': tickets,
  'tickets.createWorkItem': tickets,
  'tickets.assign': tickets,
  'tickets.changeDueDate': tickets,
  'tickets.withdraw': tickets,
  'admin.ticketTrends': tickets,
  'vendors.list': ['vendors', 'tickets', 'money'],
  'vendors.get': ['vendors'],
  'vendors.change': ['vendors'],
  'ticketInvoices.list': invoices,
  'invoices.list': invoices,
  'invoices.get': invoices,
  'invoices.totals': invoices,
  'admin.finances': ['money'],
  'accounts.outstanding': ['money'],
  'admin.overview': 'none',
  'admin.waiting': 'none',
  'news.list': news,
  'news.get': news,
  'news.receipts': news,
  'news.save': news,
  'news.setPublished': news,
  'news.delete': news,
  'events.managed': news,
  'events.plan': news,
  'events.answers': news,
  'events.save': news,
  'events.cancel': news,
  'topics.create': forums,
  'topics.review': forums,
  'polls.create': forums,
  'polls.voteOnPaper': forums,
  'polls.delete': forums,
  'topics.moderate': forums,
  'comments.moderate': forums,
  'topics.save': forums,
  'topics.delete': forums,
  'topics.setPinned': forums,
  'topics.setLocked': forums,
  'topics.setStatus': forums,
  'topics.postUpdate': forums,
  'comments.edit': forums,
  'comments.delete': forums,
  'broadcasts.send': broadcasts,
  'broadcasts.list': broadcasts,
  'broadcasts.draft.get': broadcasts,
  'broadcasts.draft.save': broadcasts,
  'broadcasts.recipientCount': ['broadcasts', 'news'],
  'broadcasts.recipients': broadcasts,
  'inbox.list': messages,
  'inbox.colleagues': messages,
  'inbox.assign': messages,
  'inbox.setClosed': messages,
  'reports.list': messages,
  'reports.decide': messages,
  'buildings.list': ['people', 'broadcasts', 'news'],
  'residents.list': ['people', 'documents'],
  'documents.createFolder': documents,
  'documents.saveFolder': documents,
  'documents.upload': documents,
  'documents.save': documents,
  'documents.move': documents,
  'documents.remove': documents,
  'documents.restore': documents,
  'documents.trash': documents,
  'documents.restoreVersion': documents,
  'people.list': people,
  'people.get': people,
  'people.invite': people,
  'people.sendInvitation': people,
  'people.uninvited': people,
  'people.sendInvitations': people,
  'people.correct': people,
  // The lines of the example include an administrator.
  'people.importPreview': 'full',
  'people.import': 'full',
  'people.changeMembership': people,
  'people.endMembership': people,
  'people.addSeat': people,
  'people.endSeat': people,
  'people.viewAs': 'full',
  'people.stopViewing': 'full',
  'people.remove': people,
  'people.restore': people,
  'people.changeEmail': people,
  'buildings.rename': people,
  'homes.list': people,
  'homes.get': people,
  'homes.add': people,
  'homes.change': people,
  'homes.remove': people,
  'homes.recordSale': people,
  'homes.undoSale': people,
  'homes.importPreview': people,
  'homes.import': people,
  'seats.importPreview': people,
  'seats.import': people,
  'imports.list': people,
  'imports.undo': people,
  'association.settings': association,
  'association.save': association,
  'association.steps': association,
  'offices.get': 'full',
  'offices.save': 'full',
  'exports.get': 'full',
  'exports.request': 'full',
  'exports.packages': 'full',
  'exports.makePackage': 'full',
  'exports.revokePackage': 'full',
  // The example is the history of a ticket.
  'audit.list': tickets,
};

const ports = {
  auditTrail: { list: async () => ({ items: [], total: 0 }) },
  passkeys: {
    list: async () => [],
    begin: async () => ({}),
    add: async () => {},
    remove: async () => {},
  },
  sessions: { list: async () => [], end: async () => {} },
};
const open = () => openPortal({ ...ports, records: officeRecords });
const reading = open();

async function answerTo(actor: Actor, name: Operation): Promise<string> {
  const { run } = operations[name].kind === 'query' ? reading : open();
  return run(actor, name, exampleInputs[name]).then(
    () => 'ok',
    (error: unknown) => PortalError.from(error).code,
  );
}

const { admin, resident } = mockActors;
const holding = (...held: readonly Permission[]): Actor => ({ ...admin, permissions: held });

function mayDo(name: Operation, held: readonly Permission[]): boolean {
  const needed = table[name] ?? 'none';
  if (needed === 'full') return false;
  return needed === 'none' || needed.some((permission) => held.includes(permission));
}

describe.each(operationNames)('%s', (name) => {
  it('needs the permissions in the table, for each office and for each single permission', async () => {
    const full = await answerTo(admin, name);
    if (table[name]) expect(full).toBe('ok');
    const holders = [
      ...offices.map((office) => [office, defaultPermissions[office]] as const),
      ...permissions.map((permission) => [permission, [permission]] as const),
      ['nothing', []] as const,
    ];
    for (const [holder, held] of holders) {
      const answer = await answerTo(holding(...held), name);
      const isAllowed = mayDo(name, held);
      expect(answer === 'ok', `${holder}: ${answer}`).toBe(isAllowed && full === 'ok');
    }
  });
});

test('every operation that residents may not do and administrators may has a row', async () => {
  const missing: Operation[] = [];
  for (const name of operationNames) {
    const isForAdmins =
      (await answerTo(admin, name)) === 'ok' && (await answerTo(resident, name)) !== 'ok';
    if (isForAdmins && table[name] === undefined) missing.push(name);
  }
  // An administrator's own passkeys need no permission, and neither does their part of the dashboard.
  expect(missing.sort()).toEqual([
    'passkeys.add',
    'passkeys.begin',
    'passkeys.list',
    'passkeys.remove',
  ]);
});
