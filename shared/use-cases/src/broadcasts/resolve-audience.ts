import { PortalError } from '@hoa/api';
import {
  type Audience,
  type AudienceParts,
  audienceParts,
  isChosen,
  isForVendors,
  parseUnits,
  unitSearchKey,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Where } from '../ports/repository.ts';

export interface ResolvedAudience {
  /** The audience, with units spelled as the association spells them and the current names of its buildings. */
  readonly audience: Audience;
  /** Units that the association does not have, as entered. */
  readonly unknownUnits: readonly string[];
  readonly hasUnknownBuilding: boolean;
}

/** Normalizes an audience and counts its members, in sample mode households or units; at most five statements. */
export async function resolveAudience(
  context: UseCaseContext,
  chosen: Audience,
): Promise<ResolvedAudience & { readonly recipientCount: number }> {
  const spelled = await withSpelledUnits(context, chosen);
  const [named, recipientCount] = await Promise.all([
    withNamedBuildings(context, spelled),
    countMembers(context, spelled.audience),
  ]);
  return { ...named, recipientCount };
}

/** Returns the normalized audience, or rejects if the association lacks a unit or building of it; at most two statements. */
export async function knownAudience(context: UseCaseContext, chosen: Audience): Promise<Audience> {
  const resolved = await withNamedBuildings(context, await withSpelledUnits(context, chosen));
  refuseUnknown(context, resolved);
  return resolved.audience;
}

/** Rejects with the names of units that the association does not have, if it has a list of units. */
export function refuseUnknown(
  { association }: UseCaseContext,
  { unknownUnits, hasUnknownBuilding }: ResolvedAudience,
): void {
  if (association.refusesUnknownUnits && unknownUnits.length > 0) {
    const units = unknownUnits.join(', ');
    throw new PortalError('invalid-input', { field: 'audience', problem: 'units-unknown', units });
  }
  if (hasUnknownBuilding) throw new PortalError('not-found');
}

async function withNamedBuildings(
  { repositories }: UseCaseContext,
  { audience, unknownUnits }: Pick<ResolvedAudience, 'audience' | 'unknownUnits'>,
): Promise<ResolvedAudience> {
  const ids = [...new Set(audienceParts(audience).buildings)];
  const found = ids.length > 0 ? await repositories.buildings.getMany(ids) : [];
  // Kept with the broadcast.
  const name = found
    .map((building) => building.name)
    .sort(inOrder)
    .join(', ');
  return {
    audience: name === '' ? audience : { ...audience, name },
    unknownUnits,
    hasUnknownBuilding: found.length < ids.length,
  };
}

/** Returns the audience with units spelled as the association spells them. */
async function withSpelledUnits(
  { repositories }: UseCaseContext,
  { name: _, ...audience }: Audience,
): Promise<Pick<ResolvedAudience, 'audience' | 'unknownUnits'>> {
  const written = audienceParts(audience).units;
  if (written.length === 0) return { audience, unknownUnits: [] };
  const keys = written.map(unitSearchKey);
  const known = await repositories.units.find({ where: { searchKey: { in: keys } } });
  const ids = new Map(known.map(({ id }) => [unitSearchKey(id), id]));
  const units = written.map((unit) => ids.get(unitSearchKey(unit)) ?? unit);
  return {
    audience: { ...audience, value: units.join(', ') },
    unknownUnits: written.filter((unit) => !ids.has(unitSearchKey(unit))),
  };
}

/** Counts the members of an audience. Must decide group membership the same way as `actorKeys`. */
export async function countMembers(context: UseCaseContext, audience: Audience): Promise<number> {
  const { residents, vendorContacts } = context.repositories;
  const { type, value } = audience;
  if (!isChosen(audience)) return 0;
  if (type === 'all') return residents.count({});
  if (isForVendors(audience)) return vendorContacts.count({});
  if (type === 'units' && !context.association.refusesUnknownUnits) return parseUnits(value).length;
  return countAmongMembers(context, audience);
}

/** Counts the people who belong to an audience, all or of these; at most three statements. */
export async function countAmongMembers(
  context: UseCaseContext,
  audience: Audience,
  uids?: readonly string[],
): Promise<number> {
  const members = await whereMembers(context, audience);
  if (!members) return 0;
  const where = { ...members, uid: uids && { in: uids } };
  const people = { field: 'uid', where, orderBy: 'uid', limit: 0 } as const;
  return (await context.repositories.memberships.distinct(people)).total;
}

/** The memberships through which people belong to an audience now; undefined if nobody does. */
export type MembersWhere = Where<'uid' | 'unit' | 'role' | 'groups' | 'tenure' | 'since' | 'until'>;

/** Returns the condition for the members of an audience; at most two statements. Must decide the same way as `actorKeys`. */
export async function whereMembers(
  context: UseCaseContext,
  audience: Audience,
): Promise<MembersWhere | undefined> {
  if (!isChosen(audience)) return undefined;
  const soon = new Date(context.now.getTime() + 1).toISOString();
  const where = await membersIn(context, audience);
  return { ...where, since: { before: soon }, until: { from: soon, orMissing: true } };
}

async function membersIn(
  { repositories }: UseCaseContext,
  audience: Audience,
): Promise<NonNullable<Where<'unit' | 'role' | 'groups' | 'tenure'>>> {
  if (isForVendors(audience)) return { role: 'vendor' };
  const { tenures, groups, ...places } = audienceParts(audience);
  const homes = await homesIn(repositories, places);
  return {
    role: 'resident',
    ...(tenures.length > 0 && { tenure: { in: tenures } }),
    ...(groups.length > 0 && { groups: { hasAny: groups } }),
    ...(homes && { unit: { in: homes } }),
  };
}

/** Returns the ids of these units and of those in these buildings; undefined without units and buildings. */
async function homesIn(
  { units: homes }: UseCaseContext['repositories'],
  { buildings, units }: Pick<AudienceParts, 'buildings' | 'units'>,
): Promise<string[] | undefined> {
  if (buildings.length + units.length === 0) return undefined;
  const keys = units.map(unitSearchKey);
  const idsOf = async (where: Where<'building' | 'searchKey'>) =>
    (await homes.distinct({ field: 'id', where, orderBy: 'building' })).items;
  const found = await Promise.all([
    buildings.length > 0 ? idsOf({ building: { in: buildings } }) : [],
    keys.length > 0 ? idsOf({ searchKey: { in: keys } }) : [],
  ]);
  return found.flat();
}

const { compare: inOrder } = new Intl.Collator('en', { numeric: true });
