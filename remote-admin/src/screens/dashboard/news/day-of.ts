/** The day of an ISO date or instant in the reader's time zone, in the format of a date field: '2025-03-04'. */
export function dayOf(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day of a date field, or the original instant if its day did not change. */
export function keptInstant(day: string, before: string | undefined): string {
  return before !== undefined && dayOf(before) === day ? before : day;
}
