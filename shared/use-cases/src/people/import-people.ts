import { type ImportLine, type KnownPerson, type Membership, mayManagePeople } from '@hoa/domain';
import {
  checkLines,
  columnProblems,
  type ImportCells,
  type ImportProblem,
  importTable,
  isColumn,
  isHeld,
  type RefusedLine,
  readLine,
  roleKey,
} from '@hoa/domain/people';
import { parse } from 'csv-parse/sync';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { CsvReader } from '../ports/services.ts';
import { csvRows } from './csv-rows.mjs';
import { newMembership, newPerson, scheduleDirectoryUpdate } from './new-member.ts';
import { maxMemberships } from './person-entry.ts';
import { type Member, readDirectoryRecords, writeMember } from './update-directories.ts';

/** The maximum number of accepted and of refused lines in a preview. */
const previewed = 100;

const previewImport: UseCase<'people.importPreview'> = async (context, { csv }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { accepted, refused } = await checkedFile(context, csv);
  return {
    accepted: firstOf(accepted),
    refused: firstOf(refused),
    people: emailsOf(accepted).length,
  };
};

const importPeople: UseCase<'people.import'> = async (context, { csv }) => {
  const { actor, identities, newId, addJob, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { accepted, refused, known } = await checkedFile(context, csv);
  const emails = emailsOf(accepted);
  const proposed = new Map(
    emails.flatMap((email) => (known.has(email) ? [] : [[email, newId()] as const])),
  );
  const uidFor = (email: string) => proposed.get(email) ?? newId();
  const claimed = await identities?.claimUids([...proposed.keys()], uidFor);
  const members = emails.map((email) => {
    const lines = accepted.filter((line) => line.email === email);
    return memberOf(known.get(email), lines, claimed?.get(email) ?? uidFor(email));
  });

  function memberOf(
    before: KnownMember | undefined,
    lines: readonly ImportLine[],
    uid: string,
  ): Member & { readonly added: readonly Membership[] } {
    const [first] = lines;
    const person =
      before?.person ?? newPerson(uid, first ?? { displayName: '', email: '', phone: '' });
    const isKnownElsewhere = !before && uid !== proposed.get(person.email);
    const added = lines.map((line) => newMembership(context, person.uid, line, isKnownElsewhere));
    return {
      person,
      added,
      memberships: [...added, ...(before?.memberships ?? [])],
      company: lines.find(({ role }) => role === 'vendor'),
    };
  }

  const directoryRecordsOf = await readDirectoryRecords(
    context,
    members.filter(({ person }) => known.has(person.email)),
  );
  for (const member of members) {
    writeMember(context, member, directoryRecordsOf(member.person.uid));
    for (const membership of member.added) {
      repositories.memberships.put(membership);
      scheduleDirectoryUpdate(context, membership);
    }
    const [membershipId, ...furtherIds] = member.added.map(({ id }) => id);
    if (membershipId) addJob({ type: 'invitation-mail', membershipId, furtherIds });
  }
  return {
    imported: accepted.length,
    refused: new Set(refused.map(({ line }) => line)).size,
    people: emails.length,
  };
};

/** Returns the distinct email addresses of the lines, one for each person. */
function emailsOf(lines: readonly ImportLine[]): string[] {
  return [...new Set(lines.map(({ email }) => email))];
}

interface KnownMember {
  readonly person: KnownPerson;
  readonly memberships: readonly Membership[];
}

/**
 * Sorts the lines of a file into accepted and refused ones, compared with the association's records; three statements.
 */
async function checkedFile(
  { actor, csvReader, repositories, now }: UseCaseContext,
  csv: string,
): Promise<{
  readonly accepted: readonly ImportLine[];
  readonly refused: readonly RefusedLine[];
  /** The people in the file whom the association already knows, by email. */
  readonly known: ReadonlyMap<string, KnownMember>;
}> {
  const file = await readCsv(csv, actor.uid, csvReader);
  const emails = emailsOf(file.lines);
  const units = [...new Set(file.lines.flatMap(({ unit }) => (unit === '' ? [] : [unit])))];
  const [people, knownUnits] = await Promise.all([
    repositories.people.find({ where: { email: { in: emails } }, limit: emails.length }),
    repositories.units.getMany(units),
  ]);
  const uids = people.map(({ uid }) => uid);
  const memberships = await repositories.memberships.find({
    where: { uid: { in: uids } },
    limit: uids.length * maxMemberships,
  });
  const known = new Map(
    people.map((person) => {
      const own = memberships.filter(({ uid }) => uid === person.uid);
      return [person.email, { person, memberships: own }];
    }),
  );
  const { accepted, refused } = checkLines(file.lines, {
    units: new Set(knownUnits.map(({ id }) => id)),
    rolesOf(email) {
      const member = known.get(email);
      if (!member || member.person.removedAt !== undefined) return member && 'removed';
      return new Set(member.memberships.filter((one) => isHeld(one, now)).map(roleKey));
    },
  });
  const inOrder = [...file.refused, ...refused].sort((a, b) => a.line - b.line);
  return { accepted, refused: inOrder, known };
}

function firstOf<T>(items: readonly T[]): { items: T[]; total: number } {
  return { items: items.slice(0, previewed), total: items.length };
}

export const peopleImport = {
  'people.importPreview': previewImport,
  'people.import': importPeople,
} satisfies UseCases;

/** The maximum number of lines per import. */
const maxLines = 1000;

/** The valid lines of a file, and the problems of all other lines. */
interface ReadFile {
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
