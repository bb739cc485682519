/** The maximum page size of a list. */
export const maxPageSize = 100;

/** Above any real list; databases reject offsets beyond their integer range. */
export const maxOffset = 1_000_000_000;

/** Validates an input that contains only page fields, without loading the contract's schemas. */
export function isPageInput(input: object): boolean {
  return Object.entries(input).every(([key, value]) => {
    if (!Number.isInteger(value)) return false;
    if (key === 'limit') return value >= 1 && value <= maxPageSize;
    return key === 'offset' && value >= 0 && value <= maxOffset;
  });
}
