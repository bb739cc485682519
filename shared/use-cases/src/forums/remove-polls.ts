import type { UseCaseContext } from '../kernel/use-case.ts';

/** Removes polls with their votes and ballots; two statements. */
export async function removePolls(
  { repositories }: UseCaseContext,
  pollIds: readonly string[],
): Promise<void> {
  const { polls, pollVotes, pollBallots, pollKeys } = repositories;
  const where = { pollId: { in: pollIds } };
  const [votes, ballots] = await Promise.all([
    pollVotes.find({ where }),
    pollBallots.find({ where }),
  ]);
  for (const { id } of votes) pollVotes.remove(id);
  for (const { id } of ballots) pollBallots.remove(id);
  for (const id of pollIds) {
    polls.remove(id);
    pollKeys.remove(id);
  }
}
