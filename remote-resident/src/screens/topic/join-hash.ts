/** The URL hash that focuses the field for a new comment. */
export const commentHash = 'comment';
