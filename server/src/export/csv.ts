import type { Readable } from 'node:stream';
import { type Cell, withFormulas } from '@hoa/spreadsheets/csv-line';
import { parse } from 'csv-parse';

/** The longest line that is read, in characters. */
const maxLineLength = 32_000_000;

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
