import {
  type Author,
  defaultPreferences,
  type NotificationSettings,
  shownAuthor,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';

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
  return people.map((person) => {
    const profile = byUid.get(person.uid);
    return profile ? { ...person, displayName: profile.displayName, phone: profile.phone } : person;
  });
}

/** Returns the actor's notification settings, or the defaults; one statement. */
export async function ownNotificationSettings({
  actor,
  repositories,
}: UseCaseContext): Promise<NotificationSettings> {
  const profile = await repositories.profiles.get(actor.uid);
  return (profile?.preferences ?? defaultPreferences).notifications;
}
