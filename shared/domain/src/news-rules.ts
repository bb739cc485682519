/** When news or an event is shown; a day ('2025-03-04') counts from its first moment to its last. */
export interface NewsWindow {
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/** A window as instants. */
export interface VisibleTime {
  visibleFrom: string;
  visibleUntil: string;
}

/** Without a date to publish, news is shown from the start; without one to expire, until the end of 2099. */
const firstInstant = '1970-01-01T00:00:00.000Z';
const lastInstant = '2099-12-31T23:59:59.999Z';

const dayMs = 86_400_000;
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last moment of a window; its days begin by a time zone, the reader's own when left out. */
export function visibleTime({ publishAt, expireAt }: NewsWindow, timeZone?: string): VisibleTime {
  const from = publishAt || firstInstant;
  const until = expireAt || lastInstant;
  return {
    visibleFrom: instantOf(dayOnly.test(from) ? startOfDay(from, timeZone) : Date.parse(from)),
    visibleUntil: instantOf(
      dayOnly.test(until) ? startOfDay(dayAfter(until), timeZone) - 1 : Date.parse(until),
    ),
  };
}

/** Whether news or an event is shown now: from publishAt to expireAt. */
export function isVisible(window: NewsWindow, now: Date, timeZone?: string): boolean {
  const { visibleFrom, visibleUntil } = visibleTime(window, timeZone);
  return Date.parse(visibleFrom) <= now.getTime() && now.getTime() <= Date.parse(visibleUntil);
}

function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}

function dayAfter(day: string): string {
  return instantOf(Date.parse(day) + dayMs).slice(0, 10);
}

/** When a day begins, in milliseconds since 1970. */
function startOfDay(day: string, timeZone: string | undefined): number {
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
