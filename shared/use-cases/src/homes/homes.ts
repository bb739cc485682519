import { PortalError } from '@hoa/api';
import {
  type HomeChange,
  type HomeEntry,
  listPageSize,
  mayManageAssociation,
  type Unit,
  unitSearchKey,
} from '@hoa/domain';
import { isHeld, type RosterProblem } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { withCurrentContacts } from '../people/shown-people.ts';
import type { Versioned } from '../ports/repository.ts';
import { buildingByName } from './buildings.ts';
import { homeLabeled } from './home-labeled.ts';

/** The maximum number of memberships to read per home; older ones ended long ago. */
const maxMemberships = 50;

/** Lists homes by label with the people who hold them now or later. */
const listHomes: UseCase<'homes.list'> = async (context, input) => {
  assertAllowed(mayManageAssociation(context.actor));
  const { units } = context.repositories;
  const { search, building, limit = listPageSize, offset } = input;
  const where = { text: search, building };
  const [page, all] = await Promise.all([
    units.page({ where, orderBy: [['id', 'asc']], limit, offset }),
    units.count({}),
  ]);
  return { items: await homeEntries(context, page.items), total: page.total, all };
};

const getHome: UseCase<'homes.get'> = async (context, { label }) => {
  assertAllowed(mayManageAssociation(context.actor));
  const home = await context.repositories.units.get(label);
  if (!home) throw new PortalError('not-found');
  return entryOf(context, home);
};

const addHome: UseCase<'homes.add'> = async (context, home) => {
  assertAllowed(mayManageAssociation(context.actor));
  if (await homeLabeled(context, home.label)) throw refusedLabel('home-exists');
  const buildingOf = await buildingByName(context);
  const added = { id: home.label, ...homeDetails(home, buildingOf(home.building)?.id) };
  return entryOf(context, context.repositories.units.put(added));
};

/** Changes a home; its label stays, since tickets and payments refer to it. */
const changeHome: UseCase<'homes.change'> = async (context, { version, ...home }) => {
  assertAllowed(mayManageAssociation(context.actor));
  const before = await context.repositories.units.get(home.label);
  if (!before) throw new PortalError('not-found');
  const buildingOf = await buildingByName(context);
  const changed = { id: before.id, ...homeDetails(home, buildingOf(home.building)?.id), version };
  return entryOf(context, context.repositories.units.put(changed));
};

/** Removes a home that nobody ever held and that has no account. */
const removeHome: UseCase<'homes.remove'> = async (context, { label }) => {
  assertAllowed(mayManageAssociation(context.actor));
  const { units, memberships, accounts } = context.repositories;
  const [held, account] = await Promise.all([
    memberships.count({ unit: label }),
    accounts.get(label),
  ]);
  if (held > 0 || account) throw refusedLabel('home-used');
  units.remove(label);
  return {};
};

/** Returns the stored fields of a home besides its label, without blank ones. */
export function homeDetails(
  { label, address, share, notes }: Omit<HomeChange, 'building'>,
  building: string | undefined,
): Omit<Unit, 'id'> {
  return {
    searchKey: unitSearchKey(label),
    ...(building && { building }),
    ...(address && { address }),
    ...(share !== undefined && { share }),
    ...(notes && { notes }),
  };
}

async function entryOf(context: UseCaseContext, home: Versioned<Unit>): Promise<HomeEntry> {
  const [entry] = await homeEntries(context, [home]);
  if (!entry) throw new PortalError('not-found');
  return entry;
}

/** Adds the buildings and people of homes; at most four statements. */
async function homeEntries(
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
    (await withCurrentContacts(context, known)).map((person) => [person.uid, person.displayName]),
  );
  return homes.map(({ searchKey: _, building, ...home }) => {
    const inBuilding = buildings.find(({ id }) => id === building);
    return {
      ...home,
      ...(inBuilding && { building: { id: inBuilding.id, name: inBuilding.name } }),
      people: held
        .filter(({ unit }) => unit === home.id)
        .map(({ uid, tenure }) => ({
          uid,
          displayName: people.get(uid) ?? '',
          ...(tenure && { tenure }),
        })),
    };
  });
}

/** Creates an error that the form shows next to the label. */
function refusedLabel(problem: RosterProblem): PortalError {
  return new PortalError('invalid-input', { field: 'label', problem });
}

export const homeChanges = {
  'homes.list': listHomes,
  'homes.get': getHome,
  'homes.add': addHome,
  'homes.change': changeHome,
  'homes.remove': removeHome,
} satisfies UseCases;
