import { type Operation, requestMemoryMs } from '@hoa/api';
import { invalidRequestId } from './request-id.ts';
import type { UseCaseContext } from './use-case.ts';

/** The maximum number of expired answers that one command deletes, which keeps commands fast. */
const maxDeletedAnswers = 10;

export interface NamedRequest {
  readonly name: Operation | 'files.upload';
  readonly requestId: string;
  /** The input as it was sent. */
  readonly sent: object;
  /** The checked input. */
  readonly input: object;
}

/**
 * Runs a command once for a person's `requestId`. A repetition gets the first answer, even if its result has since been
 * changed or deleted; with other input it is refused. Refusals are not stored, and neither is the input of a vote.
 */
export async function idempotent<Answer>(
  context: Pick<UseCaseContext, 'repositories' | 'actor' | 'now'>,
  { name, requestId, sent, input }: NamedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requests = context.repositories[collectionOf(name)];
  const id = `${context.actor.uid}:${name}:${requestId}`;
  const text = JSON.stringify(sent);
  const known = await requests.get(id);
  if (known) {
    const isSame = known.sent
      ? known.sent === text
      : known.input === undefined || known.input === JSON.stringify(input);
    if (!isSame) throw invalidRequestId('used-before');
    return known.answer as Answer;
  }
  const answer = await work();
  const before = new Date(context.now.getTime() - requestMemoryMs).toISOString();
  const expired = await requests.find({
    where: { at: { before } },
    orderBy: [['at', 'asc']],
    limit: maxDeletedAnswers,
  });
  for (const request of expired) requests.remove(request.id);
  // Stored with the person, the input would tell what they voted for.
  const isSecret = name === 'polls.vote' || name === 'polls.voteOnPaper';
  requests.put({ id, ...(!isSecret && { sent: text }), answer, at: context.now.toISOString() });
  return answer;
}

/** Answers that contain a profile are stored separately: in a browser, profiles last no longer than the tab. */
function collectionOf(name: NamedRequest['name']): 'answeredRequests' | 'answeredProfileRequests' {
  return name.startsWith('profile.') ? 'answeredProfileRequests' : 'answeredRequests';
}
