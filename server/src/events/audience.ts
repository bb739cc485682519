import { isDeepStrictEqual } from 'node:util';
import type { Tag } from '@hoa/api';
import {
  type Actor,
  type Association,
  actorKeys,
  everyAdminKey,
  everyoneKey,
  everyVendorKey,
  type KnownPerson,
  type Membership,
  type Permission,
  permissionKey,
  personKey,
  type Role,
  vendorKey,
} from '@hoa/domain';
import {
  type CollectionName,
  collectionTags,
  type Records,
  type StoredProfile,
  type StoredTicket,
  type TicketParty,
} from '@hoa/use-cases';
import type { Written } from '../ports/database.ts';
import type { ChangeAudience, Queryable } from './change-log.ts';

/** The people that a ticket belongs to. */
interface Parties {
  readonly submittedBy: { readonly uid: string };
  readonly assignedTo?: { readonly uid: string } | undefined;
}

/** Data besides the written records that determines the audience of a change. */
export interface RelatedParties {
  readonly now: Date;
  /** The parties of the tickets that written records belong to, before and after the change. */
  readonly tickets: ReadonlyMap<string, readonly Parties[]>;
  /** The keys of the members of the conversations that written records belong to. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

interface Change<C extends CollectionName> {
  readonly before: Records[C] | undefined;
  readonly after: Records[C] | undefined;
}

/** Keys that a change concerns. `tags` are those to refetch, by default all of the collection. */
interface Row {
  readonly keys: readonly string[];
  readonly tags?: readonly Tag[];
}

type Rule<C extends CollectionName> = (
  change: Change<C>,
  relatedParties: RelatedParties,
) => readonly Row[];

/**
 * Computes the audience of changes and the tags that each part of it must refetch: only people who could read a record
 * before or after, and only if it looks different to them.
 */
export function audienceOf(
  written: readonly Written[],
  relatedParties: RelatedParties,
): ChangeAudience {
  const audience = new Map<string, Set<Tag>>();
  for (const change of written) {
    for (const { keys, tags = collectionTags[change.collection] } of rowsOf(
      change,
      relatedParties,
    )) {
      for (const key of tags.length === 0 ? [] : keys) {
        audience.set(key, new Set([...(audience.get(key) ?? []), ...tags]));
      }
    }
  }
  return Object.fromEntries([...audience].map(([key, tags]) => [key, [...tags]]));
}

/** Returns the people with a role that started, ended or changed, or with a new email address for sign-in. */
export function changedMembers(written: readonly Written[]): string[] {
  const uids = written.flatMap((change) => {
    if (change.collection === 'memberships') return uidsOf<Membership>(change);
    const isReached =
      change.collection === 'people' && change.before?.email !== change.after?.email;
    return isReached ? uidsOf<KnownPerson>(change) : [];
  });
  return [...new Set(uids)];
}

function rowsOf<C extends CollectionName>(
  change: { readonly collection: C } & Change<C>,
  relatedParties: RelatedParties,
): readonly Row[] {
  const rule: Rule<C> = rules[change.collection];
  return rule(change, relatedParties);
}

/** Returns the records before and after a change that exist. */
function eachOf<T>({ before, after }: { before: T | undefined; after: T | undefined }): T[] {
  return [before, after].flatMap((record) => (record === undefined ? [] : [record]));
}

function uidsOf<T extends { readonly uid: string }>(change: {
  before: T | undefined;
  after: T | undefined;
}): string[] {
  return eachOf(change).map(({ uid }) => uid);
}

/** Creates a rule whose audience are the keys of the record before and after the change. */
function by<C extends CollectionName>(
  keysOf: (record: Records[C], relatedParties: RelatedParties) => readonly string[],
): Rule<C> {
  return (change, relatedParties) => [
    { keys: eachOf<Records[C]>(change).flatMap((record) => keysOf(record, relatedParties)) },
  ];
}

const noOne = by(() => []);
const everyone = by(() => [everyoneKey]);
/** Creates a rule whose audience are the administrators with one of these permissions. */
const having = (...permissions: readonly Permission[]) => by(() => permissions.map(permissionKey));

const readersOfInvoices = [permissionKey('money'), permissionKey('vendors')];

/** A rule for each collection; adding a collection without one is a type error. */
const rules: { readonly [C in CollectionName]: Rule<C> } = {
  tickets: ticketRows,
  ticketMessages: by(({ ticketId, isInternal }, { tickets }) =>
    isInternal ? [permissionKey('tickets')] : (tickets.get(ticketId) ?? []).flatMap(ticketKeys),
  ),
  ticketInvoices: by(({ vendorUid }) => [...readersOfInvoices, vendorKey(vendorUid)]),
  invoices: by(({ vendorUid, status }) => {
    const own = vendorKey(vendorUid);
    return status === 'draft' ? [own] : [...readersOfInvoices, own];
  }),
  vendors: having('vendors', 'tickets', 'money'),
  vendorContacts: having('vendors', 'tickets', 'money'),
  residents: having('people'),
  directoryEntries: everyone,
  people: having('people'),
  memberships: having('people'),
  associations: everyone,
  offices: by(() => [everyAdminKey]),
  buildings: having('people', 'broadcasts'),
  units: having('people'),
  imports: having('people'),
  exports: by(({ uid, link }) => [link ? permissionKey('association') : roleKey('admin', uid)]),
  impersonations: noOne,
  seats: having('people'),
  sales: having('people'),
  vendorNotifications: by(({ recipientUid }) => [
    recipientUid === everyVendorKey ? everyVendorKey : vendorKey(recipientUid),
  ]),
  contactSubmissions: by(({ vendorUid }) => [vendorKey(vendorUid)]),
  answeredRequests: noOne,
  answeredProfileRequests: noOne,
  news: by((item, { now }) =>
    item.published && isShown(item, now)
      ? (item.readers ?? [everyoneKey])
      : [permissionKey('news')],
  ),
  events: by((event, { now }) => (isShown(event, now) ? [everyoneKey] : [permissionKey('news')])),
  topics: by(({ withheld, author }) =>
    withheld ? [permissionKey('forums'), personKey(author.uid)] : [everyoneKey],
  ),
  moderationEntries: everyone,
  newsReadings: noOne,
  eventSeries: having('news'),
  // Everyone sees how many places are left.
  eventAnswers: everyone,
  topicFollows: by(({ uid }) => [personKey(uid)]),
  commentThanks: everyone,
  polls: everyone,
  pollVotes: everyone,
  pollBallots: noOne,
  pollKeys: noOne,
  topicUpdates: everyone,
  comments: everyone,
  threads: by(({ readers }) => readers),
  threadMessages: by(({ threadId }, { readers }) => readers.get(threadId) ?? []),
  threadReadings: by(({ uid }) => [personKey(uid)]),
  messageDrafts: by(({ uid }) => [personKey(uid)]),
  messageReports: having('messages'),
  messageBlocks: by(({ uid }) => [personKey(uid)]),
  notifications: by(({ recipients }) => recipients),
  notificationMarks: by(({ uid }) => [personKey(uid)]),
  folders: everyone,
  files: everyone,
  storedFiles: noOne,
  accounts: by(({ id: unit }) => [ownersKey(unit)]),
  payments: by(({ unit }) => [ownersKey(unit)]),
  subscriptions: by(({ id }) => [roleKey('resident', id.slice(id.indexOf(':') + 1))]),
  paymentSettings: by(({ id: uid }) => [roleKey('resident', uid)]),
  profiles: profileRows,
  broadcasts: having('broadcasts'),
  broadcastDrafts: by(({ id: uid }) => [roleKey('admin', uid)]),
  sequences: noOne,
};

function ticketKeys({ submittedBy, assignedTo }: Parties): string[] {
  const own = [permissionKey('tickets'), roleKey('resident', submittedBy.uid)];
  return assignedTo ? [...own, vendorKey(assignedTo.uid)] : own;
}

const partyKeys: Record<TicketParty, (ticket: Parties) => readonly string[]> = {
  admin: () => [permissionKey('tickets')],
  submitter: ({ submittedBy }) => [roleKey('resident', submittedBy.uid)],
  assignee: ({ assignedTo }) => (assignedTo ? [vendorKey(assignedTo.uid)] : []),
};

/**
 * Returns rows for each party whose view of the ticket changed. Only administrators see internal notes, and each party
 * only sees its own read state.
 */
function ticketRows(change: Change<'tickets'>, { tickets }: RelatedParties): readonly Row[] {
  const { before, after } = change;
  const parties: readonly TicketParty[] = ['admin', 'submitter', 'assignee'];
  const rows = parties.map((party) => {
    const [keysBefore, keysAfter] = [before, after].map((one) =>
      one ? partyKeys[party](one) : [],
    );
    const isSame = isDeepStrictEqual(keysBefore, keysAfter) && looksSame(change, seenBy(party));
    return { keys: isSame ? [] : [...(keysBefore ?? []), ...(keysAfter ?? [])] };
  });
  if (looksSame(change, orderedWork)) return rows;
  const orderedFor = eachOf(change).flatMap((one) => one.orderedFor ?? []);
  // A ticket also shows the work that was ordered for it.
  const submitters = orderedFor.flatMap((id) =>
    (tickets.get(id) ?? []).flatMap((ticket) => partyKeys.submitter(ticket)),
  );
  return [...rows, { keys: submitters }];
}

function seenBy(party: TicketParty) {
  return (ticket: StoredTicket) => {
    const { internalMessagesCount, lastActivityForAdmins, unreadFor, work, ...common } = ticket;
    const isUnread = unreadFor.includes(party);
    if (party === 'submitter') return { ...common, isUnread };
    if (party === 'assignee') return { ...common, isUnread, work };
    return { ...common, isUnread, work, internalMessagesCount, lastActivityForAdmins };
  };
}

function orderedWork({ title, status, dueDate, assignedTo, orderedFor }: StoredTicket) {
  return { title, status, dueDate, vendor: assignedTo?.displayName, orderedFor };
}

const sharedTags = [
  'tickets',
  'topics',
  'threads',
  'threadMessages',
  'ticketMessages',
  'comments',
  'payments',
] as const;

/**
 * Only the person can read their profile, but everything that they wrote shows their name and some other fields of it.
 */
function profileRows(change: Change<'profiles'>): readonly Row[] {
  const own = { keys: eachOf(change).map(({ id: uid }) => personKey(uid)) };
  if (looksSame(change, shownOfProfile)) return [own];
  return [
    own,
    { keys: [everyoneKey], tags: sharedTags },
    { keys: [permissionKey('people')], tags: ['residents', 'people'] },
    { keys: [permissionKey('broadcasts')], tags: ['broadcasts'] },
  ];
}

function shownOfProfile({ displayName, email, phone, ...profile }: StoredProfile) {
  const { unit, title, services, preferences } = profile;
  const { showEmail, showPhone, showServices } = preferences.privacy;
  return {
    displayName,
    unit,
    title,
    ...(showEmail && { email }),
    ...(showPhone && { phone }),
    ...(showServices && { services }),
    privacy: preferences.privacy,
  };
}

function isShown(item: { visibleFrom: string; visibleUntil: string }, now: Date): boolean {
  const time = now.getTime();
  return Date.parse(item.visibleFrom) <= time && time <= Date.parse(item.visibleUntil);
}

/** Compares a part of a record before and after; `version` and missing values are ignored. */
function looksSame<T>(
  { before, after }: { readonly before: T | undefined; readonly after: T | undefined },
  part: (record: T) => object,
): boolean {
  if (before === undefined || after === undefined) return before === after;
  const [was, is] = [before, after].map((record) => {
    const { version: _, ...rest } = part(record) as { version?: number };
    return JSON.parse(JSON.stringify(rest)) as unknown;
  });
  return isDeepStrictEqual(was, is);
}

/**
 * Reads the parties of the tickets and conversations that written records belong to, unless the transaction wrote those
 * too.
 */
export async function relatedPartiesOf(
  database: Queryable,
  { id: hoaId }: Association,
  written: readonly Written[],
): Promise<Omit<RelatedParties, 'now'>> {
  const tickets = new Map<string, Parties[]>();
  const readers = new Map<string, string[]>();
  for (const change of written) {
    if (change.collection === 'tickets') {
      tickets.set(change.id, present(change.before, change.after));
    } else if (change.collection === 'threads') {
      readers.set(
        change.id,
        present(change.before, change.after).flatMap((thread) => thread.readers),
      );
    }
  }
  const belonging = written.flatMap(belongsTo);
  const missing = (kind: Belonging['kind'], known: ReadonlyMap<string, unknown>) => [
    ...new Set(belonging.flatMap((to) => (to.kind === kind && !known.has(to.id) ? [to.id] : []))),
  ];
  const ticketIds = missing('ticket', tickets);
  if (ticketIds.length > 0) {
    const { rows } = await database.query<{ id: string; submitter: string; vendor: string | null }>(
      `SELECT id, submitted_by_uid AS submitter, assigned_to_uid AS vendor
       FROM portal.tickets WHERE hoa_id = $1 AND id = ANY($2)`,
      [hoaId, ticketIds],
    );
    for (const { id, submitter, vendor } of rows) {
      const assignedTo = vendor === null ? undefined : { uid: vendor };
      tickets.set(id, [{ submittedBy: { uid: submitter }, assignedTo }]);
    }
  }
  const threadIds = missing('thread', readers);
  if (threadIds.length > 0) {
    const { rows } = await database.query<{ id: string; readers: string[] }>(
      'SELECT id, readers FROM portal.threads WHERE hoa_id = $1 AND id = ANY($2)',
      [hoaId, threadIds],
    );
    for (const thread of rows) readers.set(thread.id, thread.readers);
  }
  return { tickets, readers };
}

interface Belonging {
  readonly kind: 'ticket' | 'thread';
  readonly id: string;
}

function belongsTo(change: Written): Belonging[] {
  switch (change.collection) {
    case 'tickets':
      return present(change.before, change.after).flatMap(({ orderedFor: id }) =>
        id === undefined ? [] : [{ kind: 'ticket', id }],
      );
    case 'ticketMessages':
      return present(change.before, change.after).map(({ ticketId: id }) => ({
        kind: 'ticket',
        id,
      }));
    case 'threadMessages':
      return present(change.before, change.after).map(({ threadId: id }) => ({
        kind: 'thread',
        id,
      }));
    default:
      return [];
  }
}

function present<T>(...records: readonly (T | undefined)[]): T[] {
  return records.flatMap((record) => (record === undefined ? [] : [record]));
}

// Events use the domain's keys, which say who may read a record, and additional keys per person and role, so that a
// person with two roles gets in each role only the changes that concern it.

/** The key of a person in one role. */
const roleKey = (role: Exclude<Role, 'vendor'>, uid: string) => `${role}:${uid}`;

/** The key of a unit's owners. Its tenants can see neither its account nor its payments. */
const ownersKey = (unit: string) => `owners:${unit}`;

/** Returns the keys of the changes that a connected person may learn about. */
export function subscriberKeys(actor: Actor): string[] {
  const { uid, role, unit, tenure, until } = actor;
  // Nothing that a former owner reads changes anymore.
  if (until) return [];
  const keys = actorKeys(actor);
  if (role === 'vendor') return keys;
  const own = [...keys, roleKey(role, uid)];
  const isOwner = role === 'resident' && tenure === 'owner' && unit !== undefined;
  return isOwner ? [...own, ownersKey(unit)] : own;
}
