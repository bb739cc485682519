/** Where text about a topic is kept while it is typed: a new comment, a reply to one, or the edit of one. */
export function commentPlace(topicId: string, kind?: 'reply' | 'edit', commentId?: string): string {
  return ['topic', topicId, kind, commentId].filter(Boolean).join(':');
}
