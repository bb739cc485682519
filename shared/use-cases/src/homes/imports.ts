import { type ImportRecord, mayManagePeople } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { assertMayChange } from '../people/assert-may-change.ts';
import { refusedField } from '../people/new-member.ts';
import { membershipsOf } from '../people/person-entry.ts';
import { seatsOfPeople, withSeats } from '../people/seats.ts';
import { readDirectories, writeMember } from '../people/update-directories.ts';

/** How long an import can be undone. */
const undoMs = 24 * 60 * 60 * 1000;

const maxShown = 20;

const listImports: UseCase<'imports.list'> = async ({ actor, now, repositories }, { kind }) => {
  assertAllowed(mayManagePeople(actor));
  const imports = await repositories.imports.find({
    where: { kind },
    orderBy: [['at', 'desc']],
    limit: maxShown,
  });
  const undoable = new Date(now.getTime() - undoMs).toISOString();
  return {
    columns: imports[0]?.columns ?? [],
    items: imports
      .filter(({ at }) => at >= undoable)
      .map(({ id, at, by, homes, changed, memberships, seats = [] }) => ({
        id,
        at,
        by,
        count: homes.length + changed.length + memberships.length + seats.length,
      })),
  };
};

const undoImport: UseCase<'imports.undo'> = async (context, { importId }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const done = await repositories.imports.get(importId);
  // A repeated request finds nothing left to undo.
  if (!done) return {};
  if (now.getTime() - Date.parse(done.at) > undoMs) throw refusedField('at', 'import-over');
  await undo[done.kind](context, done);
  repositories.imports.remove(done.id);
  return {};
};

const undo: Readonly<
  Record<ImportRecord['kind'], (context: UseCaseContext, done: ImportRecord) => Promise<void>>
> = { homes: undoHomes, people: undoPeople, seats: undoSeats };

/** Removes added homes that nobody holds, and restores changed ones that nobody changed since. */
async function undoHomes({ repositories }: UseCaseContext, done: ImportRecord): Promise<void> {
  const labels = [...done.homes, ...done.changed.map(({ home }) => home.id)];
  const [homes, held, accounts] = await Promise.all([
    repositories.units.getMany(labels),
    repositories.memberships.aggregate({
      where: { unit: { in: done.homes } },
      groupBy: 'unit',
    }),
    repositories.accounts.getMany(done.homes),
  ]);
  const used = new Set([...held.map(({ group }) => group), ...accounts.map(({ id }) => id)]);
  const before = new Map(done.changed.map((change) => [change.home.id, change]));
  for (const { id, version } of homes) {
    const change = before.get(id);
    if (change?.version === version) repositories.units.put({ ...change.home, version });
    else if (!change && !used.has(id)) repositories.units.remove(id);
  }
}

/** Removes the imported memberships, and added people who have nothing else and never signed in. */
async function undoPeople(context: UseCaseContext, done: ImportRecord): Promise<void> {
  const { actor, repositories, now } = context;
  const imported = await repositories.memberships.getMany(done.memberships);
  assertMayChange(actor, ...imported);
  const uids = [...new Set(imported.map(({ uid }) => uid))];
  const [people, heldBy, profiles] = await Promise.all([
    repositories.people.getMany(uids),
    membershipsOf(context, uids),
    repositories.profiles.getMany(uids),
  ]);
  const ofImport = new Set(done.memberships);
  const added = new Set(done.people);
  const signedIn = new Set(profiles.map(({ id }) => id));
  const directories = await readDirectories(
    context,
    people.map((person) => ({ person, memberships: heldBy(person) })),
  );
  for (const { id } of imported) repositories.memberships.remove(id);
  for (const person of people) {
    const { uid } = person;
    const memberships = heldBy(person).filter(({ id }) => !ofImport.has(id));
    writeMember({ repositories, now }, { person, memberships }, directories);
    if (added.has(uid) && memberships.length === 0 && !signedIn.has(uid)) {
      repositories.people.remove(uid);
    }
  }
}

/** Removes the imported seats. People who were in a group without a seat stay in it. */
async function undoSeats(context: UseCaseContext, { seats = [] }: ImportRecord): Promise<void> {
  const { repositories } = context;
  const wasInGroup = new Map(seats.map((seat) => [seat.id, seat.wasInGroup]));
  const imported = await repositories.seats.getMany([...wasInGroup.keys()]);
  const uids = [...new Set(imported.map(({ uid }) => uid))];
  const [people, heldBy, seatsOf] = await Promise.all([
    repositories.people.getMany(uids),
    membershipsOf(context, uids),
    seatsOfPeople(context, uids),
  ]);
  const members = people.map((person) => {
    const others = seatsOf(person).filter(({ id }) => !wasInGroup.get(id));
    // A seat without a term puts its person out of the group.
    const left = others.map((seat) =>
      wasInGroup.has(seat.id) ? { ...seat, until: seat.since } : seat,
    );
    return { person, memberships: withSeats(context, heldBy(person), left) };
  });
  const directories = await readDirectories(context, members);
  for (const { id } of imported) repositories.seats.remove(id);
  for (const member of members) writeMember(context, member, directories);
}

export const importUseCases = {
  'imports.list': listImports,
  'imports.undo': undoImport,
} satisfies UseCases;
