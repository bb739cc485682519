import type { Comment } from '@hoa/shared/domain';

/** A comment with the replies that stand under it. */
export interface CommentThread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/**
 * Puts replies under their comments, one level deep and both in their order. A reply whose comment is
 * gone stands alone.
 */
export function commentThreads(comments: readonly Comment[]): CommentThread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const repliesTo = new Map<Comment, Comment[]>();
  for (const comment of comments) {
    const root = rootOf(comment, byId);
    if (!repliesTo.has(root)) repliesTo.set(root, []);
    if (root !== comment) repliesTo.get(root)?.push(comment);
  }
  return comments.flatMap((comment) => {
    const replies = repliesTo.get(comment);
    return replies ? [{ comment, replies }] : [];
  });
}

/** The comment at the top; for one that stands under itself, in a circle, that one. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment {
  const seen = new Set<Comment>();
  let root = comment;
  while (!seen.has(root)) {
    seen.add(root);
    const parent = root.parentId === undefined ? undefined : byId.get(root.parentId);
    if (!parent) return root;
    root = parent;
  }
  return comment;
}
