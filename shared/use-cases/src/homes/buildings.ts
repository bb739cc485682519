import { PortalError } from '@hoa/api';
import {
  type AssociationBuilding,
  mayManagePeople,
  maySeeBuildings,
  unitSearchKey,
} from '@hoa/domain';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { refusedField } from '../people/new-member.ts';
import type { Versioned } from '../ports/repository.ts';

/** Lists the buildings that have homes, by name; two statements. */
const listBuildings: UseCase<'buildings.list'> = async (context) => {
  assertAllowed(maySeeBuildings(context.actor));
  const { units } = context.repositories;
  const [all, counts] = await Promise.all([
    storedBuildings(context),
    units.aggregate({ groupBy: 'building' }),
  ]);
  const used = new Set(counts.map(({ group }) => group));
  return { items: all.filter(({ id }) => used.has(id)).map(unversioned) };
};

/** Renames a building on all screens. Broadcasts sent before keep the former name. */
const renameBuilding: UseCase<'buildings.rename'> = async (context, { id, name }) => {
  assertAllowed(mayManagePeople(context.actor));
  const all = await storedBuildings(context);
  const building = all.find((one) => one.id === id);
  if (!building) throw new PortalError('not-found');
  const other = buildingNamed(all, name);
  if (other && other.id !== id) {
    throw refusedField('name', 'building-exists');
  }
  return unversioned(context.repositories.buildings.put({ ...building, name }));
};

/** Returns a function that finds a building by its name, and adds it if there is none; one statement. */
export async function buildingByName(
  context: UseCaseContext,
): Promise<(name: string) => AssociationBuilding | undefined> {
  const { repositories, newId } = context;
  const known = await storedBuildings(context);
  return (name) => {
    if (name === '') return undefined;
    const found = buildingNamed(known, name);
    if (found) return found;
    const added = repositories.buildings.put({ id: newId(), name });
    known.push(added);
    return added;
  };
}

/** The maximum number of buildings to read. */
const maxBuildings = 1000;

/** Returns all buildings by name, including those without homes. */
export function storedBuildings({
  repositories,
}: Pick<UseCaseContext, 'repositories'>): Promise<Versioned<AssociationBuilding>[]> {
  return repositories.buildings.find({ orderBy: [['name', 'asc']], limit: maxBuildings });
}

/** Compares names as labels of homes are compared: without case and spaces. */
function buildingNamed<T extends AssociationBuilding>(all: readonly T[], name: string) {
  const key = unitSearchKey(name);
  return all.find((one) => unitSearchKey(one.name) === key);
}

export const buildingUseCases = {
  'buildings.list': listBuildings,
  'buildings.rename': renameBuilding,
} satisfies UseCases;
