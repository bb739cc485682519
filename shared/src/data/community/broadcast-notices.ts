import type { Actor, ResidentNotification } from '../../domain/index.ts';
import type { UseCaseContext } from '../use-case.ts';
import { inAudience } from './in-audience.ts';
import type { BroadcastNoticeMark, SentBroadcast } from './records.ts';
import { withHome } from './with-home.ts';

/**
 * The notices of broadcasts that reach the actor. A broadcast is kept once, however many it reaches;
 * only what a person did with its notice is kept for that person.
 */
export async function broadcastNotices(context: UseCaseContext): Promise<ResidentNotification[]> {
  const { repositories } = context;
  const actor = await withHome(context);
  const broadcasts = await repositories.broadcasts.list();
  const marks = new Map((await repositories.broadcastNoticeMarks.list()).map((m) => [m.id, m]));
  return broadcasts.flatMap((broadcast) => {
    const mark = marks.get(markId(actor, broadcast.id));
    return reaches(broadcast, actor) && !mark?.deleted ? [asNotice(broadcast, mark)] : [];
  });
}

/** Notes what the actor did with a notice; false when it is not one of a broadcast to them. */
export async function markBroadcastNotice(
  context: UseCaseContext,
  id: string,
  change: Partial<Pick<BroadcastNoticeMark, 'read' | 'deleted'>>,
): Promise<boolean> {
  const { repositories } = context;
  const actor = await withHome(context);
  const broadcast = await repositories.broadcasts.get(id);
  if (!broadcast || !reaches(broadcast, actor)) return false;
  const mark = await repositories.broadcastNoticeMarks.get(markId(actor, id));
  repositories.broadcastNoticeMarks.put({
    id: markId(actor, id),
    read: mark?.read ?? false,
    deleted: mark?.deleted ?? false,
    ...change,
  });
  return true;
}

const markId = (actor: Actor, broadcastId: string) => `${actor.uid}:${broadcastId}`;

function reaches({ sendNotification, audience, sentBy }: SentBroadcast, actor: Actor): boolean {
  return sendNotification && sentBy !== actor.uid && inAudience(actor, audience);
}

function asNotice(
  broadcast: SentBroadcast,
  mark: BroadcastNoticeMark | undefined,
): ResidentNotification {
  return {
    id: broadcast.id,
    title: broadcast.subject,
    message: broadcast.message,
    type: 'announcement',
    priority: broadcast.priority,
    read: mark?.read ?? false,
    createdAt: broadcast.sentAt,
    actionUrl: `/messages/${encodeURIComponent(broadcast.threadId)}`,
  };
}
