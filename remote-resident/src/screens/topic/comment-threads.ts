import type { Comment } from '@hoa/domain';

/** A top-level comment with its replies. */
export interface CommentThread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/**
 * Groups replies under their top-level comments, one level deep, in the given order. A reply whose
 * parent is missing becomes top-level.
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

/** The top-level ancestor of a comment; the comment itself if its parents form a cycle. */
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
