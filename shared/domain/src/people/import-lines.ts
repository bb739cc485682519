import { parseUsd } from '../kernel/money.ts';
import { foldedText, unitSearchKey } from '../kernel/written-text.ts';
import { audienceTags } from './audience.ts';
import {
  type Cells,
  type ImportFormat,
  type ImportProblem,
  type RefusedLine,
  readCells,
} from './import-table.ts';
import type { ImportLine } from './person-schema.ts';
import { roles, tenures } from './roles.ts';

/** The columns of an import file; the first three are required. */
const importColumns = [
  'name',
  'email',
  'role',
  'phone',
  'unit',
  'tenure',
  'ownership',
  'company',
  'services',
  'insurance',
  'groups',
  'from',
  'address',
] as const;

type ImportColumn = (typeof importColumns)[number];

/** Role names that boards use for residents, with the tenure they mean. */
const tenureOf: Readonly<Record<string, (typeof tenures)[number]>> = {
  owner: 'owner',
  'co-owner': 'owner',
  tenant: 'tenant',
  renter: 'tenant',
  'household member': 'household',
};

/** A file of people, with a line for each role. */
export const peopleFormat: ImportFormat<ImportColumn, ImportLine> = {
  columns: importColumns,
  required: ['name'],
  otherNames: {
    'full name': 'name',
    firstname: 'first name',
    'given name': 'first name',
    lastname: 'last name',
    surname: 'last name',
    'family name': 'last name',
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
    'ownership %': 'ownership',
    'ownership in %': 'ownership',
    percentage: 'ownership',
    'start date': 'from',
    since: 'from',
    contact: 'name',
    'mailing address': 'address',
    'postal address': 'address',
    'insurance valid until': 'insurance',
    'insured until': 'insurance',
  },
  readLine,
};

/** Parses a line to a person to invite, or returns all its problems. Does not compare it with other lines. */
export function readLine(line: number, cells: Cells<ImportColumn>): ImportLine | RefusedLine[] {
  const { refused, refuse, text, required, day, email: emailIn } = readCells(line, cells);
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
  const email = emailIn('email');
  // A file of firms has no column for the role.
  const isOfFirm = cells.role === undefined && text('company') !== '';
  if (!isOfFirm) required('role');
  const tenureOfRole = tenureOf[text('role').toLowerCase()];
  const role = isOfFirm
    ? 'vendor'
    : tenureOfRole
      ? 'resident'
      : oneOf('role', roles, 'role-unknown');
  const unit = role === 'resident' ? required('unit') : '';
  const company = role === 'vendor' ? required('company') : '';
  const tenure = oneOf('tenure', tenures, 'tenure-unknown') ?? tenureOfRole ?? 'owner';
  const ownership = ownedPercent(text('ownership'));
  if (ownership === null) refuse('ownership', 'ownership-invalid');
  const from = day('from');
  const insuredUntil = role === 'vendor' ? day('insurance') : '';
  const groups = parts(text('groups')).flatMap((name) => {
    const group = audienceTags.find((tag) => tag === name.toLowerCase());
    if (!group) refuse('groups', 'group-unknown');
    return group ? [group] : [];
  });
  if (refused.length > 0 || !role) return refused;
  const services = role === 'vendor' ? parts(text('services')) : [];
  return {
    line,
    displayName,
    email,
    phone: text('phone'),
    postalAddress: text('address'),
    role,
    unit,
    tenure,
    ...(role === 'resident' && tenure === 'owner' && ownership !== null && { ownership }),
    company,
    services,
    insuredUntil,
    groups: role === 'resident' ? groups : [],
    from,
  };
}

/** Existing records that lines are compared with. */
export interface KnownRoster {
  /** The label of each of the association's units, by `unitSearchKey`. */
  readonly units: ReadonlyMap<string, string>;
  /** The key of a line's person; see `personKeys`. */
  readonly keyOf: (line: ImportLine) => string;
  /** Returns the role keys (`roleKey`) of a person by their key; undefined if there is no such person. */
  readonly rolesOf: (key: string) => ReadonlySet<string> | 'removed' | undefined;
}

type Named = Pick<ImportLine, 'email' | 'displayName'>;

/**
 * Returns a function for the key of a person: their email, with the name if people of several names share it, or the
 * name alone without an email. The lines and the stored people are compared separately, since a file may misspell a name.
 */
export function personKeys(
  lines: readonly Named[],
  stored: readonly Named[],
): (person: Named) => string {
  const shared = new Set([...sharedEmails(lines), ...sharedEmails(stored)]);
  return ({ email, displayName }) =>
    shared.has(email) ? `${email} ${foldedText(displayName)}` : email || foldedText(displayName);
}

/** Returns the emails that people of several names have. */
function sharedEmails(people: readonly Named[]): string[] {
  const names = new Map(people.map(({ email, displayName }) => [email, foldedText(displayName)]));
  return people.flatMap(({ email, displayName }) =>
    email !== '' && names.get(email) !== foldedText(displayName) ? email : [],
  );
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
 * others. Accepted lines have the units as the association writes them.
 */
export function checkLines(
  lines: readonly ImportLine[],
  { units, keyOf, rolesOf }: KnownRoster,
): { readonly accepted: ImportLine[]; readonly refused: RefusedLine[] } {
  const accepted: ImportLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const typed of lines) {
    const line = { ...typed, unit: units.get(unitSearchKey(typed.unit)) ?? typed.unit };
    const problem = problemOf(line);
    if (problem) {
      const [column, code] = problem;
      refused.push({ line: line.line, column, problem: code, value: line[column] });
    } else accepted.push(line);
    seen.add(`${keyOf(line)} ${roleKey(line)}`);
  }
  return { accepted, refused };

  function problemOf(line: ImportLine): readonly ['unit' | 'email', ImportProblem] | undefined {
    const key = keyOf(line);
    if (line.role === 'resident' && !units.has(unitSearchKey(line.unit))) {
      return ['unit', 'unit-unknown'];
    }
    const known = rolesOf(key);
    if (known === 'removed') return ['email', 'person-removed'];
    if (known?.has(roleKey(line))) return ['email', 'member-already'];
    return seen.has(`${key} ${roleKey(line)}`) ? ['email', 'repeated'] : undefined;
  }
}

/** Splits a cell that contains several values. */
function parts(text: string): string[] {
  return [...new Set(text.split(/[;|]/).map((part) => part.trim()))].filter(Boolean);
}

/** A text is UTF-16 if more than this share of its bytes at even or at odd positions are zero. */
const zeroShare = 0.4;

/** The letters of the bytes 0x80 to 0x9F. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Decodes a text file that a spreadsheet program has saved: UTF-8 or UTF-16 with or without a byte order mark, else
 * Windows-1252, which Excel writes as "CSV" on Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const beginning = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const isMany = (count = 0) => count > (beginning.length / 2) * zeroShare;
  if (isMany(zeros[1])) return new TextDecoder('utf-16le').decode(bytes);
  if (isMany(zeros[0])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withWindowsLetters(new TextDecoder('windows-1252').decode(bytes));
  }
}

/** Replaces the control characters as which Node before version 23 reads letters of Windows-1252. */
export function withWindowsLetters(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (control) =>
    windowsLetters.charAt(control.charCodeAt(0) - 0x80),
  );
}

/** Parses a percentage such as '3.1 %' to hundredths of a percent; null if it is none. A blank one is undefined. */
function ownedPercent(text: string): number | null | undefined {
  const typed = text.replace(/\s*%$/, '').trim();
  if (typed === '') return undefined;
  // As for dollars, the result is hundredths.
  const hundredths = parseUsd(typed);
  return hundredths === null || hundredths > maxPercent ? null : hundredths;
}

/** 100 %. */
const maxPercent = 10_000;
