import { type Audience, isChosen, parseUnits, unitSearchKey } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';

export interface ResolvedAudience {
  /** The audience with its units as the association writes them. */
  readonly audience: Audience;
  /** Households, the members of a group, or units. */
  readonly recipientCount: number;
  /** Units that the association does not have, as they were written. */
  readonly unknownUnits: readonly string[];
}

/** Whom a broadcast reaches, and how many they are; at most two statements. */
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

/** Who is a member of a group is decided as in `actorKeys`. */
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
