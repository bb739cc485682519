import type { Input } from '@hoa/api';
import {
  daysLater,
  foldedText,
  type KnownPerson,
  mayManagePeople,
  type Seat,
  type SeatLine,
  startOfDay,
} from '@hoa/domain';
import { type ImportProblem, type RefusedLine, seatsFormat, startsAt } from '@hoa/domain/people';
import { groupedBy } from '../kernel/grouped-by.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import { scheduleRefresh } from './new-member.ts';
import { membershipsOf } from './person-entry.ts';
import { allOf, chosenOf, readCsv } from './read-csv.ts';
import { recordImport } from './record-import.ts';
import { seatsOfPeople, withSeats } from './seats.ts';
import { readDirectories, writeMember } from './update-directories.ts';

const previewImport: UseCase<'seats.importPreview'> = async (context, file) => {
  assertAllowed(mayManagePeople(context.actor));
  const { accepted, refused, columns } = await checkedFile(context, file);
  const lines = accepted.map(({ given, outcome }) => ({ ...given, outcome }));
  return { accepted: allOf(lines), refused: allOf(refused), columns };
};

/** Gives seats to people whom the association knows. */
const importSeats: UseCase<'seats.import'> = async (context, { leftOut, ...file }) => {
  const { actor, newId, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { accepted, refused, ...known } = await checkedFile(context, file);
  const written = chosenOf(accepted, leftOut).filter(({ outcome }) => outcome === 'new');
  const heldBy = await membershipsOf(
    context,
    written.map(({ person }) => person.uid),
  );
  const seats = written.map(({ person, seat }) => {
    const isInGroup = heldBy(person).some(({ groups }) => groups.includes(seat.group));
    const hadSeat = known.seatsOf(person).some(({ group }) => group === seat.group);
    const added = repositories.seats.put({ ...seat, id: newId(), uid: person.uid });
    scheduleRefresh(context, added);
    return { person, added, wasInGroup: isInGroup && !hadSeat };
  });
  const members = [...groupedBy(seats, ({ person }) => person.uid).values()].map((lines) => {
    const [{ person }] = lines;
    const held = [...known.seatsOf(person), ...lines.map(({ added }) => added)];
    return { person, memberships: withSeats(context, heldBy(person), held) };
  });
  const directories = await readDirectories(context, members);
  for (const member of members) writeMember(context, member, directories);
  recordImport(context, {
    kind: 'seats',
    columns: file.columns,
    seats: seats.map(({ added, wasInGroup }) => ({ id: added.id, wasInGroup })),
  });
  return { imported: written.length, refused: new Set(refused.map(({ line }) => line)).size };
};

type NewSeat = Omit<Seat, 'id' | 'uid'>;

interface CheckedLine {
  readonly line: number;
  readonly given: SeatLine;
  readonly person: Versioned<KnownPerson>;
  readonly seat: NewSeat;
  readonly outcome: 'new' | 'unchanged';
}

/** The maximum number of people with one name or email. */
const maxAlike = 10;

/** Compares the lines of a file with the people and seats of the association; three statements. */
async function checkedFile(context: UseCaseContext, input: Input<'seats.importPreview'>) {
  const { actor, csvReader, repositories } = context;
  const file = await readCsv(input, actor.uid, seatsFormat, csvReader);
  const emails = [...new Set(file.lines.flatMap(({ email }) => email || []))];
  const names = [...new Set(file.lines.map(({ displayName }) => displayName))];
  const [byEmail, byName] = await Promise.all([
    emails.length === 0
      ? []
      : repositories.people.find({
          where: { email: { in: emails } },
          limit: emails.length * maxAlike,
        }),
    repositories.people.find({
      where: { displayName: { in: names } },
      limit: names.length * maxAlike,
    }),
  ]);
  const people = [...new Map([...byEmail, ...byName].map((one) => [one.uid, one])).values()];
  const named = groupedBy(people, ({ displayName }) => foldedText(displayName));
  const mailed = groupedBy(people, ({ email }) => email);
  const seatsOf = await seatsOfPeople(
    context,
    people.map(({ uid }) => uid),
  );
  const accepted: CheckedLine[] = [];
  const refused: RefusedLine[] = [...file.refused];
  for (const given of file.lines) {
    const { line, email, displayName: value } = given;
    const alike = email === '' ? named.get(foldedText(value)) : mailed.get(email);
    const person = personOf(value, alike ?? []);
    const problem = typeof person === 'string' ? person : add(given, person);
    if (problem) refused.push({ line, column: 'name', problem, value });
  }
  refused.sort((a, b) => a.line - b.line);
  return { accepted, refused, columns: file.columns, seatsOf };

  /** Accepts a line, or returns its problem. */
  function add(given: SeatLine, person: Versioned<KnownPerson>): ImportProblem | undefined {
    const seat = newSeat(given, context);
    const isSame = (other: NewSeat) => isSameOffice(seat, other) && overlap(seat, other);
    const ofFile = accepted.filter((earlier) => earlier.person === person);
    if (ofFile.some((earlier) => isSame(earlier.seat))) return 'repeated';
    const before = seatsOf(person).find(isSame);
    const isKnown =
      before?.until === seat.until && (given.from === '' || before?.since === seat.since);
    if (before && !isKnown) return 'seat-exists';
    accepted.push({ line: given.line, given, person, seat, outcome: before ? 'unchanged' : 'new' });
    return undefined;
  }
}

/** Returns the person of a name among those with the name or the email of a line, or the reason why nobody is. */
function personOf(
  name: string,
  alike: readonly Versioned<KnownPerson>[],
): Versioned<KnownPerson> | ImportProblem {
  const isNamed = (one: KnownPerson) => foldedText(one.displayName) === foldedText(name);
  const known = alike.filter(({ removedAt }) => removedAt === undefined);
  const [person, ...others] = known.length > 1 ? known.filter(isNamed) : known;
  if (others.length > 0) return 'person-ambiguous';
  return person ?? (alike.length > known.length ? 'person-removed' : 'person-unknown');
}

function newSeat(
  { group, office, from, until }: SeatLine,
  { now, association: { timeZone } }: UseCaseContext,
): NewSeat {
  const since = startsAt(from, now, timeZone).toISOString();
  if (until === '') return { group, office, since };
  // The last day of the term is a part of it.
  const end = startOfDay(daysLater(until, 1), timeZone);
  return { group, office, since, until: new Date(end).toISOString() };
}

function isSameOffice(a: NewSeat, b: NewSeat): boolean {
  return a.group === b.group && foldedText(a.office) === foldedText(b.office);
}

function overlap(a: NewSeat, b: NewSeat): boolean {
  return (
    (a.until === undefined || b.since < a.until) && (b.until === undefined || a.since < b.until)
  );
}

export const seatImport = {
  'seats.importPreview': previewImport,
  'seats.import': importSeats,
} satisfies UseCases;
