/** The largest amount that a person enters: $10,000,000.00 in cents. Sums of nine million of them are safe integers. */
export const maxCents = 1_000_000_000;

const shapes = [
  /^(\d+)$/, // 1500
  /^(\d*)[.,](\d{1,2})$/, // 1500.5, 1500,50, .5
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/, // 1,500.50
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/, // 1.500,50
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/, // 1 500,50
];

/**
 * Parses typed dollars to integer cents; null if the text is not an amount. Takes the separators of English, Spanish,
 * French and German and a dollar sign, but never guesses: a negative amount, a third decimal or separators in odd
 * places are refused.
 */
export function parseUsd(text: string): number | null {
  const bare = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^(?:US)?\$ ?| ?(?:US)?\$$/g, '');
  for (const shape of shapes) {
    const match = shape.exec(bare);
    if (!match) continue;
    const dollars = (match[1] ?? '').replace(/\D/g, '');
    const cents = Number(dollars) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
    return Number.isSafeInteger(cents) ? cents : null;
  }
  return null;
}

/** Formats cents as the value of a number field: 1250 is '12.50'. */
export function usdInput(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Formats cents as English dollars for stored texts: 123450 is '$1,234.50'. Screens use formatUsd. */
export function usdText(cents: number): string {
  const [dollars = '0', rest = '00'] = usdInput(Math.abs(cents)).split('.');
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}

export function sumCents(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
