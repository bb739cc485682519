import { isCalendarDay } from '../kernel/calendar-day.ts';
import { lineLength } from '../kernel/text-limits.ts';
import { normalLine } from '../kernel/written-text.ts';
import { audienceTags } from './audience.ts';
import { normalizeEmail } from './email.ts';
import type { ImportLine } from './people-form-schema.ts';
import { roles, tenures } from './roles.ts';
import type { RosterProblem } from './roster-rules.ts';

/** The columns of an import file; the first three are required. */
export const importColumns = [
  'name',
  'email',
  'role',
  'phone',
  'unit',
  'tenure',
  'company',
  'services',
  'groups',
  'from',
] as const;

export type ImportColumn = (typeof importColumns)[number];

const requiredColumns: readonly ImportColumn[] = ['name', 'email', 'role'];

/** The reasons for not importing a line. */
export type ImportProblem =
  | RosterProblem
  | 'required'
  | 'too-long'
  | 'email-invalid'
  | 'role-unknown'
  | 'tenure-unknown'
  | 'group-unknown'
  | 'date-invalid'
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

export type ImportCells = { readonly [C in ImportColumn]?: string };

/** Characters that replace letters when a file is read with the wrong encoding. */
const lostCharacter = /[\uFFFD\u0080-\u009F]/;

/** Role names that boards use for residents, with the tenure they mean. */
const tenureOf: Readonly<Record<string, (typeof tenures)[number]>> = {
  owner: 'owner',
  'co-owner': 'owner',
  tenant: 'tenant',
  renter: 'tenant',
};

/** Checks the header line. */
export function columnProblems(header: readonly string[]): RefusedLine[] {
  const named = header.map((name) => name.trim().toLowerCase());
  const at = (column: string, problem: ImportProblem): RefusedLine => ({
    line: 1,
    column,
    problem,
    value: '',
  });
  return [
    ...requiredColumns
      .filter((column) => !named.includes(column))
      .map((column) => at(column, 'column-missing')),
    ...named
      .filter((name) => !isColumn(name))
      .map((name) => at(name, name === '' ? 'required' : 'column-unknown')),
    ...named
      .filter((name, index) => isColumn(name) && named.indexOf(name) !== index)
      .map((name) => at(name, 'column-repeated')),
  ];
}

export function isColumn(name: string): name is ImportColumn {
  return importColumns.some((column) => column === name);
}

/** Parses a line to a person to invite, or returns all its problems. Does not compare it with other lines. */
export function readLine(line: number, cells: ImportCells): ImportLine | RefusedLine[] {
  const refused: RefusedLine[] = [];
  const refuse = (column: ImportColumn, problem: ImportProblem) =>
    refused.push({ line, column, problem, value: cells[column] ?? '' });
  const text = (column: ImportColumn): string => {
    const value = normalLine(cells[column] ?? '');
    if (value.length > lineLength) refuse(column, 'too-long');
    if (lostCharacter.test(cells[column] ?? '')) refuse(column, 'character-lost');
    return value;
  };
  const required = (column: ImportColumn): string => {
    const value = text(column);
    if (value === '') refuse(column, 'required');
    return value;
  };
  const oneOf = <T extends string>(
    column: ImportColumn,
    options: readonly T[],
    problem: ImportProblem,
  ): T | undefined => {
    const value = text(column).toLowerCase();
    const option = options.find((each) => each === value);
    if (value !== '' && option === undefined) refuse(column, problem);
    return option;
  };

  const displayName = required('name');
  const typedEmail = required('email');
  const email = normalizeEmail(typedEmail) ?? '';
  if (typedEmail !== '' && email === '') refuse('email', 'email-invalid');
  if ((cells.role ?? '').trim() === '') refuse('role', 'required');
  const tenureOfRole = tenureOf[(cells.role ?? '').trim().toLowerCase()];
  const role = tenureOfRole ? 'resident' : oneOf('role', roles, 'role-unknown');
  const unit = role === 'resident' ? required('unit') : '';
  const company = role === 'vendor' ? required('company') : '';
  const tenure = oneOf('tenure', tenures, 'tenure-unknown') ?? tenureOfRole ?? 'owner';
  const from = text('from');
  const isDay = from === '' || isCalendarDay(from);
  if (!isDay) refuse('from', 'date-invalid');
  const groups = parts(text('groups')).flatMap((name) => {
    const group = audienceTags.find((tag) => tag === name.toLowerCase());
    if (!group) refuse('groups', 'group-unknown');
    return group ? [group] : [];
  });
  if (refused.length > 0 || !role || !isDay) return refused;
  const services = role === 'vendor' ? parts(text('services')) : [];
  return {
    line,
    displayName,
    email,
    phone: text('phone'),
    role,
    unit,
    tenure,
    company,
    services,
    groups: role === 'resident' ? groups : [],
    from,
  };
}

/** Existing records that lines are compared with. */
export interface KnownRoster {
  /** Ids of the association's units. */
  readonly units: ReadonlySet<string>;
  /** Returns the role keys (`roleKey`) of the person with an email; undefined if there is no such person. */
  readonly rolesOf: (email: string) => ReadonlySet<string> | 'removed' | undefined;
}

/** Returns a key for a person's role; residents have one for each unit. */
export function roleKey({
  role,
  unit = '',
}: {
  readonly role: string;
  readonly unit?: string | undefined;
}) {
  return role === 'resident' ? `${role} ${unit}` : role;
}

/**
 * Compares lines with existing records and with earlier lines, and separates those that can be imported from the
 * others.
 */
export function checkLines(
  lines: readonly ImportLine[],
  { units, rolesOf }: KnownRoster,
): { readonly accepted: ImportLine[]; readonly refused: RefusedLine[] } {
  const accepted: ImportLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const problem = problemOf(line);
    if (problem) {
      const [column, code] = problem;
      refused.push({ line: line.line, column, problem: code, value: valueIn(line, column) });
    } else accepted.push(line);
    seen.add(`${line.email} ${roleKey(line)}`);
  }
  return { accepted, refused };

  function problemOf(line: ImportLine): readonly [ImportColumn, ImportProblem] | undefined {
    if (line.role === 'resident' && !units.has(line.unit)) return ['unit', 'unit-unknown'];
    const known = rolesOf(line.email);
    if (known === 'removed') return ['email', 'person-removed'];
    if (known?.has(roleKey(line))) return ['email', 'member-already'];
    return seen.has(`${line.email} ${roleKey(line)}`) ? ['email', 'repeated'] : undefined;
  }
}

function valueIn({ unit, email }: ImportLine, column: ImportColumn): string {
  return column === 'unit' ? unit : email;
}

/** Splits a cell that contains several values. */
function parts(text: string): string[] {
  return [...new Set(text.split(/[;|]/).map((part) => part.trim()))].filter(Boolean);
}
