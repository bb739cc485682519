import { type CalendarDay, isCalendarDay } from '../kernel/calendar-day.ts';
import { lineLength, normalLine } from '../kernel/written-text.ts';
import { normalizeEmail } from './email.ts';
import type { RosterProblem } from './roster-rules.ts';

/** The reasons for not importing a line. */
export type ImportProblem =
  | RosterProblem
  | 'required'
  | 'too-long'
  | 'email-invalid'
  | 'role-unknown'
  | 'tenure-unknown'
  | 'group-unknown'
  | 'person-unknown'
  | 'person-ambiguous'
  | 'seat-exists'
  | 'until-before-from'
  | 'date-invalid'
  | 'label-invalid'
  | 'share-invalid'
  | 'ownership-invalid'
  | 'character-lost'
  | 'repeated'
  | 'column-unknown'
  | 'column-missing'
  | 'column-repeated'
  | 'cells'
  | 'unreadable'
  | 'too-many';

/** A problem in an import file. */
export interface RefusedLine {
  /** Counted from 1. */
  readonly line: number;
  /** The column name in the file; '' for the whole line. */
  readonly column: string;
  readonly problem: ImportProblem;
  readonly value: string;
}

/** A line of a file, split into cells. */
export interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The cells of a line by column. */
export type Cells<Column extends string> = { readonly [C in Column]?: string };

const firstName = 'first name';
const lastName = 'last name';

/** The kind of a file: its columns, and how one line is read. */
export interface ImportFormat<Column extends string, Line> {
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** Column names that other programs use, in lower case. */
  readonly otherNames: Readonly<Record<string, Column | typeof firstName | typeof lastName>>;
  /** Parses a line, or returns all its problems. */
  readonly readLine: (line: number, cells: Cells<Column>) => Line | RefusedLine[];
}

/** Returns all names that a column of a file can be read as. */
export function fieldsOf({
  columns,
  otherNames,
}: Pick<ImportFormat<string, never>, 'columns' | 'otherNames'>): string[] {
  return [...new Set([...columns, ...Object.values(otherNames)])];
}

/**
 * Normalizes a table for import: replaces other column names, joins first and last name, and drops columns without a
 * name and content, and those whose other name is ''.
 */
export function importTable(
  [header, ...rest]: readonly Row[],
  otherNames: Readonly<Record<string, string>>,
): Row[] {
  if (!header) return [];
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const isFilled = (at: number) => rest.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  const used = names.flatMap((name, at) =>
    otherNames[name] !== '' && (name !== '' || isFilled(at)) ? [at] : [],
  );
  const columns = used.map((at) => otherNames[names[at] ?? ''] ?? names[at] ?? '');
  const table = rest.map(({ line, cells }) => {
    const surplus = cells.slice(names.length).filter((cell) => cell.trim() !== '');
    return { line, cells: [...used.map((at) => cells[at] ?? ''), ...surplus] };
  });
  return joinNames([{ line: header.line, cells: columns }, ...table]);
}

/** Joins first and last name in one cell, if the file has no column for the full name. */
function joinNames(rows: readonly Row[]): Row[] {
  const columns = rows[0]?.cells ?? [];
  const [first, last] = [columns.indexOf(firstName), columns.indexOf(lastName)];
  if (columns.includes('name') || first < 0 || last < 0) return [...rows];
  return rows.map(({ line, cells }, at) => {
    const name = at === 0 ? 'name' : `${cells[first] ?? ''} ${cells[last] ?? ''}`.trim();
    return {
      line,
      cells: [name, ...cells.filter((_, index) => index !== first && index !== last)],
    };
  });
}

/** Checks the header line. */
export function columnProblems(
  header: readonly string[],
  { columns, required }: Pick<ImportFormat<string, never>, 'columns' | 'required'>,
): RefusedLine[] {
  const named = header.map((name) => name.trim().toLowerCase());
  const at = (column: string, problem: ImportProblem): RefusedLine => ({
    line: 1,
    column,
    problem,
    value: '',
  });
  return [
    ...required
      .filter((column) => !named.includes(column))
      .map((column) => at(column, 'column-missing')),
    ...named
      .filter((name) => !columns.includes(name))
      .map((name) => at(name, name === '' ? 'required' : 'column-unknown')),
    ...named
      .filter((name, index) => columns.includes(name) && named.indexOf(name) !== index)
      .map((name) => at(name, 'column-repeated')),
  ];
}

/** Characters that replace letters when a file is read with the wrong encoding. */
const lostCharacter = /[\uFFFD\u0080-\u009F]/;

/** Returns functions that read the cells of a line and collect their problems. */
export function readCells<Column extends string>(line: number, cells: Cells<Column>) {
  const refused: RefusedLine[] = [];
  const refuse = (column: Column, problem: ImportProblem) =>
    refused.push({ line, column, problem, value: cells[column] ?? '' });
  const text = (column: Column): string => {
    const value = normalLine(cells[column] ?? '');
    if (value.length > lineLength) refuse(column, 'too-long');
    if (lostCharacter.test(cells[column] ?? '')) refuse(column, 'character-lost');
    return value;
  };
  const required = (column: Column): string => {
    const value = text(column);
    if (value === '') refuse(column, 'required');
    return value;
  };
  const email = (column: Column): string => {
    const typed = text(column);
    const address = normalizeEmail(typed) ?? '';
    if (typed !== '' && address === '') refuse(column, 'email-invalid');
    return address;
  };
  const day = (column: Column): CalendarDay | '' => {
    const typed = isoDay(text(column));
    if (typed === '' || isCalendarDay(typed)) return typed;
    refuse(column, 'date-invalid');
    return '';
  };
  return { refused, refuse, text, required, email, day };
}

/** Converts a day such as 3/31/2026, as American spreadsheets write it; other text stays. */
function isoDay(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
