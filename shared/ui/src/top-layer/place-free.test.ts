import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFree } from './place-free.ts';

const screen = { width: 400, height: 800 };
const anchor = { left: 180, top: 300, width: 40, height: 40 };
const size = { width: 80, height: 26 };
const above = { ...anchor, top: 250 };
const below = { ...anchor, top: 350 };
const right = { ...anchor, left: 230 };
const left = { ...anchor, left: 130 };

describe('placeFree', () => {
  it.each([
    ['above, in the middle', [], { left: 160, top: 268 }],
    ['below when a control is above', [above], { left: 160, top: 346 }],
    ['to the right in a column of controls', [above, below], { left: 226, top: 307 }],
    ['to the left when all other sides are taken', [above, below, right], { left: 94, top: 307 }],
    ['where it covers least', [above, below, right, { ...left, top: 330 }], { left: 94, top: 307 }],
    ['above a control that is no neighbour', [{ ...above, top: 235 }], { left: 160, top: 268 }],
  ])('goes %s', (_where, controls, place) => {
    expect(placeFree(anchor, size, screen, controls)).toEqual(place);
  });

  it('goes below at the upper edge', () => {
    expect(placeFree({ ...anchor, top: 10 }, size, screen, []).top).toBe(56);
  });

  it('never goes over an edge of the screen', () => {
    const part = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(part, part, (x, y) => {
        const place = placeFree({ ...anchor, left: x, top: y }, size, screen, [above, left]);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + size.width).toBeLessThanOrEqual(392);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.top + size.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
