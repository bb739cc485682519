import type { UseCaseContext } from '../kernel/use-case.ts';

/**
 * Puts or replaces the ballot of a voter in a secret poll. Its id can be found again only with the poll's key, which is
 * removed when the poll ends. `crypto.subtle` needs a secure context in browsers, whose adapter offers no polls. Returns
 * false if the voter has voted and the key is gone, as after an import.
 */
export async function putSecretBallot(
  { repositories }: UseCaseContext,
  { pollId, voter, option }: { pollId: string; voter: string; option: number },
  hasVoted: boolean,
): Promise<boolean> {
  const { pollBallots, pollKeys } = repositories;
  const kept = await pollKeys.get(pollId);
  const key = kept?.key ?? hex(crypto.getRandomValues(new Uint8Array(keyBytes)));
  if (!kept) pollKeys.put({ id: pollId, key });
  const text = new TextEncoder().encode(JSON.stringify([key, voter]));
  const id = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
  const before = await pollBallots.get(id);
  if (hasVoted && !before) return false;
  pollBallots.put({ ...before, id, pollId, option });
  return true;
}

const keyBytes = 32;

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
