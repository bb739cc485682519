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

test('a row goes to the first table of the page, whatever another one holds', () => {
  const other = '\n| broken | seen |\n| ------ | ---- |\n| reads  | none |\n';
  expect(withRow(page + other, ['reads', '1'])).toBe(`${page}| reads | 1 |\n${other}`);
});

test('a new row comes before the text that follows the table', () => {
  const text = '\nWhat these figures are not.\n';
  expect(withRow(page + text, ['reads', '1'])).toBe(`${page}| reads | 1 |\n${text}`);
});
