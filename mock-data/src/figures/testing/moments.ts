import { afterAll, beforeAll, describe, vi } from 'vitest';

/** Local times at which figures could go wrong: the 1st, the 15th and the last of a month, and the ends of a year. */
const moments: readonly (readonly [when: string, ...parts: LocalTime])[] = [
  ['the 1st just after midnight', 2026, 2, 1, 0, 30],
  ['the 15th', 2026, 2, 15, 12, 0],
  ['the last evening of a month', 2026, 2, 31, 23, 45],
  ['the 1st of a year', 2027, 0, 1, 0, 30],
  ['the last day of a short month', 2027, 1, 28, 18, 0],
];

type LocalTime = [year: number, month: number, day: number, hours: number, minutes: number];

/** Runs a test suite at each of these moments, in two time zones. */
export function describeMoments(
  what: string,
  describeAt: (now: () => Date, timeZone: string) => void,
): void {
  describe.each(['UTC', 'America/Denver'])(`${what} in %s`, (timeZone) => {
    beforeAll(() => void vi.stubEnv('TZ', timeZone));
    afterAll(() => void vi.unstubAllEnvs());
    describe.each(moments)('on %s', (_, ...parts) =>
      describeAt(() => new Date(...parts), timeZone),
    );
  });
}
