import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const table = readFileSync(new URL('docs/clauses.md', root), 'utf8');

/** The cells of each row below a heading of columns. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:clause |-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const named = rows.filter(([, file]) => file !== 'not met');
const files = [...new Set(named.map(([, file = '']) => file))];

/** Whether a file has a call that begins with the title, as `it('title'` or `it.each(…)('title'`. */
function hasTest(source: string, title: string): boolean {
  const calls = source.replace(/\(\s+/g, '(');
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote}`));
}

describe('the table of clauses', () => {
  test('has a row for each clause, with a file and a name', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((cells) => cells.length !== 3 || !cells[1] || !cells[2])).toEqual([]);
  });

  test.each(files)('names tests that are in %s', (file) => {
    const path = new URL(file, root);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const titles = named.filter((cells) => cells[1] === file).map(([, , title = '']) => title);
    expect(titles.filter((title) => !hasTest(source, title))).toEqual([]);
  });
});
