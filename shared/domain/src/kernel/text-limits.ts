/** Characters of a text of several lines: a description, a message, notes. */
export const textLength = 20_000;

/** Characters of a line: a name, a title, a place, a tag. */
export const lineLength = 200;

/** Characters of an id; only the portal creates ids. */
export const idLength = 200;

/** The maximum number of tags, services, lines of materials or ids in one input. */
export const maxEntries = 100;

/** Characters of the original value of an edited text, which may be older than the other limits. */
export const seenLength = 1_000_000;
