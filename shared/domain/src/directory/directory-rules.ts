import type { DirectoryAudience } from '../association/directory-audiences.ts';
import { allowIf, type Decision } from '../kernel/refusal.ts';
import type { Membership } from '../people/person-schema.ts';
import type { Actor } from '../people/roles.ts';
import type { Profile } from '../profile/profile-schema.ts';
import type { DirectoryEntry } from './directory-schema.ts';

/** The board are administrators and residents with a seat on it. Vendors never see the directory. */
export function maySeeDirectory(
  { role, groups = [] }: Pick<Actor, 'role' | 'groups'>,
  { directory = 'off' }: { readonly directory?: DirectoryAudience | undefined },
): Decision {
  const isBoard = role === 'admin' || (role === 'resident' && groups.includes('board-members'));
  const isReader = directory === 'residents' ? isBoard || role === 'resident' : isBoard;
  return allowIf(directory !== 'off' && isReader, 'directory-closed');
}

type Owner = Pick<Profile, 'uid' | 'displayName' | 'email' | 'phone' | 'title' | 'preferences'>;

/**
 * Returns a person as the directory lists them: by name and the details that their privacy options show. Undefined for
 * a person who shows none, and for one without a current role of a resident or administrator.
 */
export function directoryEntry(
  { uid: id, displayName, email, phone, title, preferences }: Owner,
  current: readonly Pick<Membership, 'role' | 'unit'>[],
): DirectoryEntry | undefined {
  const homes = current.flatMap(({ role, unit }) => (role === 'resident' && unit ? unit : []));
  const isAdmin = current.some(({ role }) => role === 'admin');
  if (homes.length === 0 && !isAdmin) return undefined;
  const units = [...new Set(homes)].sort();
  return shownEntry(
    { id, displayName, units, phone, email, ...(isAdmin && { title }) },
    { preferences },
  );
}

/** Returns an entry with the details that the person's privacy options show; undefined if there are none. */
export function shownEntry(
  { id, displayName, units = [], title, phone, email }: DirectoryEntry,
  { preferences: { privacy } }: Pick<Profile, 'preferences'>,
): DirectoryEntry | undefined {
  const details = {
    ...(units.length > 0 && privacy.showUnit && { units }),
    ...(title && privacy.showTitle && { title }),
    ...(phone && privacy.showPhone && { phone }),
    ...(email && privacy.showEmail && { email }),
    ...(privacy.allowMessages && { allowsMessages: true }),
  };
  return Object.keys(details).length > 0 ? { id, displayName, ...details } : undefined;
}
