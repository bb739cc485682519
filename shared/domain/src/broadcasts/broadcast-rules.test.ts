import { describe, expect, it } from 'vitest';
import { isChosen, parseUnits } from './broadcast-rules.ts';

describe('an audience', () => {
  it.each([
    ['all', '', true],
    ['building', 'A', true],
    ['building', '', false],
    ['tag', 'vendors', true],
    ['tag', '', false],
    ['tag', 'nobody', false],
    ['units', 'A-101', true],
    ['units', ' , ', false],
    ['combined', '', false],
    ['combined', ' , ', false],
    ['combined', 'A-101', true],
  ] as const)('%s %j is chosen: %s', (type, value, expected) => {
    expect(isChosen({ type, value })).toBe(expected);
  });
});

it.each([
  [{}, false],
  [{ buildings: [], groups: [], tenures: [] }, false],
  [{ buildings: ['A'] }, true],
  [{ groups: ['board-members' as const] }, true],
  [{ tenures: ['owner' as const] }, true],
])('a combination of %j is chosen: %s', (lists, expected) => {
  expect(isChosen({ type: 'combined', value: '', ...lists })).toBe(expected);
});

describe('units', () => {
  it.each([
    ['A-1,B-2, A-1', ['A-1', 'B-2']],
    ['A-101, B-204,, A-101 ', ['A-101', 'B-204']],
    ['a-1, A-1', ['A-1']],
    [' , ', []],
  ])('typed as %j are %j, each once [5.33]', (typed, units) => {
    expect(parseUnits(typed)).toEqual(units);
  });
});
