import { expect, test } from 'vitest';
import { page } from './table.mjs';

test('lists every proof with the day of its last result', () => {
  const parts = { tabs: { shows: 'nothing is lost' }, walks: { shows: 'nothing breaks' } };
  const results = { walks: { date: '2026-11-25', machine: '2 × CPU', figures: ['3 passed'] } };
  expect(page(parts, results)).toMatch(
    /- `tabs` \(not recorded\): nothing is lost\n- `walks` \(2026-11-25\): nothing breaks\n$/,
  );
});
