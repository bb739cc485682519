interface Named {
  readonly displayName: string;
}

/** Returns the people whom a text mentions, as `@` and their name. */
export function mentionedIn<P extends Named>(text: string, people: readonly P[]): P[] {
  return people.filter(({ displayName }) => text.includes(`@${displayName}`));
}

/** Splits a text at its mentions, which are the parts with an odd index. */
export function splitAtMentions(text: string, people: readonly Named[]): string[] {
  const names = people.map(({ displayName }) => displayName.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  if (names.length === 0) return [text];
  // The longest first, so that Ann Lee is not taken for Ann.
  names.sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(@(?:${names.join('|')}))`));
}

/** Returns the word that a person is typing after `@` at the end of a text; undefined without one. */
export function mentionBeingTyped(text: string): string | undefined {
  return /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1];
}
