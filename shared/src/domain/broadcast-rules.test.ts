import { describe, expect, it } from 'vitest';
import { audienceTags, buildings } from './audience.ts';
import { parseUnits, recipientCount } from './broadcast-rules.ts';

describe('a broadcast reaches', () => {
  it.each([
    ['all', '', 156],
    ['building', 'A', 52],
    ['building', 'B', 48],
    ['building', 'C', 56],
    ['building', '', 0],
    ['building', 'toString', 0],
    ['tag', 'residents', 140],
    ['tag', 'board-members', 7],
    ['tag', 'committee-chairs', 12],
    ['tag', 'vendors', 9],
    ['tag', '', 0],
    ['units', 'A-101, B-204,, A-101 ', 2],
    ['units', ' , ', 0],
  ] as const)('%s %j: %i people', (type, value, count) => {
    expect(recipientCount({ type, value })).toBe(count);
  });

  it('someone in every building and group', () => {
    for (const value of buildings) expect(recipientCount({ type: 'building', value })).not.toBe(0);
    for (const value of audienceTags) expect(recipientCount({ type: 'tag', value })).not.toBe(0);
  });

  it('each unit once', () => {
    expect(parseUnits('A-1,B-2, A-1')).toEqual(['A-1', 'B-2']);
  });
});
