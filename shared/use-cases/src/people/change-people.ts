import { PortalError } from '@hoa/api';
import { type Membership, type MembershipChange, mayManagePeople, withEmail } from '@hoa/domain';
import { isHeld, isSameMembership, mayEndMembership, replacedAt } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import {
  assertUnit,
  newMembership,
  newPerson,
  refusedField,
  scheduleDirectoryUpdate,
} from './new-member.ts';
import { knownPerson, maxMemberships } from './person-entry.ts';
import { storeMember } from './update-directories.ts';

/** Invites a person in a role. An existing member gets the role in addition. */
const invitePerson: UseCase<'people.invite'> = async (context, invitation) => {
  const { actor, now, repositories, identities, newId, addJob } = context;
  assertAllowed(mayManagePeople(actor));
  const { email } = invitation;
  const [known] = await repositories.people.find({ where: { email }, limit: 1 });
  if (known?.removedAt !== undefined) throw refusedField('email', 'person-removed');
  await assertUnit(context, invitation);
  const before = known
    ? await repositories.memberships.find({ where: { uid: known.uid }, limit: maxMemberships })
    : [];
  if (before.some((one) => isHeld(one, now) && isSameMembership(one, invitation))) {
    throw refusedField('email', 'member-already');
  }
  const proposed = newId();
  const claimed = known ? undefined : await identities?.claimUids([email], () => proposed);
  const uid = known?.uid ?? claimed?.get(email) ?? proposed;
  const isKnownElsewhere = !known && uid !== proposed;
  const added = newMembership(context, uid, invitation, isKnownElsewhere);
  const entry = await storeMember(context, {
    person: known ?? newPerson(uid, invitation),
    memberships: [added, ...before],
    company: invitation.role === 'vendor' ? invitation : undefined,
  });
  repositories.memberships.put(added);
  addJob({ type: 'invitation-mail', membershipId: added.id });
  scheduleDirectoryUpdate(context, added);
  return entry;
};

/** Mails the invitation again, since mails get lost and people forget. */
const sendInvitation: UseCase<'people.sendInvitation'> = async (context, { personId }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { memberships } = await knownPerson(context, personId);
  const [held, ...further] = memberships.filter((one) => isHeld(one, context.now));
  if (!held) throw new PortalError('not-found');
  const furtherIds = further.map(({ id }) => id);
  context.addJob({ type: 'invitation-mail', membershipId: held.id, furtherIds });
  return {};
};

/** Replaces a membership by one with another role or unit, from a given day. */
const changeMembership: UseCase<'people.changeMembership'> = async (context, input) => {
  const { actor, now, association, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { personId, membershipId, to } = input;
  const { person, memberships } = await knownPerson(context, personId);
  const before = memberships.find(({ id }) => id === membershipId);
  if (!before) throw new PortalError('not-found');
  if (!isHeld(before, now)) throw refusedField('role', 'membership-over');
  const others = memberships.filter((one) => one !== before);
  const same = others.find((one) => isHeld(one, now) && isSameMembership(one, to));
  if (same && same.tenure !== tenureOf(to)) throw refusedField('role', 'member-already');
  const at = replacedAt(before, to.from, now, association.timeZone);
  if (at === 'before-since') throw refusedField('from', 'before-since');
  await assertUnit(context, to);
  if (to.role !== 'admin') await assertAdminRemains(context, [before]);
  const since = at.toISOString();
  const ended = { ...before, until: since };
  repositories.memberships.put(ended);
  const added = same
    ? []
    : [{ ...newMembership(context, person.uid, { ...to, groups: before.groups }), since }];
  for (const membership of added) repositories.memberships.put(membership);
  scheduleDirectoryUpdate(context, { uid: person.uid, since });
  return storeMember(context, {
    person,
    memberships: [...added, ended, ...others],
    company: to.role === 'vendor' ? to : undefined,
  });
};

/** Only residents have a tenure (owner or renter). */
function tenureOf({ role, tenure }: MembershipChange) {
  return role === 'resident' ? tenure : undefined;
}

const endMembership: UseCase<'people.endMembership'> = async (context, input) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { person, memberships } = await knownPerson(context, input.personId);
  const before = memberships.find(({ id }) => id === input.membershipId);
  if (!before) throw new PortalError('not-found');
  if (!isHeld(before, now)) throw refusedField('role', 'membership-over');
  await assertAdminRemains(context, [before]);
  const ended = endedAt(before, now);
  repositories.memberships.put(ended);
  const others = memberships.filter((one) => one !== before);
  return storeMember(context, { person, memberships: [ended, ...others] });
};

/** Ends a membership at a moment. One that starts later ends at its start, so it never takes effect. */
function endedAt(membership: Membership, now: Date): Membership {
  const at = now.toISOString();
  const isToCome = membership.since > at;
  return { ...membership, until: isToCome ? membership.since : at };
}

/** Removes a person: current memberships end now, and future ones never start. */
const removePerson: UseCase<'people.remove'> = async (context, { personId }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { person, memberships } = await knownPerson(context, personId);
  // Removing twice must not change `removedAt`: restore finds memberships by it.
  if (person.removedAt !== undefined) return storeMember(context, { person, memberships });
  const held = memberships.filter((membership) => isHeld(membership, now));
  await assertAdminRemains(context, held);
  const removedAt = now.toISOString();
  const ended = held.map((membership) => endedAt(membership, now));
  for (const membership of ended) repositories.memberships.put(membership);
  const over = memberships.filter((membership) => !held.includes(membership));
  return storeMember(context, {
    person: { ...person, removedAt },
    memberships: [...ended, ...over],
  });
};

/** Restores a removed person with new memberships like those that their removal ended, starting now. */
const restorePerson: UseCase<'people.restore'> = async (context, { personId }) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { person, memberships } = await knownPerson(context, personId);
  const { removedAt, ...restored } = person;
  const begun = memberships
    .filter(({ until }) => until !== undefined && until === removedAt)
    .map(({ version: _, until: __, ...membership }) => ({
      ...membership,
      id: newId(),
      since: now.toISOString(),
    }));
  for (const membership of begun) repositories.memberships.put(membership);
  return storeMember(context, { person: restored, memberships: [...begun, ...memberships] });
};

/**
 * Changes the sign-in email of a person who lost access to their mailbox, and notifies the former address. Refused for
 * a person whom another association knows: an administrator here must not change their sign-in there.
 */
const changeEmail: UseCase<'people.changeEmail'> = async (context, { personId, email }) => {
  const { actor, association, repositories, identities, addJob } = context;
  assertAllowed(mayManagePeople(actor));
  const [{ person, memberships }, [holder], profile, isKnownElsewhere] = await Promise.all([
    knownPerson(context, personId),
    repositories.people.find({ where: { email }, limit: 1 }),
    repositories.profiles.get(personId),
    identities?.isKnownElsewhere(personId, association.id),
  ]);
  if (isKnownElsewhere && email !== person.email) throw refusedField('email', 'known-elsewhere');
  const owners = await identities?.claimUids([email], () => personId);
  // Also across associations: two people cannot share a sign-in email.
  const owner = owners?.get(email) ?? holder?.id ?? personId;
  if (owner !== personId) throw refusedField('email', 'email-taken');
  if (profile) repositories.profiles.put(withEmail(profile, email, { confirmsEmails: false }));
  if (email !== person.email) {
    addJob({ type: 'email-changed-mail', uid: person.uid, formerEmail: person.email });
  }
  return storeMember(context, { person: { ...person, email }, memberships });
};

/** The number of administrators to read when checking that one remains. */
const maxAdmins = 10;

/** Refuses to end the last membership of an administrator; at most one statement. */
async function assertAdminRemains(
  { repositories, now }: UseCaseContext,
  ending: readonly Membership[],
): Promise<void> {
  const admin = ending.find(({ role }) => role === 'admin');
  if (!admin) return;
  const admins = await repositories.memberships.find({
    where: { role: 'admin', until: { isMissing: true } },
    orderBy: [['since', 'asc']],
    limit: maxAdmins,
  });
  assertAllowed(mayEndMembership(admin, admins, now));
}

export const peopleChanges = {
  'people.invite': invitePerson,
  'people.sendInvitation': sendInvitation,
  'people.changeMembership': changeMembership,
  'people.endMembership': endMembership,
  'people.remove': removePerson,
  'people.restore': restorePerson,
  'people.changeEmail': changeEmail,
} satisfies UseCases;
