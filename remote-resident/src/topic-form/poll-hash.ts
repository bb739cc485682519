/** The end of a topic's address that opens the form of a poll. */
export const pollHash = 'poll';
