import { Readable } from 'node:stream';
import { type Cell, csvLine, withFormulas, withoutFormulas } from '@hoa/spreadsheets/csv-line';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

async function read(csv: string): Promise<Cell[][]> {
  const lines: Cell[][] = [];
  for await (const cells of readCsv(Readable.from([Buffer.from(csv)]))) lines.push(cells);
  return lines;
}

/** Texts that consist of what matters to spreadsheets and CSV files. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=\'+-@\t\r\n;, "a|%＝') }),
  fc.string({ unit: 'binary' }).filter((each) => !/\p{Cs}/u.test(each)),
);
const cell = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each + 0),
  fc.boolean(),
  fc.constant(undefined),
);

describe('a text in an exported table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 555 010 0199', "'+1 555 010 0199"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['Call; =1', "Call;' =1"],
    ['Bring:\n- a lamp', "Bring:\n'- a lamp"],
    ["O'Brien", "O'Brien"],
    ["'tis José’s ‘home’", "'tis José’s ‘home’"],
    ['1-2', '1-2'],
    ['007', '007'],
    ['', ''],
  ])('%j is written as %j', (plain, written) => {
    expect(withoutFormulas(plain)).toBe(written);
    expect(withFormulas(written)).toBe(plain);
  });

  it('never begins a cell with a formula, whichever separator a program splits lines at', () => {
    fc.assert(
      fc.property(text, (plain) => {
        for (const part of withoutFormulas(plain).split(/[;\t\r\n]/)) {
          expect(part).not.toMatch(/^[ \u00a0]*[=+\-@|%＝＋－＠]/u);
        }
        expect(withoutFormulas(plain)).not.toMatch(/^[\t\r\n]/);
      }),
      { numRuns: 2000 },
    );
  });
});

it('lines are read as they were written [complaint 35]', async () => {
  const line = fc.array(cell, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async (lines) => {
      expect(await read(`\uFEFF${lines.map(csvLine).join('')}`)).toEqual(lines);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['fewer cells than the first', '"a","b"\r\n"1"\r\n'],
  ['a quote that does not end', '"a","b"\r\n"1","2\r\n'],
  ['text without quotes', '"a","b"\r\n"1",two\r\n'],
  ['null', '"a","b"\r\n"1",null\r\n'],
])('a line with %s is refused', async (_, csv) => {
  await expect(read(csv)).rejects.toThrow();
});
