/** Returns the key of an unsent text: a new comment on a topic, a reply to a comment, or an edit of one. */
export function commentPlace(topicId: string, kind?: 'reply' | 'edit', commentId?: string): string {
  return ['topic', topicId, kind, commentId].filter(Boolean).join(':');
}
