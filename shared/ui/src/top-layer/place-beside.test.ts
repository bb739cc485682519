import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const screen = { width: 400, height: 800 };
const anchor = { left: 100, top: 300, width: 80, height: 40 };
const size = { width: 200, height: 100 };

describe('placeBeside', () => {
  it.each([
    ['edges together', 'start', { left: 100, top: 346 }],
    ['centred', 'center', { left: 40, top: 346 }],
  ] as const)('goes below, %s', (_where, align, place) => {
    expect(placeBeside(anchor, size, screen, align)).toEqual(place);
  });

  it('goes above when there is no room below', () => {
    expect(placeBeside({ ...anchor, top: 740 }, size, screen).top).toBe(634);
  });

  it('never goes over an edge of the screen', () => {
    const part = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(part, part, fc.constantFrom('start', 'center', 'end'), (left, top, align) => {
        const place = placeBeside({ ...anchor, left, top }, size, screen, align);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + size.width).toBeLessThanOrEqual(392);
        expect(place.top).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});
