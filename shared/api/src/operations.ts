/** The cache tags. A query lists the tags it shows, a command those it invalidates. */
export const tags = [
  'tickets',
  'ticketMessages',
  'vendors',
  'residents',
  'vendorNotifications',
  'contactSubmissions',
  'invoices',
  'ticketInvoices',
  'threads',
  'threadMessages',
  'notifications',
  'account',
  'announcements',
  'events',
  'topics',
  'topicUpdates',
  'comments',
  'polls',
  'documents',
  'payments',
  'subscription',
  'profile',
  'sessions',
  'passkeys',
  'broadcasts',
  'broadcastDraft',
  'people',
  'homes',
  'imports',
  'association',
  'exports',
  'directory',
  'messageDrafts',
  'messageReports',
  'messageBlocks',
  'outbox',
] as const;

export type Tag = (typeof tags)[number];

export interface OperationInfo {
  readonly kind: 'query' | 'command';
  readonly tags: readonly Tag[];
  /** True if `{}` is a valid input; then an input with only page fields needs no validation against the contract. */
  readonly isBare: boolean;
}

type QueryInfo = OperationInfo & { readonly kind: 'query' };
type CommandInfo = OperationInfo & { readonly kind: 'command' };

const query = (...shown: Tag[]): QueryInfo => ({ kind: 'query', tags: shown, isBare: false });
const bareQuery = (...shown: Tag[]): QueryInfo => ({ ...query(...shown), isBare: true });
const command = (...changed: Tag[]): CommandInfo => ({
  kind: 'command',
  tags: changed,
  isBare: false,
});

/** A command that changes the members of the association. */
const people = command('people', 'homes', 'imports', 'residents', 'vendors', 'profile');

/**
 * All operations of the portal, small enough for the initial bundle of each page. `contract.ts` gives each its input
 * and output; an operation missing on either side does not compile.
 */
export const operations = {
  'tickets.list': bareQuery('tickets'),
  'tickets.board': bareQuery('tickets'),
  'tickets.get': query('tickets'),
  'tickets.messages': query('ticketMessages'),
  'tickets.create': command('tickets', 'notifications'),
  'tickets.updateDescription': command('tickets'),
  'tickets.changeStatus': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.changeStatusMany': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.moveBack': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.postMessage': command(
    'tickets',
    'ticketMessages',
    'notifications',
    'vendorNotifications',
  ),
  'tickets.attach': command('tickets'),
  'tickets.detach': command('tickets'),
  'tickets.markRead': command('tickets'),
  'tickets.submitInvoice': command(
    'tickets',
    'ticketMessages',
    'ticketInvoices',
    'invoices',
    'notifications',
  ),
  'tickets.createWorkItem': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.assign': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.changeDueDate': command('tickets', 'vendorNotifications'),
  'tickets.withdraw': command('tickets', 'notifications', 'vendorNotifications'),
  'vendors.list': bareQuery('vendors', 'tickets', 'invoices'),
  'vendors.get': query('vendors', 'people', 'profile'),
  'vendors.change': command('vendors'),
  'residents.list': bareQuery('residents'),
  'vendorNotifications.list': bareQuery('vendorNotifications'),
  'vendorNotifications.get': query('vendorNotifications'),
  'vendorNotifications.markRead': command('vendorNotifications'),
  'vendorDashboard.get': bareQuery('tickets', 'invoices'),
  'contactSubmissions.list': bareQuery('contactSubmissions'),
  'invoices.list': bareQuery('invoices'),
  'invoices.get': query('invoices'),
  'invoices.totals': bareQuery('invoices'),
  'invoices.save': command('invoices'),
  'invoices.submit': command('invoices', 'notifications'),
  'invoices.delete': command('invoices'),
  'ticketInvoices.list': bareQuery('ticketInvoices'),

  'threads.list': bareQuery('threads'),
  'threads.get': query('threads'),
  'threads.messages': query('threadMessages'),
  'threads.reply': command('threads', 'threadMessages', 'messageDrafts'),
  'threads.markRead': command('threads', 'threadMessages'),
  'threads.compose': command('threads', 'messageDrafts'),
  'threads.recipients': bareQuery('directory', 'association', 'messageBlocks'),
  'threads.mute': command('threads'),
  'threads.report': command('messageReports'),
  'inbox.list': query('threads'),
  'inbox.colleagues': bareQuery('people', 'association'),
  'inbox.assign': command('threads'),
  'inbox.setClosed': command('threads'),
  'reports.list': query('messageReports'),
  'reports.decide': command('messageReports', 'threads', 'threadMessages'),
  'blocks.list': bareQuery('messageBlocks'),
  'blocks.set': command('messageBlocks'),
  'messageDrafts.get': query('messageDrafts'),
  'messageDrafts.save': command('messageDrafts'),
  'notifications.list': bareQuery('notifications'),
  'notifications.markRead': command('notifications'),
  'notifications.markAllRead': command('notifications'),
  'notifications.delete': command('notifications'),
  'notifications.restore': command('notifications'),
  'association.get': bareQuery('association'),
  'association.settings': bareQuery('association', 'tickets', 'invoices'),
  'association.save': command('association'),
  'offices.get': bareQuery('association'),
  'offices.save': command('association', 'people'),
  'association.steps': bareQuery(
    'association',
    'homes',
    'residents',
    'announcements',
    'events',
    'documents',
  ),
  'directory.list': bareQuery('directory', 'association'),
  'directory.preview': bareQuery('profile', 'directory', 'association'),
  'account.get': bareQuery('account'),
  'announcements.list': bareQuery('announcements'),
  'announcements.get': query('announcements'),
  'announcements.markSeen': command(),
  'events.list': bareQuery('events'),
  'events.managed': bareQuery('events'),
  'events.plan': query('events'),
  'events.answers': query('events', 'people', 'profile'),
  'events.save': command('events', 'notifications'),
  'events.cancel': command('events', 'notifications'),
  'events.rsvp': command('events', 'notifications'),
  'calendar.feed': bareQuery('profile', 'association'),
  'calendar.renew': command('profile'),
  'calendar.end': command('profile'),
  'news.list': bareQuery('announcements'),
  'news.get': query('announcements'),
  'news.receipts': query(),
  'news.save': command('announcements'),
  'news.setPublished': command('announcements'),
  'news.delete': command('announcements'),
  'topics.list': bareQuery('topics'),
  'topics.tags': bareQuery('topics'),
  'topics.get': query('topics'),
  'topics.updates': query('topicUpdates'),
  'topics.comments': query('comments'),
  'topics.create': command('topics'),
  'topics.edit': command('topics'),
  'topics.withdraw': command('topics', 'comments'),
  'topics.withheld': bareQuery('topics'),
  'topics.review': command('topics'),
  'topics.moderate': command('topics', 'topicUpdates', 'comments', 'polls'),
  'comments.moderate': command('topics', 'comments'),
  'moderation.list': bareQuery('topics'),
  'topics.follow': command('topics'),
  'topics.mentionable': query('topics'),
  'comments.thank': command('comments'),
  'polls.list': query('polls'),
  'polls.result': query('polls'),
  'polls.votes': query('polls'),
  'polls.create': command('polls'),
  'polls.vote': command('polls'),
  'polls.voteOnPaper': command('polls'),
  'polls.delete': command('polls', 'topics'),
  'topics.save': command('topics'),
  'topics.delete': command('topics', 'topicUpdates', 'comments'),
  'topics.setPinned': command('topics'),
  'topics.setLocked': command('topics'),
  'topics.setStatus': command('topics'),
  'topics.postUpdate': command('topics', 'topicUpdates'),
  'topics.recordView': command('topics'),
  'comments.add': command('topics', 'comments'),
  'comments.edit': command('comments'),
  'comments.delete': command('topics', 'comments'),
  'documents.folders': bareQuery('documents'),
  'documents.list': bareQuery('documents'),
  'documents.createFolder': command('documents'),
  'documents.saveFolder': command('documents'),
  'documents.upload': command('documents'),
  'documents.save': command('documents'),
  'documents.move': command('documents'),
  'documents.remove': command('documents'),
  'documents.restore': command('documents'),
  'documents.trash': bareQuery('documents'),
  'documents.versions': query('documents'),
  'documents.restoreVersion': command('documents'),
  'files.get': query('documents'),
  'payments.history': bareQuery('payments'),
  'payments.get': query('payments'),
  'payments.subscription': bareQuery('subscription', 'account'),
  'payments.sources': bareQuery('subscription'),
  'payments.settings': bareQuery('subscription'),
  'payments.pay': command('payments', 'account', 'notifications'),
  'payments.saveAutopay': command('subscription'),
  'payments.turnOffAutopay': command('subscription'),
  'payments.saveSettings': command('subscription'),
  'profile.get': bareQuery('profile'),
  // Names and contact details in all these come from profiles.
  'profile.update': command(
    'profile',
    'tickets',
    'residents',
    'people',
    'topics',
    'threads',
    'threadMessages',
    'ticketMessages',
    'comments',
    'payments',
    'broadcasts',
  ),
  'profile.savePreferences': command('profile', 'notifications', 'vendorNotifications'),
  'profile.savePrivacy': command(
    'profile',
    'tickets',
    'topics',
    'threads',
    'threadMessages',
    'comments',
  ),
  'profile.saveAppearance': command('profile'),
  'sessions.list': bareQuery('sessions'),
  'sessions.end': command('sessions'),
  'passkeys.list': bareQuery('passkeys'),
  'passkeys.begin': command(),
  'passkeys.add': command('passkeys'),
  'passkeys.remove': command('passkeys'),
  'broadcasts.send': command(
    'broadcasts',
    'broadcastDraft',
    'threads',
    'threadMessages',
    'notifications',
    'vendorNotifications',
  ),
  'broadcasts.list': bareQuery('broadcasts'),
  'broadcasts.draft.get': bareQuery('broadcastDraft'),
  'broadcasts.draft.save': command('broadcastDraft'),
  'broadcasts.recipientCount': query('residents', 'vendors'),
  'broadcasts.recipients': query('residents', 'vendors', 'homes'),
  'admin.overview': bareQuery('tickets', 'announcements', 'invoices', 'residents', 'vendors'),
  'admin.waiting': bareQuery('tickets', 'invoices'),
  'admin.ticketTrends': bareQuery('tickets'),
  'admin.finances': bareQuery('invoices', 'vendors', 'account'),
  'accounts.outstanding': bareQuery('account'),

  'people.list': bareQuery('people', 'profile'),
  'people.get': query('people', 'profile'),
  'people.invite': people,
  'people.sendInvitation': command('people'),
  'people.uninvited': bareQuery('people'),
  'people.sendInvitations': command('people'),
  'people.correct': people,
  'people.importPreview': query('people'),
  'people.import': people,
  'people.changeMembership': people,
  'people.endMembership': people,
  'people.addSeat': people,
  'people.endSeat': people,
  'people.viewAs': command(),
  'people.stopViewing': command(),
  'people.remove': people,
  'people.restore': people,
  'people.changeEmail': people,
  'buildings.list': bareQuery('homes'),
  'buildings.rename': command('homes'),
  'homes.list': bareQuery('homes', 'people', 'profile'),
  'homes.get': query('homes', 'people', 'profile'),
  'homes.add': command('homes'),
  'homes.change': command('homes'),
  'homes.remove': command('homes'),
  'homes.recordSale': people,
  'homes.undoSale': people,
  'homes.importPreview': query('homes'),
  'homes.import': command('homes', 'imports'),
  'seats.importPreview': query('people'),
  'seats.import': people,
  'imports.list': query('imports'),
  'imports.undo': command('imports', 'people', 'homes', 'residents', 'vendors'),
  'exports.get': bareQuery('exports'),
  'exports.request': command('exports'),
  'exports.packages': bareQuery('exports'),
  'exports.makePackage': command('exports'),
  'exports.revokePackage': command('exports'),
  'audit.list': query(
    'tickets',
    'ticketMessages',
    'ticketInvoices',
    'payments',
    'people',
    'homes',
    'association',
    'exports',
  ),

  'outbox.list': bareQuery('outbox'),
  'outbox.retry': command('outbox'),
  'outbox.discard': command('outbox'),
} satisfies Record<string, OperationInfo>;

export type Operation = keyof typeof operations;

/** How long the server stores the response to a command for retries. */
export const requestMemoryMs = 90 * 24 * 60 * 60 * 1000;

/** The commands that can be queued offline. All others are rejected; payments in particular are never stored. */
export const waitingCommands = [
  'tickets.create',
  'tickets.postMessage',
  'threads.reply',
  'comments.add',
] as const;

export type WaitingCommand = (typeof waitingCommands)[number];

export function canWait(name: Operation): name is WaitingCommand {
  return waitingCommands.some((command) => command === name);
}

export type Command = {
  [N in Operation]: (typeof operations)[N] extends CommandInfo ? N : never;
}[Operation];

export const operationNames = Object.keys(operations).filter(isOperation);

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(operations, name);
}

/**
 * Operations that have a control on a screen but no implementation. They have no schemas, so no adapter can support
 * them. After an operation is declared in `operations`, it is no longer planned, and its control does not compile
 * without an action.
 */
export type PlannedOperation = Exclude<
  'payments.openBillingPortal' | 'payments.statements' | 'workHours.log' | 'serviceAreas.update',
  Operation
>;
