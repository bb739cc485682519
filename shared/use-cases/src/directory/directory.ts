import { type DirectoryEntry, isCurrent } from '@hoa/domain';
import { directoryEntry, maySeeDirectory, shownEntry } from '@hoa/domain/directory';
import { readSettings } from '../kernel/read-settings.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { membershipsOfPerson } from '../people/person-entry.ts';

const entriesOnPage = 25;

/**
 * Lists people by name. Checks the profiles again, so that a detail that a person hides disappears before the job updates
 * their entry. Those who have blocked the actor seem not to allow messages.
 */
const listDirectory: UseCase<'directory.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(maySeeDirectory(actor, await readSettings(context)));
  const { search, limit = entriesOnPage, offset } = input;
  const { items, total } = await repositories.directoryEntries.page({
    where: { text: search },
    orderBy: [['displayName', 'asc']],
    limit,
    offset,
  });
  const uids = items.map(({ id }) => id);
  const [profiles, blocks] = await Promise.all([
    repositories.profiles.getMany(uids),
    repositories.messageBlocks.find({ where: { uid: { in: uids }, blockedUid: actor.uid } }),
  ]);
  const blocking = new Set(blocks.map(({ uid }) => uid));
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  const shown = items.flatMap((entry): DirectoryEntry[] => {
    const profile = profileOf.get(entry.id);
    const stillShown = profile && shownEntry(entry, profile);
    if (!stillShown || !blocking.has(entry.id)) return stillShown ? [stillShown] : [];
    const { allowsMessages: _, ...closed } = stillShown;
    return [closed];
  });
  return { items: shown, total };
};

/** Returns the actor's own entry as others see it; null if they are not listed. */
const previewEntry: UseCase<'directory.preview'> = async (context) => {
  const { actor, now, repositories } = context;
  const [{ directory = 'off' }, profile, memberships] = await Promise.all([
    readSettings(context),
    repositories.profiles.get(actor.uid),
    membershipsOfPerson(context, actor.uid),
  ]);
  const current = memberships.filter((membership) => isCurrent(membership, now));
  return { audience: directory, entry: (profile && directoryEntry(profile, current)) ?? null };
};

export const directoryUseCases = {
  'directory.list': listDirectory,
  'directory.preview': previewEntry,
} satisfies UseCases;
