import { allowed, allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { hasPermission } from '../people/has-permission.ts';
import type { Actor } from '../people/roles.ts';
import type { Comment, ForumTopic } from './forum-topic-schema.ts';

type Read = Pick<ForumTopic, 'author' | 'withheld'>;

/** Everyone reads a topic, unless it is withheld: then its author, and moderators unless it was declined. */
export function seesTopic(actor: Actor, { author, withheld }: Read): boolean {
  if (withheld === undefined || withheld === 'merged' || author.uid === actor.uid) return true;
  return withheld !== 'declined' && hasPermission(actor, 'forums');
}

/** Others see of a hidden comment that a moderator has hidden it. */
export function seesComment(
  actor: Actor,
  { author, hiddenAt }: Pick<Comment, 'author' | 'hiddenAt'>,
) {
  return hiddenAt === undefined || author.uid === actor.uid || hasPermission(actor, 'forums');
}

/**
 * Authors edit and withdraw their topics, unless these are locked, hidden or merged. Others' comments refer to what they read: a topic with
 * comments cannot be withdrawn, and not be edited where edited topics wait for approval.
 */
export function mayChangeOwnTopic(
  actor: Actor,
  topic: Pick<ForumTopic, 'author' | 'commentsCount' | 'locked' | 'withheld'>,
  { needsNoComments }: { readonly needsNoComments: boolean },
): Decision {
  if (topic.author.uid !== actor.uid) return refused('topic-not-authorized');
  const isClosed = topic.withheld === 'hidden' || topic.withheld === 'merged';
  if (topic.locked || isClosed) return refused('topic-locked');
  return needsNoComments ? allowIf(topic.commentsCount === 0, 'topic-has-comments') : allowed;
}
