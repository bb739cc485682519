import type { Output } from './contract.ts';
import type { WaitingCommand } from './outbox/outbox-entry.ts';
import type { UseCase, UseCaseContext } from './use-case.ts';

/** So many answers are remembered: far more than ever wait to be sent at once. */
const remembered = 500;

/**
 * The use case, carried out once for a person's `requestId`: asked again it gives the first answer, even
 * when what it made has since been changed or deleted.
 */
export function once<N extends WaitingCommand>(name: N, work: UseCase<N>): UseCase<N> {
  return async (context, input) => {
    const { requestId } = input;
    if (requestId === undefined) return work(context, input);
    const { actor, now, repositories } = context;
    const id = `${actor.uid}:${name}:${requestId}`;
    const known = await repositories.answeredRequests.get(id);
    if (known) return known.answer as Output<N>;
    const answer = await work(context, input);
    await forgetOldest(context);
    repositories.answeredRequests.put({ id, answer, at: now.toISOString() });
    return answer;
  };
}

async function forgetOldest({ repositories }: UseCaseContext): Promise<void> {
  const all = [...(await repositories.answeredRequests.list())];
  const oldestFirst = all.sort((one, other) => (one.at < other.at ? -1 : 1));
  for (const { id } of oldestFirst.slice(0, Math.max(0, all.length - remembered + 1))) {
    repositories.answeredRequests.remove(id);
  }
}
