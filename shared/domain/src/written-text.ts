const invisible = String.raw`\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800`;
const visible = new RegExp(`[^${invisible}]`, 'u');

/** Whether a text shows anything: spaces, zero-width characters and fillers alone do not. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/** A text as it is stored: one form of each character, '' where nothing is visible. */
export function normalText(text: string): string {
  return hasVisibleText(text) ? text.normalize('NFC').trim() : '';
}

/** A name or a title as it is stored: a single line without characters that turn the direction of others. */
export function normalLine(text: string): string {
  return normalText(
    text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, ''),
  );
}

/** Letters that are no letter with a mark, as people type them without them. */
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

/** A text as searches compare it: without case and accents. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}
