import {
  type Audience,
  isChosen,
  isCurrent,
  isForVendors,
  type Membership,
  parseUnits,
  unitSearchKey,
} from '@hoa/domain';
import { groupedBy } from '../kernel/grouped-by.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Where } from '../ports/repository.ts';

export interface ResolvedAudience {
  /** The audience, with units spelled as the association spells them. */
  readonly audience: Audience;
  /** The number of households, group members or units, depending on the audience type. */
  readonly recipientCount: number;
  /** Units that the association does not have, as entered. */
  readonly unknownUnits: readonly string[];
}

/** Normalizes a broadcast's audience and counts its recipients; at most three statements. */
export async function resolveAudience(
  context: UseCaseContext,
  audience: Audience,
): Promise<ResolvedAudience> {
  if (audience.type !== 'units') {
    const [recipientCount, named] = await Promise.all([
      countMembers(context, audience),
      withName(context, audience),
    ]);
    return { audience: named, recipientCount, unknownUnits: [] };
  }
  const written = parseUnits(audience.value);
  const keys = written.map(unitSearchKey);
  const known = await context.repositories.units.find({ where: { searchKey: { in: keys } } });
  const ids = new Map(known.map(({ id }) => [unitSearchKey(id), id]));
  const value = written.map((unit) => ids.get(unitSearchKey(unit)) ?? unit).join(', ');
  return {
    audience: { type: audience.type, value },
    recipientCount: context.association.refusesUnknownUnits ? ids.size : written.length,
    unknownUnits: written.filter((unit) => !ids.has(unitSearchKey(unit))),
  };
}

/** Adds the current name of a building, which the broadcast keeps. */
async function withName(
  { repositories }: UseCaseContext,
  { type, value }: Audience,
): Promise<Audience> {
  const building = type === 'building' ? await repositories.buildings.get(value) : undefined;
  return { type, value, ...(building && { name: building.name }) };
}

/** Must decide group membership the same way as `actorKeys`. */
async function countMembers(context: UseCaseContext, audience: Audience): Promise<number> {
  const { residents, vendorContacts } = context.repositories;
  if (!isChosen(audience)) return 0;
  if (audience.type === 'all') return residents.count({});
  if (isForVendors(audience)) return vendorContacts.count({});
  return (await membershipsOfMembers(context, audience)).size;
}

/**
 * Returns the current memberships through which people belong to an audience, by uid; at most two statements. Must
 * decide the same way as `actorKeys`.
 */
export async function membershipsOfMembers(
  context: UseCaseContext,
  audience: Audience,
): Promise<Map<string, [Membership, ...Membership[]]>> {
  if (!isChosen(audience)) return new Map();
  const { now, repositories } = context;
  const soon = new Date(now.getTime() + 1).toISOString();
  const where = { ...(await membersIn(context, audience)), since: { before: soon } };
  const begun = await repositories.memberships.find({ where });
  const current = begun.filter((membership) => isCurrent(membership, now));
  return groupedBy(current, ({ uid }) => uid);
}

async function membersIn(
  { repositories: { units } }: UseCaseContext,
  audience: Audience,
): Promise<NonNullable<Where<'unit' | 'role' | 'groups'>>> {
  const { type, value } = audience;
  if (type === 'all') return { role: 'resident' };
  if (isForVendors(audience)) return { role: 'vendor' };
  if (type === 'tag') return { role: 'resident', groups: { hasAny: [value] } };
  const keys = parseUnits(value).map(unitSearchKey);
  const homes = await units.find({
    where: type === 'building' ? { building: value } : { searchKey: { in: keys } },
  });
  return { unit: { in: homes.map(({ id }) => id) } };
}
