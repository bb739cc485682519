/** The hash of a topic's address that leads to the field for a comment. */
export const joinHash = 'comment';
