const largestCents = 100_000_000_00;

/** Cents of a typed dollar amount ("1,234.5", "$150"); undefined when it is not one or is over $100 million. */
export function parseDollars(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match || (match[1] === undefined && !match[2])) return undefined;
  const dollars = Number((match[1] ?? '0').replaceAll(',', ''));
  const cents = dollars * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= largestCents ? cents : undefined;
}

/** Cents as they are typed: "1234.50". */
export function dollarsText(cents: number): string {
  return (cents / 100).toFixed(2);
}
