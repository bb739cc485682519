import { describe, expect, it } from 'vitest';
import { refuseIfChanged } from './refuse-if-changed.ts';

const audience = { type: 'combined', value: '', tenures: ['owner'], buildings: ['A', 'B'] };

describe('refuseIfChanged', () => {
  it('accepts the same values with their keys in another order, as PostgreSQL returns them', () => {
    const { type, value, tenures, buildings } = audience;
    const kept = { audience: { type, value, buildings, tenures }, files: [{ id: 'a', name: 'b' }] };
    const seen = { files: [{ name: 'b', id: 'a' }], audience };
    expect(() => refuseIfChanged(seen, kept)).not.toThrow();
  });

  it.each([
    ['another value', { ...audience, tenures: ['tenant'] }],
    ['another order of a list', { ...audience, buildings: ['B', 'A'] }],
    ['nothing', undefined],
  ])('refuses %s', (_what, seen) => {
    expect(() => refuseIfChanged({ audience: seen }, { audience })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});
