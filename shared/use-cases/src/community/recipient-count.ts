import { type Audience, isChosen, parseUnits } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';

/**
 * How many a broadcast would reach: households, the members of a group, or units; at most two statements. Who is a
 * member of a group is decided as in `actorKeys`.
 */
export async function recipientCount(
  { now, repositories: { residents, memberships, vendorContacts } }: UseCaseContext,
  audience: Audience,
): Promise<number> {
  const { type, value } = audience;
  if (!isChosen(audience)) return 0;
  if (type === 'units') return parseUnits(value).length;
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
