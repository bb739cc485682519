import { type Audience, isChosen, parseUnits, unitSearchKey } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';

export interface ResolvedAudience {
  /** The audience, with units spelled as the association spells them. */
  readonly audience: Audience;
  /** The number of households, group members or units, depending on the audience type. */
  readonly recipientCount: number;
  /** Units that the association does not have, as entered. */
  readonly unknownUnits: readonly string[];
}

/** Normalizes a broadcast's audience and counts its recipients; at most two statements. */
export async function resolveAudience(
  context: UseCaseContext,
  audience: Audience,
): Promise<ResolvedAudience> {
  if (audience.type !== 'units') {
    return { audience, recipientCount: await countMembers(context, audience), unknownUnits: [] };
  }
  const written = parseUnits(audience.value);
  const keys = written.map(unitSearchKey);
  const known = await context.repositories.units.find({ where: { searchKey: { in: keys } } });
  const ids = new Map(known.map(({ id }) => [unitSearchKey(id), id]));
  const value = written.map((unit) => ids.get(unitSearchKey(unit)) ?? unit).join(', ');
  return {
    audience: { ...audience, value },
    recipientCount: context.association.refusesUnknownUnits ? ids.size : written.length,
    unknownUnits: written.filter((unit) => !ids.has(unitSearchKey(unit))),
  };
}

/** Must decide group membership the same way as `actorKeys`. */
async function countMembers(
  { now, repositories: { residents, memberships, vendorContacts } }: UseCaseContext,
  audience: Audience,
): Promise<number> {
  const { type, value } = audience;
  if (!isChosen(audience)) return 0;
  if (type === 'building') return residents.count({ building: value });
  if (type === 'all') return residents.count({});
  if (value === 'vendors') return vendorContacts.count({});
  const soon = new Date(now.getTime() + 1).toISOString();
  const having = { role: 'resident', groups: { hasAny: [value] }, since: { before: soon } };
  const [lasting, ending] = await Promise.all([
    memberships.count({ ...having, until: { isMissing: true } }),
    memberships.count({ ...having, until: { from: soon } }),
  ]);
  return lasting + ending;
}
