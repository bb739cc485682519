/** The maximum length of a text in a list, in UTF-16 code units. */
const excerptLength = 500;

/** Shortens a long text for lists. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  // Does not cut a surrogate pair in half, which would be invalid in JSON.
  return `${text.slice(0, excerptLength).replace(/\p{Surrogate}$/u, '')}…`;
}

/** Returns true if a text from a list is complete, not an excerpt. */
export function isWholeText(text: string): boolean {
  return text.length < excerptLength;
}
