import {
  actorIn,
  actorKeys,
  initialPreferences,
  isCurrent,
  type KnownPerson,
  lastPartOf,
  type Membership,
  type OwnMembership,
  type Preferences,
} from '@hoa/domain';
import type { Repositories, Where } from '@hoa/use-cases';

export interface Recipient {
  readonly person: KnownPerson;
  readonly preferences: Preferences;
}

type MembershipWhere = Where<'uid' | 'role' | 'unit' | 'tenure' | 'vendorUid' | 'groups'> & object;

/** The number of memberships per query. */
const pageSize = 200;

/**
 * Returns, in pages, each person who has one of `keys` (see `actorKeys`) through a current membership. People without
 * an email address are left out.
 */
export async function* recipientsByKeys(
  repositories: Repositories,
  hoaId: string,
  keys: readonly string[],
  now: Date,
): AsyncGenerator<Recipient[]> {
  const seen = new Set<string>();
  const sought = new Set(keys);
  const { wheres, buildings } = await conditionsOf(repositories, sought);
  const adjusted = await repositories.offices.get(hoaId);
  const hasKey = (membership: Membership) =>
    keysOf({
      ...membership,
      hoaId,
      building: buildings.get(membership.unit ?? ''),
      permissions: membership.office && adjusted?.permissions[membership.office],
    }).some((key) => sought.has(key));
  for (const where of wheres) {
    for await (const page of pagesOf(repositories, where)) {
      const uids = page.flatMap((membership) => {
        const isMeant = isCurrent(membership, now) && hasKey(membership);
        if (!isMeant || seen.has(membership.uid)) return [];
        seen.add(membership.uid);
        return [membership.uid];
      });
      if (uids.length > 0) yield await recipientsOf(repositories, uids);
    }
  }
}

/** Returns the known people with these uids who have an email address, with their preferences. */
export async function recipientsOf(
  { people, profiles }: Pick<Repositories, 'people' | 'profiles'>,
  uids: readonly string[],
): Promise<Recipient[]> {
  const [found, foundProfiles] = await Promise.all([people.getMany(uids), profiles.getMany(uids)]);
  const kept = new Map(foundProfiles.map((profile) => [profile.id, profile]));
  return found
    .filter(({ email }) => email !== '')
    .map((person) => ({
      person,
      preferences: kept.get(person.uid)?.preferences ?? initialPreferences(person),
    }));
}

async function* pagesOf(
  { memberships }: Pick<Repositories, 'memberships'>,
  where: MembershipWhere,
): AsyncGenerator<Membership[]> {
  for (let offset = 0; ; offset += pageSize) {
    const page = await memberships.find({ where, limit: pageSize, offset });
    yield page;
    if (page.length < pageSize) return;
  }
}

function keysOf(membership: OwnMembership & { readonly uid: string }): string[] {
  const nobody = { uid: membership.uid, displayName: '', email: '' };
  return actorKeys(actorIn(nobody, membership));
}

/**
 * Returns conditions that match all memberships with these keys, and possibly others, and the building of each unit
 * that the keys name by its building.
 */
async function conditionsOf(
  { units }: Pick<Repositories, 'units'>,
  keys: ReadonlySet<string>,
): Promise<{
  readonly wheres: readonly MembershipWhere[];
  readonly buildings: ReadonlyMap<string, string>;
}> {
  const buildings = new Map<string, string>();
  const wheres: MembershipWhere[] = [];
  const unitIds: string[] = [];
  for (const key of new Set([...keys].map(lastPartOf))) {
    const [kind = '', value = ''] = key.split(/:(.*)/s);
    if (kind === 'everyone') wheres.push({});
    else if (kind === 'all') wheres.push({ role: 'resident' });
    else if (kind === 'uid' || kind === 'private') wheres.push({ uid: value });
    else if (kind === 'permission') wheres.push({ role: 'admin' });
    else if (kind === 'role') wheres.push({ role: value });
    else if (kind === 'vendor') wheres.push({ role: 'vendor', vendorUid: value });
    else if (kind === 'group' && value === 'vendors') wheres.push({ role: 'vendor' });
    else if (kind === 'group') wheres.push({ role: 'resident', groups: { hasAny: [value] } });
    else if (kind === 'tenure') wheres.push({ role: 'resident', tenure: value });
    else if (kind === 'unit') unitIds.push(value);
    else if (kind === 'building') {
      for (const { id } of await units.find({ where: { building: value } })) {
        unitIds.push(id);
        buildings.set(id, value);
      }
    }
  }
  for (let from = 0; from < unitIds.length; from += pageSize) {
    wheres.push({ unit: { in: unitIds.slice(from, from + pageSize) } });
  }
  return { wheres, buildings };
}
