/** Characters of a long text that a list carries. */
const excerptLength = 500;

/** The beginning of a text, for lists; a short text is whole. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  // Never half of a surrogate pair, which no JSON keeps.
  return `${text.slice(0, excerptLength).replace(/\p{Surrogate}$/u, '')}…`;
}

/** Whether a text of a list is the whole text. */
export function isWholeText(text: string): boolean {
  return text.length < excerptLength;
}
