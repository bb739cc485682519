import { describe, expect, it } from 'vitest';
import { isLinkEnd, linkEnd } from './package-link.ts';

describe('the end of the link of a package', () => {
  it.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-06-08', true],
    ['2026-06-09', false],
  ] as const)('may be chosen on March 10: %s, %s', (day, isAllowed) => {
    expect(isLinkEnd(day, '2026-03-10')).toBe(isAllowed);
  });

  it.each([
    ['2026-04-09', 'America/Denver', '2026-04-10T06:00:00.000Z'],
    ['2026-04-09', 'Pacific/Auckland', '2026-04-09T12:00:00.000Z'],
    // The clocks are set forward.
    ['2026-03-07', 'America/Denver', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', 'America/Denver', '2026-03-09T06:00:00.000Z'],
  ] as const)('on %s in %s is the end of that day', (day, timeZone, moment) => {
    expect(linkEnd(day, timeZone).toISOString()).toBe(moment);
  });
});
