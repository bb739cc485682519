const invisible = String.raw`\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800`;
const visible = new RegExp(`[^${invisible}]`, 'u');

/** Returns true if a text has a visible character; spaces, zero-width characters and fillers do not count. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Normalizes a text for storage: one form of each character, '' if nothing is visible. */
export function normalText(text: string): string {
  return hasVisibleText(text) ? text.normalize('NFC').trim() : '';
}

/** Normalizes a name or title for storage: a single line without bidirectional control characters. */
export function normalLine(text: string): string {
  return normalText(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, ''),
  );
}

/** Letters that normalization does not reduce to a base letter, with their usual plain spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Returns a text for search comparison, without case, accents and apostrophes: O’Brien is found as obrien. */
export function foldedText(text: string): string {
  return text
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Tags typed with commas between: trimmed, without blanks and repeats. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map(normalLine);
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

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

/**
 * Returns the key for comparing unit ids, without case and spaces. The database computes the same key
 * (017-unit-keys.sql).
 */
export function unitSearchKey(unit: string): string {
  return unit.toUpperCase().replaceAll(/\s/g, '');
}
