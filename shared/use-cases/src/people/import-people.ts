import { type ImportLine, type KnownPerson, type Membership, mayManagePeople } from '@hoa/domain';
import { checkLines, isHeld, peopleFormat, type RefusedLine, roleKey } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { newMembership, newPerson, scheduleDirectoryUpdate } from './new-member.ts';
import { maxMemberships } from './person-entry.ts';
import { firstOf, readCsv } from './read-csv.ts';
import { type Member, readDirectoryRecords, writeMember } from './update-directories.ts';

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
  const file = await readCsv(csv, actor.uid, peopleFormat, csvReader);
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

export const peopleImport = {
  'people.importPreview': previewImport,
  'people.import': importPeople,
} satisfies UseCases;
