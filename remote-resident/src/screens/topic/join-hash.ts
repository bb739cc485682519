/** At the end of a topic's address it leads to the field for a comment. */
export const joinHash = 'comment';
