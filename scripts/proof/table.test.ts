import { expect, test } from 'vitest';
import { withRow } from './table.mjs';

const page = `# Proofs

| proof | seen |
| ----- | ---- |
| walks | none |
| tabs | 3 |
`;

test.each([
  [
    'takes the place of the one before',
    ['walks', 'nothing broke'],
    '| walks | nothing broke |\n| tabs | 3 |\n',
  ],
  [
    'comes last when it is new',
    ['reads', 'a|b'],
    '| walks | none |\n| tabs | 3 |\n| reads | a\\|b |\n',
  ],
])('a row %s', (_how, row, end) => {
  expect(withRow(page, row)).toBe(page.slice(0, page.indexOf('| walks')) + end);
});
