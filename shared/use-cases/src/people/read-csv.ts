import type { ImportLine } from '@hoa/domain';
import {
  columnProblems,
  type ImportCells,
  type ImportProblem,
  isColumn,
  type RefusedLine,
  readLine,
} from '@hoa/domain/people';
import { type CsvError, parse } from 'csv-parse/sync';

/** How many lines are imported at once. */
const mostLines = 1000;

/** What is read of a file: its lines that are sound by themselves, and everything wrong with the others. */
export interface ReadFile {
  readonly lines: ImportLine[];
  readonly refused: RefusedLine[];
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a CSV file whose first line names its columns, separated by commas or, as some programs write it, semicolons. */
export function readCsv(csv: string): ReadFile {
  const { rows, refused } = rowsOf(csv);
  const [header, ...rest] = rows;
  if (!header) return { lines: [], refused: refused.length > 0 ? refused : columnProblems([]) };
  const wrongColumns = columnProblems(header.cells);
  if (wrongColumns.length > 0) return { lines: [], refused: wrongColumns };
  const columns = header.cells.map((name) => name.trim().toLowerCase());
  const lines: ImportLine[] = [];
  for (const { line, cells } of rest.slice(0, mostLines)) {
    if (cells.length > columns.length) {
      refused.push(wholeLine(line, 'cells', cells.join(', ')));
      continue;
    }
    const read = readLine(line, byColumn(columns, cells));
    if (Array.isArray(read)) refused.push(...read);
    else lines.push(read);
  }
  const [surplus] = rest.slice(mostLines);
  if (surplus) refused.push(wholeLine(surplus.line, 'too-many', String(mostLines)));
  return { lines, refused };
}

function rowsOf(csv: string): { rows: Row[]; refused: RefusedLine[] } {
  const refused: RefusedLine[] = [];
  const unreadable = (error: CsvError | undefined) => {
    const line = Number(error?.lines ?? 1);
    // Each quote in a line is an error of its own.
    if (refused.at(-1)?.line !== line) refused.push(wholeLine(line, 'unreadable', ''));
  };
  try {
    const parsed: unknown = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        unreadable(error);
      },
      info: true,
    });
    const records = parsed as { record: string[]; info: { lines: number } }[];
    const rows = records.map(({ record, info }) => ({
      // The parser counts the last line of a record.
      line: info.lines - lineBreaks(record),
      cells: record,
    }));
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), refused };
  } catch (error) {
    unreadable(error as CsvError);
    return { rows: [], refused };
  }
}

function delimiterOf(csv: string): ',' | ';' {
  const [header = ''] = csv.split(/\r?\n/, 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

function lineBreaks(cells: readonly string[]): number {
  return cells.join('').split('\n').length - 1;
}

function byColumn(columns: readonly string[], cells: readonly string[]): ImportCells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (isColumn(column) ? [[column, cells[index] ?? '']] : [])),
  );
}

function wholeLine(line: number, problem: ImportProblem, value: string): RefusedLine {
  return { line, column: '', problem, value };
}
