import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/**
 * A cell of an exported table. Texts are always quoted in the file, so that `""` differs from a missing value and `"1"`
 * from the number.
 */
export type Cell = string | number | boolean | undefined;

/** The longest line that is read, in characters. */
const maxLineLength = 32_000_000;

/**
 * Where a spreadsheet may begin a cell: at the beginning of a text, and after a separator or line break, in case it
 * splits lines at other separators than commas.
 */
const formula = /(?<=^|[;\t\r\n])('*)(?=[ \u00a0]*[=+\-@|%＝＋－＠])|^('*)(?=[\t\r\n])/gu;

/** Adds an apostrophe before each part of a text that a spreadsheet would run as a formula. */
export function withoutFormulas(text: string): string {
  return text.replace(formula, "'$&");
}

/** Reverses `withoutFormulas`. */
export function withFormulas(text: string): string {
  return text.replace(formula, (apostrophes) => apostrophes.slice(1));
}

/** Formats a line of an exported table, as in RFC 4180. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : JSON.stringify(cell);
  return `"${withoutFormulas(cell).replaceAll('"', '""')}"`;
}

/** Reads the lines of an exported table; rejects if one is damaged, or has more or fewer cells than the first. */
export function readCsv(file: Readable): AsyncIterable<Cell[]> {
  const parser = parse({
    bom: true,
    record_delimiter: '\r\n',
    max_record_size: maxLineLength,
    cast: (text, { quoting }) => (quoting ? withFormulas(text) : literal(text)),
  });
  file.once('error', (error) => parser.destroy(error));
  return file.pipe(parser);
}

/** Returns the number or truth value that a text without quotes stands for. */
function literal(text: string): Cell {
  if (text === '') return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`${text} is neither a number nor a truth value`);
}
