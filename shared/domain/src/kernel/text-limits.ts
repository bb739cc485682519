/** Characters of a text of several lines: a description, a message, notes. */
export const textLength = 20_000;

/** Characters of a line: a name, a title, a place, a tag. */
export const lineLength = 200;

/** Characters of an id, which only the portal makes. */
export const idLength = 200;

/** How many tags, services, lines of materials or ids one input has at most. */
export const maxEntries = 100;

/** Characters of a value that an editor began with; it may have been stored before there were limits. */
export const seenLength = 1_000_000;
