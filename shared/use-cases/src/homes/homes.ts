import { PortalError } from '@hoa/api';
import {
  type HomeChange,
  listPageSize,
  mayManagePeople,
  type Unit,
  unitSearchKey,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { homeLabeled } from '../people/home-labeled.ts';
import { refusedField } from '../people/new-member.ts';
import { buildingByName } from './buildings.ts';
import { homeEntries, homeEntry, saleToCome } from './home-entry.ts';

/** Lists homes by label with the people who hold them now or later. */
const listHomes: UseCase<'homes.list'> = async (context, input) => {
  assertAllowed(mayManagePeople(context.actor));
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
  assertAllowed(mayManagePeople(context.actor));
  const home = await context.repositories.units.get(label);
  if (!home) throw new PortalError('not-found');
  const [entry, sale] = await Promise.all([homeEntry(context, home), saleToCome(context, label)]);
  return { ...entry, ...(sale && { sale }) };
};

const addHome: UseCase<'homes.add'> = async (context, home) => {
  assertAllowed(mayManagePeople(context.actor));
  if (await homeLabeled(context, home.label)) throw refusedField('label', 'home-exists');
  const buildingOf = await buildingByName(context);
  const added = { id: home.label, ...homeDetails(home, buildingOf(home.building)?.id) };
  return homeEntry(context, context.repositories.units.put(added));
};

/** Changes a home; its label stays, since tickets and payments refer to it. */
const changeHome: UseCase<'homes.change'> = async (context, { version, ...home }) => {
  assertAllowed(mayManagePeople(context.actor));
  const before = await context.repositories.units.get(home.label);
  if (!before) throw new PortalError('not-found');
  const buildingOf = await buildingByName(context);
  const changed = { id: before.id, ...homeDetails(home, buildingOf(home.building)?.id), version };
  return homeEntry(context, context.repositories.units.put(changed));
};

/** Removes a home that nobody ever held and that has no account. */
const removeHome: UseCase<'homes.remove'> = async (context, { label }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { units, memberships, accounts } = context.repositories;
  const [held, account] = await Promise.all([
    memberships.count({ unit: label }),
    accounts.get(label),
  ]);
  if (held > 0 || account) throw refusedField('label', 'home-used');
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

export const homeChanges = {
  'homes.list': listHomes,
  'homes.get': getHome,
  'homes.add': addHome,
  'homes.change': changeHome,
  'homes.remove': removeHome,
} satisfies UseCases;
