const dayMs = 86_400_000;

/** The day after a day ('2025-03-04'). */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds since 1970; by the reader's own time zone when left out. */
export function startOfDay(day: string, timeZone: string | undefined): number {
  const midnight = Date.parse(day);
  // The offset at the guess may differ from that at midnight where the clocks change in between.
  const guess = midnight - offsetMs(midnight, timeZone);
  return midnight - offsetMs(guess, timeZone);
}

/** How far the clocks of a time zone are ahead of UTC at an instant. */
function offsetMs(instant: number, timeZone: string | undefined): number {
  const parts = wallClock(timeZone).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const wallClocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Year, month, day, hour, minute and second, in this order. */
function wallClock(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  wallClocks.set(timeZone, clock);
  return clock;
}
