import type { ImportLine } from '@hoa/domain';
import {
  columnProblems,
  type ImportCells,
  type ImportProblem,
  importTable,
  isColumn,
  type RefusedLine,
  readLine,
} from '@hoa/domain/people';
import { parse } from 'csv-parse/sync';
import type { CsvReader } from '../ports/csv-reader.ts';
import { csvRows } from './csv-rows.mjs';

/** The maximum number of lines per import. */
const maxLines = 1000;

/** The valid lines of a file, and the problems of all other lines. */
export interface ReadFile {
  readonly lines: ImportLine[];
  readonly refused: RefusedLine[];
}

/** The line in which Excel names the cell separator. */
const separatorLine = /^\uFEFF?sep=.(\r\n?|\n)/i;

/**
 * Reads a CSV file whose first line names its columns, separated by commas, semicolons or tabs. An unknown column is
 * reported and ignored.
 */
export async function readCsv(file: string, uid: string, reader?: CsvReader): Promise<ReadFile> {
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
  const [header, ...rest] = importTable(rows.map(inFile));
  if (!header) return { lines: [], refused: refused.length > 0 ? refused : columnProblems([]) };
  const wrongColumns = columnProblems(header.cells).map(inFile);
  if (wrongColumns.some(({ problem }) => problem !== 'column-unknown')) {
    return { lines: [], refused: wrongColumns };
  }
  refused.push(...wrongColumns);
  const columns = header.cells.map((name) => name.trim().toLowerCase());
  const lines: ImportLine[] = [];
  for (const { line, cells } of rest.slice(0, maxLines)) {
    if (cells.length > columns.length) {
      refused.push(wholeLine(line, 'cells', cells.join(', ')));
      continue;
    }
    const read = readLine(line, byColumn(columns, cells));
    if (Array.isArray(read)) refused.push(...read);
    else lines.push(read);
  }
  const [surplus] = rest.slice(maxLines);
  if (surplus) refused.push(wholeLine(surplus.line, 'too-many', String(maxLines)));
  return { lines, refused };
}

function byColumn(columns: readonly string[], cells: readonly string[]): ImportCells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (isColumn(column) ? [[column, cells[index] ?? '']] : [])),
  );
}

function wholeLine(line: number, problem: ImportProblem, value: string): RefusedLine {
  return { line, column: '', problem, value };
}
