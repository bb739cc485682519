const formats = new Map<string, Intl.DateTimeFormat>();

/** The month that an instant falls in, as `YYYY-MM` in an IANA time zone. */
export function monthOf(instant: Date | string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  formats.set(timeZone, format);
  return format.format(new Date(instant)).slice(0, 7);
}

/** So many months up to the one of `now`, earliest first, as `YYYY-MM`. */
export function monthsUpTo(now: Date, timeZone: string, count: number): string[] {
  const [year = 0, month = 1] = monthOf(now, timeZone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}

/** When a month (`YYYY-MM`) begins by the clocks of an IANA time zone. */
export function monthStart(month: string, timeZone: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const midnightUtc = Date.UTC(year, number - 1);
  // The offset at the guess may be another than at the start, where clocks change in between.
  const guess = midnightUtc - offsetMs(midnightUtc, timeZone);
  return new Date(midnightUtc - offsetMs(guess, timeZone));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  const shown = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}
