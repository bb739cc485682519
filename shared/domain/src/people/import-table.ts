import type { ImportColumn } from './import-lines.ts';

/** A line of a file, split into cells. */
export interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const firstName = 'first name';
const lastName = 'last name';

/** Column names that other programs use. */
const otherNames: Readonly<Record<string, ImportColumn | typeof firstName | typeof lastName>> = {
  'full name': 'name',
  firstname: firstName,
  'given name': firstName,
  lastname: lastName,
  surname: lastName,
  'family name': lastName,
  'e-mail': 'email',
  'email address': 'email',
  'e-mail address': 'email',
  type: 'role',
  'phone number': 'phone',
  telephone: 'phone',
  mobile: 'phone',
  home: 'unit',
  apartment: 'unit',
  'unit number': 'unit',
  'start date': 'from',
};

/**
 * Normalizes a table for import: replaces other column names, joins first and last name, and drops columns without a
 * name and content.
 */
export function importTable([header, ...rest]: readonly Row[]): Row[] {
  if (!header) return [];
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const isFilled = (at: number) => rest.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  const used = names.flatMap((name, at) => (name !== '' || isFilled(at) ? [at] : []));
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
