import { PortalError } from '@hoa/api';
import type { HomeEntry, Sale, Unit } from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { withCurrentNames } from '../people/shown-people.ts';
import type { Versioned } from '../ports/repository.ts';

/** The maximum number of memberships to read per home; older ones ended long ago. */
const maxMemberships = 50;

export async function homeEntry(
  context: UseCaseContext,
  home: Versioned<Unit>,
): Promise<HomeEntry> {
  const [entry] = await homeEntries(context, [home]);
  if (!entry) throw new PortalError('not-found');
  return entry;
}

/** Adds the buildings and people of homes; at most four statements. */
export async function homeEntries(
  context: UseCaseContext,
  homes: readonly Versioned<Unit>[],
): Promise<HomeEntry[]> {
  const { repositories, now } = context;
  const [buildings, memberships] = await Promise.all([
    repositories.buildings.getMany([...new Set(homes.flatMap(({ building }) => building ?? []))]),
    repositories.memberships.find({
      where: { unit: { in: homes.map(({ id }) => id) } },
      orderBy: [['since', 'asc']],
      limit: homes.length * maxMemberships,
    }),
  ]);
  const held = memberships.filter((one) => isHeld(one, now));
  const known = await repositories.people.getMany([...new Set(held.map(({ uid }) => uid))]);
  const people = new Map(
    (await withCurrentNames(context, known)).map((person) => [person.uid, person.displayName]),
  );
  return homes.map(({ searchKey: _, building, ...home }) => {
    const inBuilding = buildings.find(({ id }) => id === building);
    return {
      ...home,
      ...(inBuilding && { building: { id: inBuilding.id, name: inBuilding.name } }),
      people: held
        .filter(({ unit }) => unit === home.id)
        .map(({ id: membershipId, uid, tenure, ownership, since, until }) => ({
          uid,
          displayName: people.get(uid) ?? '',
          membershipId,
          ...(tenure && { tenure }),
          ...(ownership && { ownership }),
          since,
          ...(until && { until }),
        })),
    };
  });
}

/** Returns the sale of a home that is to come; one statement. */
export async function saleToCome(
  { repositories, now }: UseCaseContext,
  unit: string,
): Promise<Sale | undefined> {
  const soon = new Date(now.getTime() + 1).toISOString();
  const [stored] = await repositories.sales.find({ where: { unit, at: { from: soon } }, limit: 1 });
  return stored && unversioned(stored);
}
