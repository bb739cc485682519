import { type Audience, isChosen, isCurrent, parseUnits, unitSearchKey } from '@hoa/domain';
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
  const { residents, units, vendorContacts } = context.repositories;
  const { type, value } = audience;
  if (!isChosen(audience)) return 0;
  if (type === 'building') {
    const homes = await units.find({ where: { building: value } });
    return countPeople(context, { unit: { in: homes.map(({ id }) => id) } });
  }
  if (type === 'all') return residents.count({});
  if (value === 'vendors') return vendorContacts.count({});
  return countPeople(context, { role: 'resident', groups: { hasAny: [value] } });
}

/** Counts people with current memberships that match; a person with several of them counts once. */
async function countPeople(
  { now, repositories: { memberships } }: UseCaseContext,
  where: Where<'unit' | 'role' | 'groups'>,
): Promise<number> {
  const soon = new Date(now.getTime() + 1).toISOString();
  const begun = await memberships.find({ where: { ...where, since: { before: soon } } });
  return new Set(begun.filter((one) => isCurrent(one, now)).map(({ uid }) => uid)).size;
}
