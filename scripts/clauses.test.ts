import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
/** Reads the cells of each row of a table; the last two name a file and one of its tests. */
function rowsOf(path: string): string[][] {
  return readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:clause |no |-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Checks for a call with the title, such as `it('title'` or `it.each(…)('title'`. */
function hasTest(source: string, title: string): boolean {
  const calls = source.replace(/\(\s+/g, '(');
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote}`));
}

/** Values in the file column of a row without a test; the next column has the reason. */
const withoutTest = ['not met', 'no test'];

describe.each([
  ['docs/clauses.md', 3, 400],
  ['docs/asvs.md', 5, 140],
])('the table of %s', (table, columns, least) => {
  const rows = rowsOf(table);
  const named = rows
    .map((cells) => cells.slice(-2))
    .filter(([file = '']) => !withoutTest.includes(file));
  const files = [...new Set(named.map(([file = '']) => file))];

  test('has a file and a name in each row', () => {
    expect(rows.length).toBeGreaterThan(least);
    const isWhole = (cells: string[]) => cells.length === columns && cells.slice(-2).every(Boolean);
    expect(rows.filter((cells) => !isWhole(cells))).toEqual([]);
  });

  test.each(files)('names tests that are in %s', (file) => {
    const path = new URL(file, root);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const titles = named.filter((cells) => cells[0] === file).map(([, title = '']) => title);
    expect(titles.filter((title) => !hasTest(source, title))).toEqual([]);
  });
});
