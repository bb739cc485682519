import {
  type Author,
  defaultPreferences,
  type NotificationSettings,
  shownAuthor,
} from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';

/** Answers authors as others see them now, by their profiles; one statement for all. */
export async function shownAuthors(
  { repositories }: UseCaseContext,
  authors: readonly Pick<Author, 'uid'>[],
): Promise<(author: Author) => Author> {
  const uids = [...new Set(authors.map(({ uid }) => uid))];
  const profiles = await repositories.profiles.getMany(uids);
  const byUid = new Map(profiles.map((profile) => [profile.id, profile]));
  return (author) => shownAuthor(author, byUid.get(author.uid));
}

/** Records with their authors as others see them now; one statement. */
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

/** Records of people by the names in their profiles, where they have one; one statement. */
export async function withPresentNames<
  T extends { readonly uid: string; readonly displayName: string },
>({ repositories }: Pick<UseCaseContext, 'repositories'>, people: readonly T[]): Promise<T[]> {
  const profiles = await repositories.profiles.getMany([...new Set(people.map(({ uid }) => uid))]);
  const names = new Map(profiles.map(({ id, displayName }) => [id, displayName]));
  return people.map((person) => ({
    ...person,
    displayName: names.get(person.uid) ?? person.displayName,
  }));
}

/** Records of people by the names and phones in their profiles, where they have one; one statement. */
export async function withPresentContacts<
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

/** What the actor wants to be told; one statement. */
export async function ownNotificationSettings({
  actor,
  repositories,
}: UseCaseContext): Promise<NotificationSettings> {
  const profile = await repositories.profiles.get(actor.uid);
  return (profile?.preferences ?? defaultPreferences).notifications;
}
