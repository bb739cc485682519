import type { Poll } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

/**
 * Counts the homes with an owner, or the residents, now or at the end of the poll if that is over; two statements. So a
 * turnout never changes afterwards.
 */
export async function countEligible(
  { now, repositories }: UseCaseContext,
  { voters, closesAt }: Pick<Poll, 'voters' | 'closesAt'>,
): Promise<number> {
  const at = Math.min(now.getTime(), Date.parse(closesAt) - 1);
  const soon = new Date(at + 1).toISOString();
  const begun = {
    role: 'resident',
    ...(voters === 'home' && { tenure: 'owner' }),
    since: { before: soon },
  };
  const groupBy = voters === 'home' ? 'unit' : 'uid';
  const { memberships } = repositories;
  const [lasting, ending] = await Promise.all([
    memberships.aggregate({ where: { ...begun, until: { isMissing: true } }, groupBy }),
    memberships.aggregate({ where: { ...begun, until: { from: soon } }, groupBy }),
  ]);
  const groups = [...lasting, ...ending].map(({ group }) => group);
  return new Set(groups.filter(Boolean)).size;
}

/** Counts the votes for each option; one statement. */
export async function countVotes(
  { repositories }: UseCaseContext,
  { id: pollId, isSecret, options }: Versioned<Poll>,
): Promise<number[]> {
  const cast = isSecret ? repositories.pollBallots : repositories.pollVotes;
  const rows = await cast.aggregate({ where: { pollId }, groupBy: 'option' });
  const counts = new Map(rows.map(({ group, count }) => [Number(group), count]));
  return options.map((_, index) => counts.get(index) ?? 0);
}
