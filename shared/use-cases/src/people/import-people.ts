import type { Input } from '@hoa/api';
import {
  type ImportLine,
  type KnownPerson,
  type Membership,
  mayManagePeople,
  unitSearchKey,
} from '@hoa/domain';
import {
  checkLines,
  isHeld,
  peopleFormat,
  personKeys,
  type RefusedLine,
  roleKey,
} from '@hoa/domain/people';
import { groupedBy } from '../kernel/grouped-by.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { assertMayChange } from './assert-may-change.ts';
import { companiesNamed } from './companies.ts';
import { newMembership, newPerson, scheduleRefresh } from './new-member.ts';
import { membershipsOf } from './person-entry.ts';
import { allOf, chosenOf, type FileColumns, readCsv } from './read-csv.ts';
import { recordImport } from './record-import.ts';
import { readDirectories, writeMember } from './update-directories.ts';

const previewImport: UseCase<'people.importPreview'> = async (context, file) => {
  assertAllowed(mayManagePeople(context.actor));
  const { accepted, refused, columns, known, keyOf } = await checkedFile(context, file);
  const keys = [...groupedBy(accepted, keyOf).keys()];
  const numbers = new Map(keys.map((key, index) => [key, index + 1]));
  const lines = accepted.map((line) => {
    const key = keyOf(line);
    const outcome = known.has(key) ? ('changed' as const) : ('new' as const);
    return { ...line, outcome, person: numbers.get(key) };
  });
  return { accepted: allOf(lines), refused: allOf(refused), columns, people: keys.length };
};

/** Adds people and roles without inviting anyone; see `people.sendInvitations`. */
const importPeople: UseCase<'people.import'> = async (context, { leftOut, ...input }) => {
  const { actor, identities, newId, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { refused, known, keyOf, ...file } = await checkedFile(context, input);
  const accepted = chosenOf(file.accepted, leftOut);
  const people = groupedBy(accepted, keyOf);
  const proposed = new Map(
    [...people.keys()].flatMap((key) => (known.has(key) ? [] : [[key, newId()] as const])),
  );
  // The first person with an email claims it; others share it.
  const held = new Set([...known.values()].map(({ person }) => person.email));
  const claims = new Map<string, string>();
  for (const [key, [{ email }]] of people) {
    const uid = proposed.get(key);
    if (uid && email && !held.has(email) && !claims.has(email)) claims.set(email, uid);
  }
  const claimed = await identities?.claimUids(
    [...claims.keys()],
    (email) => claims.get(email) ?? newId(),
  );
  const companyNamed = await companiesNamed(
    context,
    accepted.filter(({ role }) => role === 'vendor'),
  );
  const members = [...people].map(([key, lines]) => {
    const [line] = lines;
    const before = known.get(key);
    const own = proposed.get(key) ?? newId();
    const claim = claimed?.get(line.email);
    const isClaim = claims.get(line.email) === own;
    const person = before?.person ?? newPerson((isClaim && claim) || own, line);
    // Another association may know somebody with a shared email.
    const isShared =
      held.has(line.email) || (claim !== undefined && claim !== claims.get(line.email));
    const isKnownElsewhere = !before && isShared;
    const added = lines.map((line) => {
      const held = { ...line, vendorUid: companyNamed(line.company)?.id };
      return newMembership(context, person.uid, held, isKnownElsewhere);
    });
    const memberships = [...added, ...(before?.memberships ?? [])];
    const company = companyNamed(lines.find(({ role }) => role === 'vendor')?.company ?? '');
    return { person, added, memberships, company, isKnown: before !== undefined };
  });
  const directories = await readDirectories(context, members);
  for (const member of members) {
    writeMember(context, member, directories);
    for (const membership of member.added) {
      repositories.memberships.put(membership);
      scheduleRefresh(context, membership);
    }
  }
  recordImport(context, {
    kind: 'people',
    columns: input.columns,
    memberships: members.flatMap(({ added }) => added.map(({ id }) => id)),
    people: members.flatMap(({ person, isKnown }) => (isKnown ? [] : person.uid)),
  });
  return {
    imported: accepted.length,
    refused: new Set(refused.map(({ line }) => line)).size,
    people: people.size,
  };
};

/** The maximum number of people who share an email. */
const maxSharing = 10;

interface KnownMember {
  readonly person: KnownPerson;
  readonly memberships: readonly Membership[];
}

/**
 * Sorts the lines of a file into accepted and refused ones, compared with the association's records; four statements.
 */
async function checkedFile(
  context: UseCaseContext,
  input: Input<'homes.importPreview'>,
): Promise<{
  readonly accepted: readonly ImportLine[];
  readonly refused: readonly RefusedLine[];
  readonly columns: FileColumns;
  /** The people in the file whom the association already knows, by their keys. */
  readonly known: ReadonlyMap<string, KnownMember>;
  readonly keyOf: (line: ImportLine) => string;
}> {
  const { actor, csvReader, repositories, now } = context;
  const file = await readCsv(input, actor.uid, peopleFormat, csvReader);
  const emails = [...new Set(file.lines.flatMap(({ email }) => email || []))];
  const names = [
    ...new Set(file.lines.flatMap(({ email, displayName }) => (email === '' ? displayName : []))),
  ];
  const units = [...new Set(file.lines.map(({ unit }) => unitSearchKey(unit)))];
  const [byEmail, byName, knownUnits] = await Promise.all([
    repositories.people.find({
      where: { email: { in: emails } },
      limit: emails.length * maxSharing,
    }),
    names.length === 0
      ? []
      : repositories.people.find({
          where: { email: '', displayName: { in: names } },
          limit: names.length,
        }),
    repositories.units.find({ where: { searchKey: { in: units } }, limit: units.length }),
  ]);
  const people = [...byEmail, ...byName];
  const heldBy = await membershipsOf(
    context,
    people.map(({ uid }) => uid),
  );
  const keyOf = personKeys(file.lines, people);
  const known = new Map(
    people.map((person) => [keyOf(person), { person, memberships: heldBy(person) }]),
  );
  const { accepted, refused } = checkLines(file.lines, {
    keyOf,
    units: new Map(knownUnits.map(({ id }) => [unitSearchKey(id), id])),
    rolesOf(key) {
      const member = known.get(key);
      if (!member || member.person.removedAt !== undefined) return member && 'removed';
      return new Set(member.memberships.filter((one) => isHeld(one, now)).map(roleKey));
    },
  });
  assertMayChange(actor, ...accepted);
  const inOrder = [...file.refused, ...refused].sort((a, b) => a.line - b.line);
  return { accepted, refused: inOrder, columns: file.columns, known, keyOf };
}

export const peopleImport = {
  'people.importPreview': previewImport,
  'people.import': importPeople,
} satisfies UseCases;
