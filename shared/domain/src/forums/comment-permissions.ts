import { allowed, allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { hasPermission } from '../people/has-permission.ts';
import type { Actor } from '../people/roles.ts';
import type { Comment, ForumTopic } from './forum-topic-schema.ts';

/** The time in which an author may edit a new comment, in milliseconds. */
export const editWindowMs = 10 * 60_000;

type Visitor = Actor | null | undefined;

/** Commenting and replying need a signed-in person and a topic that everyone reads and that is not locked. */
export function mayAddComment(
  actor: Visitor,
  topic: Pick<ForumTopic, 'locked' | 'withheld'>,
): Decision {
  if (!actor) return refused('comment-sign-in');
  return allowIf(!topic.locked && !topic.withheld, 'topic-locked');
}

/** Moderators always; authors once, within ten minutes. */
export function mayEditComment(
  actor: Visitor,
  comment: Pick<Comment, 'author' | 'createdAt' | 'editedAt'>,
  now: Date,
): Decision {
  if (!actor) return refused('comment-sign-in');
  if (hasPermission(actor, 'forums')) return allowed;
  if (comment.author.uid !== actor.uid) return refused('comment-not-authorized');
  if (comment.editedAt) return refused('comment-edited-once');
  return allowIf(editTimeLeft(comment, now) > 0, 'comment-window-over');
}

export function mayDeleteComment(actor: Visitor, comment: Pick<Comment, 'author'>): Decision {
  if (!actor) return refused('comment-sign-in');
  const isAuthor = comment.author.uid === actor.uid;
  return allowIf(hasPermission(actor, 'forums') || isAuthor, 'comment-not-authorized');
}

/** Milliseconds in which the author may still edit; 0 once the window is over. */
export function editTimeLeft(comment: Pick<Comment, 'createdAt'>, now: Date): number {
  const age = Math.max(0, now.getTime() - Date.parse(comment.createdAt));
  return Math.max(0, editWindowMs - age);
}

/** Time left as minutes:seconds, the running second included: 599,001 ms is '10:00'. */
export function countdownText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The comment a reply belongs to: replies to replies join their root, one level deep. */
export function replyParentId(comment: Pick<Comment, 'id' | 'parentId'>): string {
  return comment.parentId ?? comment.id;
}
