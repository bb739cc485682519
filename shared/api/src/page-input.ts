/** The longest page that a list answers. */
export const largestPage = 100;

/** No list is longer; a database refuses offsets beyond its range. */
export const largestOffset = 1_000_000_000;

/** Whether an input asks for a page and nothing else, which is checked here without the contract's schemas. */
export function isPageInput(input: object): boolean {
  return Object.entries(input).every(([key, value]) => {
    if (!Number.isInteger(value)) return false;
    if (key === 'limit') return value >= 1 && value <= largestPage;
    return key === 'offset' && value >= 0 && value <= largestOffset;
  });
}
