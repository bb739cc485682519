import {
  type Actor,
  type Author,
  actorKeys,
  defaultPreferences,
  foldedText,
  heldSince,
  isCurrent,
  type Membership,
  type NotificationSettings,
  type Profile,
  shownAuthor,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { CollectionFields } from '../ports/collections.ts';
import { searchedWords, type TextSearch } from '../ports/text-search.ts';

/** Returns a function that shows an author as their profile allows; one statement for all of them. */
export async function shownAuthors(
  { repositories }: UseCaseContext,
  authors: readonly Pick<Author, 'uid'>[],
): Promise<(author: Author) => Author> {
  const uids = [...new Set(authors.map(({ uid }) => uid))];
  const profiles = await repositories.profiles.getMany(uids);
  const byUid = new Map(profiles.map((profile) => [profile.id, profile]));
  return (author) => shownAuthor(author, byUid.get(author.uid));
}

/** Returns the records with each author shown as their profile allows; one statement. */
export async function withShownAuthors<T extends { readonly author: Author }>(
  context: UseCaseContext,
  records: readonly T[],
): Promise<T[]> {
  const shown = await shownAuthors(
    context,
    records.map(({ author }) => author),
  );
  return records.map((record) => ({ ...record, author: shown(record.author) }));
}

/** Returns the records with current display names from profiles, where there is one; one statement. */
export async function withCurrentNames<
  T extends { readonly uid: string; readonly displayName: string },
>({ repositories }: Pick<UseCaseContext, 'repositories'>, people: readonly T[]): Promise<T[]> {
  const profiles = await repositories.profiles.getMany([...new Set(people.map(({ uid }) => uid))]);
  const names = new Map(profiles.map(({ id, displayName }) => [id, displayName]));
  return people.map((person) => ({
    ...person,
    displayName: names.get(person.uid) ?? person.displayName,
  }));
}

/** Returns the records with current names and phone numbers from profiles, where there is one; one statement. */
export async function withCurrentContacts<
  T extends {
    readonly uid: string;
    readonly displayName: string;
    readonly phone?: string | undefined;
  },
>({ repositories }: Pick<UseCaseContext, 'repositories'>, people: readonly T[]): Promise<T[]> {
  const profiles = await repositories.profiles.getMany(people.map(({ uid }) => uid));
  const byUid = new Map(profiles.map((profile) => [profile.id, profile]));
  return people.map((person) => withContactsOf(byUid.get(person.uid), person));
}

/** Returns the record with the name and phone number of the profile, if there is one. */
export function withContactsOf<T>(
  profile: Pick<Profile, 'displayName' | 'phone'> | undefined,
  person: T,
): T {
  return profile ? { ...person, displayName: profile.displayName, phone: profile.phone } : person;
}

/** Returns the actor's notification settings, or the defaults; one statement. */
export async function ownNotificationSettings({
  actor,
  repositories,
}: UseCaseContext): Promise<NotificationSettings> {
  const profile = await repositories.profiles.get(actor.uid);
  return (profile?.preferences ?? defaultPreferences).notifications;
}

/** Returns the actor as an author. */
export function asAuthor({ uid, displayName, role }: Actor): Author {
  return { uid, displayName, role };
}

/** The maximum number of people to look up by name; records of others are found only by the name stored in them. */
const maxNamed = 100;

/**
 * Returns a text search that also finds records by the current name of the person whose id is in a field, not only by
 * the stored name. One statement, or none without search words.
 */
export async function searchByCurrentNames(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  text: string | undefined,
  orNameOf: CollectionFields<'tickets' | 'topics'>,
): Promise<TextSearch | undefined> {
  const words = searchedWords(text);
  if (words.length === 0) return undefined;
  const where = { text: { words, isAny: true } };
  const people = await repositories.profiles.find({ where, limit: maxNamed });
  const named = (word: string) =>
    people.flatMap(({ id, displayName }) => (foldedText(displayName).includes(word) ? [id] : []));
  return { words: words.map(({ word }) => ({ word, named: named(word) })), orNameOf };
}

/** The maximum number of a person's resident memberships to read. */
const maxMemberships = 20;

/** Returns the actor with their unit, from the session if it contains the unit, otherwise from their membership. */
async function withUnit(context: UseCaseContext): Promise<Actor> {
  const { actor } = context;
  if (actor.unit !== undefined || actor.role !== 'resident') return actor;
  const current = await currentMembership(context);
  return current ? { ...actor, unit: current.unit, tenure: current.tenure } : actor;
}

/** Returns the resident membership that the actor acts in, for the session's unit if it contains one; one statement. */
async function currentMembership({
  actor,
  now,
  repositories,
}: UseCaseContext): Promise<Membership | undefined> {
  const own = await repositories.memberships.find({
    where: { uid: actor.uid, role: 'resident', unit: actor.unit },
    orderBy: [['since', 'desc']],
    limit: maxMemberships,
  });
  return own.find((membership) => isCurrent(membership, now));
}

/** Returns the unit whose dues the actor owes; undefined for tenants. At most one statement. */
export async function ownedUnit(context: UseCaseContext): Promise<string | undefined> {
  const { unit, tenure } = await withUnit(context);
  return tenure === 'owner' ? unit : undefined;
}

/** A home whose payments an owner sees, and from when until when. */
export interface OwnedHome {
  readonly unit: string;
  readonly since: string;
  /** Of a former owner. */
  readonly until?: string | undefined;
}

/**
 * Returns the home whose dues the actor owes or, as a former owner, owed. A buyer does not see the payments of former
 * owners, nor these the buyer's. Undefined for tenants. At most two statements.
 */
export async function ownedHome(context: UseCaseContext): Promise<OwnedHome | undefined> {
  const { actor, now, repositories } = context;
  const unit = await ownedUnit(context);
  if (unit === undefined) return undefined;
  const held = await repositories.memberships.find({
    where: { uid: actor.uid, role: 'resident', unit },
    orderBy: [['since', 'desc']],
    limit: maxMemberships,
  });
  const { until } = actor;
  return { unit, since: heldSince(held, until ?? now.toISOString()), until };
}

/**
 * Returns the keys of records shared by several people that the actor may read. Reads a resident's unit from their
 * membership if the session does not contain it. At most two statements.
 */
export async function ownKeys(context: UseCaseContext): Promise<string[]> {
  const { actor } = context;
  const { unit, groups } = actor;
  if (actor.role !== 'resident' || (unit !== undefined && groups !== undefined)) {
    return actorKeys(actor);
  }
  const current = await currentMembership(context);
  const home = current?.unit && (await context.repositories.units.get(current.unit));
  return actorKeys({
    ...actor,
    unit: unit ?? current?.unit,
    tenure: actor.tenure ?? current?.tenure,
    ...(home && { building: home.building }),
    groups: groups ?? current?.groups,
  });
}

/** Checks that the actor may read a record with these keys of readers; without any, everyone may. At most two statements. */
export async function isReader(
  context: UseCaseContext,
  { readers }: { readonly readers?: readonly string[] | undefined },
): Promise<boolean> {
  if (!readers) return true;
  const keys = await ownKeys(context);
  return readers.some((key) => keys.includes(key));
}
