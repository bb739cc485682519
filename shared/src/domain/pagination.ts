/** Vendor board items and work orders. */
export const boardPageSize = 15;
/** Invoices, news, forums, vendors and payment history. */
export const listPageSize = 10;

export interface Page<T> {
  items: T[];
  /** From 1; asked for one out of reach, the nearest that exists. */
  page: number;
  /** At least 1; the pagination control shows only when there are more. */
  pages: number;
  total: number;
}

export function paginate<T>(items: readonly T[], page: number, pageSize: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const shown = Math.min(Math.max(1, wanted), pages);
  const start = (shown - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), page: shown, pages, total: items.length };
}
