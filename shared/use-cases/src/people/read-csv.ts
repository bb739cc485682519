import {
  type Cells,
  columnProblems,
  type ImportFormat,
  type ImportProblem,
  importTable,
  type RefusedLine,
} from '@hoa/domain/people';
import { parse } from 'csv-parse/sync';
import type { CsvReader } from '../ports/services.ts';
import { csvRows } from './csv-rows.mjs';

/** Returns the lines of a preview with their number. */
export function allOf<T>(items: readonly T[]): { items: T[]; total: number } {
  return { items: [...items], total: items.length };
}

/** Returns the accepted lines without those that the administrator leaves out. */
export function chosenOf<T extends { readonly line: number }>(
  accepted: readonly T[],
  leftOut: readonly number[] = [],
): readonly T[] {
  const without = new Set(leftOut);
  return accepted.filter(({ line }) => !without.has(line));
}

/** The maximum number of lines per import. */
const maxLines = 3000;

/** The valid lines of a file, and the problems of all other lines. */
interface ReadFile<Line> {
  readonly lines: Line[];
  readonly refused: RefusedLine[];
}

/** The line in which Excel names the cell separator. */
const separatorLine = /^\uFEFF?sep=.(\r\n?|\n)/i;

/**
 * Reads a CSV file whose first line names its columns, separated by commas, semicolons or tabs. An unknown column is
 * reported and ignored.
 */
export async function readCsv<Column extends string, Line extends object>(
  file: string,
  uid: string,
  format: ImportFormat<Column, Line>,
  reader?: CsvReader,
): Promise<ReadFile<Line>> {
  const csv = file.replace(separatorLine, '');
  const before = csv === file ? 0 : 1;
  const inFile = <At extends { readonly line: number }>(at: At): At => ({
    ...at,
    line: at.line + before,
  });
  // One more than allowed besides the header, to detect a file that is too long.
  const maxRows = maxLines + 2;
  const { rows, unreadable } = await (reader?.(csv, maxRows, uid) ?? csvRows(parse, csv, maxRows));
  const refused = unreadable.map((line) => inFile(wholeLine(line, 'unreadable', '')));
  const [header, ...rest] = importTable(rows.map(inFile), format.otherNames);
  if (!header)
    return { lines: [], refused: refused.length > 0 ? refused : columnProblems([], format) };
  const wrongColumns = columnProblems(header.cells, format).map(inFile);
  if (wrongColumns.some(({ problem }) => problem !== 'column-unknown')) {
    return { lines: [], refused: wrongColumns };
  }
  refused.push(...wrongColumns);
  const columns = header.cells.map((name) => name.trim().toLowerCase());
  const lines: Line[] = [];
  for (const { line, cells } of rest.slice(0, maxLines)) {
    if (cells.length > columns.length) {
      refused.push(wholeLine(line, 'cells', cells.join(', ')));
      continue;
    }
    const read = format.readLine(line, byColumn(format.columns, columns, cells));
    if (Array.isArray(read)) refused.push(...read);
    else lines.push(read);
  }
  const [surplus] = rest.slice(maxLines);
  if (surplus) refused.push(wholeLine(surplus.line, 'too-many', String(maxLines)));
  return { lines, refused };
}

function byColumn<Column extends string>(
  known: readonly Column[],
  columns: readonly string[],
  cells: readonly string[],
): Cells<Column> {
  const entries = known.flatMap((column) => {
    const index = columns.indexOf(column);
    return index < 0 ? [] : [[column, cells[index] ?? '']];
  });
  return Object.fromEntries(entries) as Cells<Column>;
}

function wholeLine(line: number, problem: ImportProblem, value: string): RefusedLine {
  return { line, column: '', problem, value };
}
