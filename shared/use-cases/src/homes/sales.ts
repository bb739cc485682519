import { type Membership, mayManagePeople, type Sale } from '@hoa/domain';
import { isHeld, replacedAt, startsAt } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { addMember, personByEmail } from '../people/add-member.ts';
import { refusedField, scheduleRefresh } from '../people/new-member.ts';
import { membershipsOf } from '../people/person-entry.ts';
import { type Member, readDirectories, writeMember } from '../people/update-directories.ts';
import { saleToCome } from './home-entry.ts';

/** Ends the former owners' memberships on the settlement day, and gives the home to the buyer, who is invited. */
const recordSale: UseCase<'homes.recordSale'> = async (context, input) => {
  const { actor, now, association, newId, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { label, on, forwardingAddress } = input;
  const [sale, found] = await Promise.all([
    saleToCome(context, label),
    personByEmail(context, input.email),
  ]);
  if (sale) throw refusedField('on', 'sale-exists');
  const members = await membersOf(context, [...input.leaving, ...(found ? [found.uid] : [])]);
  const at = startsAt(on, now, association.timeZone).toISOString();
  const isEnding = (one: Membership) =>
    one.unit === label && isHeld(one, now) && input.leaving.includes(one.uid);
  const ending = members.flatMap(({ person: { uid, displayName }, memberships }) =>
    memberships.filter(isEnding).map((membership) => ({ uid, displayName, membership })),
  );
  if (new Set(ending.map(({ uid }) => uid)).size < new Set(input.leaving).size) {
    throw refusedField('leaving', 'owner-unknown');
  }
  const ends = new Map<string, string>();
  for (const { membership } of ending) {
    const end = replacedAt(membership, on, now, association.timeZone);
    if (end === 'before-since') throw refusedField('on', 'before-since');
    const until = end.toISOString();
    // A membership that ends before the sale keeps its end.
    if (!membership.until || until < membership.until) ends.set(membership.id, until);
  }
  const buyer = await addMember(
    context,
    {
      ...input,
      role: 'resident',
      unit: label,
      tenure: 'owner',
      company: '',
      services: [],
      from: on,
    },
    members.find(({ person }) => person.uid === found?.uid),
  );
  const leaving = members.filter(({ person }) => input.leaving.includes(person.uid));
  const former = leaving.map(({ person, memberships }) => ({
    person: forwardingAddress
      ? { ...person, forwarding: { address: forwardingAddress, from: at } }
      : person,
    memberships: memberships.map((one) => {
      const until = ends.get(one.id);
      return until ? { ...one, until } : one;
    }),
    changed: [...ends.keys()],
  }));
  await storeAll(context, [...former, { ...buyer, changed: [] }]);
  repositories.sales.put({
    id: newId(),
    unit: label,
    day: on,
    at,
    buyer: {
      uid: buyer.person.uid,
      displayName: buyer.person.displayName,
      membershipId: buyer.added.id,
    },
    leaving: ending.map(({ uid, displayName, membership: { id, until } }) => ({
      uid,
      displayName,
      membershipId: id,
      ...(until && { until }),
    })),
  });
  return {};
};

const undoSale: UseCase<'homes.undoSale'> = async (context, { saleId }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const sale = await repositories.sales.get(saleId);
  // A repeated request finds nothing left to undo.
  if (!sale) return {};
  if (Date.parse(sale.at) <= now.getTime()) throw refusedField('on', 'sale-settled');
  const parties = [...sale.leaving, sale.buyer];
  const members = await membersOf(
    context,
    parties.map(({ uid }) => uid),
  );
  const restored = members.map(({ person, memberships }) => {
    const { forwarding, ...kept } = person;
    return {
      person: forwarding?.from === sale.at ? kept : person,
      memberships: memberships.map((one) => restoredMembership(one, sale)),
      changed: parties.map(({ membershipId }) => membershipId),
    };
  });
  await storeAll(context, restored);
  repositories.sales.remove(sale.id);
  return {};
};

/** Returns a membership as it was before a sale; that of the buyer never begins. */
function restoredMembership(membership: Membership, sale: Sale): Membership {
  const former = sale.leaving.find(({ membershipId }) => membershipId === membership.id);
  if (former) {
    const { until: _, ...open } = membership;
    return former.until ? { ...open, until: former.until } : open;
  }
  return membership.id === sale.buyer.membershipId
    ? { ...membership, until: membership.since }
    : membership;
}

/** Returns people with all their memberships; two statements. */
async function membersOf(context: UseCaseContext, uids: readonly string[]): Promise<Member[]> {
  const ids = [...new Set(uids)];
  const [people, heldBy] = await Promise.all([
    context.repositories.people.getMany(ids),
    membershipsOf(context, ids),
  ]);
  return people.map((person) => ({ person, memberships: heldBy(person) }));
}

/** Stores people and their `changed` memberships, and updates the directories now and when a membership ends. */
async function storeAll(
  context: UseCaseContext,
  members: readonly (Member & { readonly changed: readonly string[] })[],
): Promise<void> {
  const directories = await readDirectories(context, members);
  for (const { changed, ...member } of members) {
    for (const membership of member.memberships.filter(({ id }) => changed.includes(id))) {
      context.repositories.memberships.put(membership);
      scheduleRefresh(context, membership);
    }
    writeMember(context, member, directories);
  }
}

export const saleUseCases = {
  'homes.recordSale': recordSale,
  'homes.undoSale': undoSale,
} satisfies UseCases;
