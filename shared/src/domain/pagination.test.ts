import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './pagination.ts';

const list = Array.from({ length: 31 }, (_, index) => index + 1);

describe('paginate', () => {
  it.each([
    [1, 1, [1, 15]],
    [2, 2, [16, 30]],
    [3, 3, [31, 31]],
    [4, 3, [31, 31]],
    [0, 1, [1, 15]],
    [-2, 1, [1, 15]],
    [Number.NaN, 1, [1, 15]],
    [2.7, 2, [16, 30]],
  ])('asked for page %s shows page %s', (asked, page, [first, last]) => {
    const shown = paginate(list, asked, 15);
    expect(shown).toMatchObject({ page, pages: 3, total: 31 });
    expect([shown.items[0], shown.items.at(-1)]).toEqual([first, last]);
  });

  it('nothing is one empty page', () => {
    expect(paginate([], 1, 10)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it('the pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (items, size) => {
        const { pages } = paginate(items, 1, size);
        const all = Array.from({ length: pages }, (_, i) => paginate(items, i + 1, size).items);
        expect(all.flat()).toEqual(items);
      }),
    );
  });
});
