import type { Input, Output } from '@hoa/api';
import {
  type Cells,
  columnProblems,
  fieldsOf,
  type ImportFormat,
  type ImportProblem,
  importTable,
  type RefusedLine,
  type Row,
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
  readonly columns: FileColumns;
}

export type FileColumns = NonNullable<Output<'homes.importPreview'>['columns']>;

/** The line in which Excel names the cell separator. */
const separatorLine = /^\uFEFF?sep=.(\r\n?|\n)/i;

/**
 * Reads a CSV file whose first line names its columns, separated by commas, semicolons or tabs. An unknown column is
 * reported and ignored. The given columns are read as other fields than their names say.
 */
export async function readCsv<Column extends string, Line extends object>(
  { csv: file, columns: given = [] }: Input<'homes.importPreview'>,
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
  const otherNames = {
    ...format.otherNames,
    ...Object.fromEntries(given.map(({ name, field }) => [name.trim().toLowerCase(), field])),
  };
  const [header, ...rest] = importTable(rows.map(inFile), otherNames);
  const found = fileColumns(rows, fieldsOf(format), otherNames);
  if (!header) {
    const problems = refused.length > 0 ? refused : columnProblems([], format);
    return { lines: [], refused: problems, columns: found };
  }
  const wrongColumns = columnProblems(header.cells, format).map(inFile);
  if (wrongColumns.some(({ problem }) => problem !== 'column-unknown')) {
    return { lines: [], refused: wrongColumns, columns: found };
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
  return { lines, refused, columns: found };
}

function fileColumns(
  [header, ...rest]: readonly Row[],
  fields: readonly string[],
  otherNames: Readonly<Record<string, string>>,
): FileColumns {
  const found = (header?.cells ?? []).map((cell, at) => {
    const name = cell.trim();
    const field = otherNames[name.toLowerCase()] ?? name.toLowerCase();
    const sample = rest.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '';
    return { name, field: fields.includes(field) ? field : '', sample: sample.slice(0, 60) };
  });
  return { fields: [...fields], found: found.filter(({ name, sample }) => name || sample) };
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
