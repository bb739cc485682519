/** What a query shows and a command changes: an answer is read again when one of its tags changes. */
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
  'documents',
  'payments',
  'subscription',
  'profile',
  'broadcasts',
  'broadcastDraft',
] as const;

export type Tag = (typeof tags)[number];

/** A query's `tags` name what it shows, a command's what it changes. */
export interface OperationInfo {
  readonly kind: 'query' | 'command';
  readonly tags: readonly Tag[];
}

const query = (...shown: Tag[]): OperationInfo => ({ kind: 'query', tags: shown });
const command = (...changed: Tag[]): OperationInfo => ({ kind: 'command', tags: changed });

/**
 * Every operation of the portal, light enough for the boot of each page.
 * `contract.ts` gives each its input and output; one missing on either side does not compile.
 */
export const operations = {
  'tickets.list': query('tickets'),
  'tickets.get': query('tickets'),
  'tickets.messages': query('ticketMessages'),
  'tickets.create': command('tickets', 'notifications'),
  'tickets.updateDescription': command('tickets'),
  'tickets.changeStatus': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.changeStatusMany': command('tickets', 'notifications', 'vendorNotifications'),
  'tickets.postMessage': command(
    'tickets',
    'ticketMessages',
    'notifications',
    'vendorNotifications',
  ),
  'tickets.attach': command('tickets'),
  'tickets.detach': command('tickets'),
  'tickets.markRead': command('tickets'),
  'tickets.submitInvoice': command('tickets', 'ticketMessages', 'ticketInvoices', 'notifications'),
  'tickets.createWorkItem': command('tickets', 'vendorNotifications'),
  'tickets.assign': command('tickets', 'vendorNotifications'),
  'vendors.list': query('vendors'),
  'residents.list': query('residents'),
  'vendorNotifications.list': query('vendorNotifications'),
  'vendorNotifications.markRead': command('vendorNotifications'),
  'vendorDashboard.get': query('tickets', 'invoices'),
  'contactSubmissions.list': query('contactSubmissions'),
  'invoices.list': query('invoices'),
  'invoices.save': command('invoices'),
  'invoices.submit': command('invoices'),
  'ticketInvoices.list': query('ticketInvoices'),

  'threads.list': query('threads'),
  'threads.get': query('threads'),
  'threads.messages': query('threadMessages'),
  'threads.reply': command('threads', 'threadMessages'),
  'threads.markRead': command('threads', 'threadMessages'),
  'threads.compose': command('threads'),
  'notifications.list': query('notifications'),
  'notifications.markRead': command('notifications'),
  'notifications.markAllRead': command('notifications'),
  'notifications.delete': command('notifications'),
  'notifications.restore': command('notifications'),
  'account.get': query('account'),
  'announcements.list': query('announcements'),
  'events.list': query('events'),
  'events.rsvp': command('events'),
  'news.list': query('announcements'),
  'news.save': command('announcements'),
  'news.setPublished': command('announcements'),
  'news.delete': command('announcements'),
  'topics.list': query('topics'),
  'topics.get': query('topics'),
  'topics.updates': query('topicUpdates'),
  'topics.comments': query('comments'),
  'topics.create': command('topics'),
  'topics.moderate': command('topics'),
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
  'documents.list': query('documents'),
  'documents.upload': command('documents'),
  'documents.createFolder': command('documents'),
  'files.download': command(),
  'payments.history': query('payments'),
  'payments.subscription': query('subscription'),
  'payments.settings': query('subscription'),
  'payments.pay': command('payments', 'account'),
  'payments.saveAutopay': command('subscription'),
  'payments.saveSettings': command('subscription'),
  'payments.openBillingPortal': command(),
  'payments.statements': command(),
  'profile.get': query('profile'),
  'profile.update': command('profile'),
  'profile.savePreferences': command('profile'),
  'profile.savePrivacy': command('profile'),
  'profile.saveAppearance': command('profile'),
  'broadcasts.send': command('broadcasts', 'threads', 'threadMessages', 'notifications'),
  'broadcasts.draft.get': query('broadcastDraft'),
  'broadcasts.draft.save': command('broadcastDraft'),
  'broadcasts.recipientCount': query('residents', 'vendors'),
  'admin.overview': query('tickets', 'announcements', 'invoices'),
} satisfies Record<string, OperationInfo>;

export type Operation = keyof typeof operations;

/** All names, for tests and tables. */
export const operationNames = Object.keys(operations).filter(isOperation);

/** Whether a text names an operation of the portal. */
export function isOperation(name: string): name is Operation {
  return Object.hasOwn(operations, name);
}
