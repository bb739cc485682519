import { PortalError } from '@hoa/api';
import { type Membership, type MembershipChange, mayManagePeople, withEmail } from '@hoa/domain';
import { isHeld, isSameMembership, mayEndMembership, replacedAt } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { addMember, personByEmail } from './add-member.ts';
import { assertMayChange } from './assert-may-change.ts';
import { companyOf } from './companies.ts';
import { inviteAgain, isInvitable } from './invitations.ts';
import { newMembership, refusedField, scheduleRefresh, withKnownUnit } from './new-member.ts';
import { knownPerson } from './person-entry.ts';
import { storeMember } from './update-directories.ts';

/** Adds a person in a role, and invites them if they have an email. An existing member gets the role in addition. */
const invitePerson: UseCase<'people.invite'> = async (context, input) => {
  assertAllowed(mayManagePeople(context.actor));
  assertMayChange(context.actor, input);
  const { email, personId, sharesEmail } = input;
  const found = personId ? undefined : await personByEmail(context, email);
  const sharing = sharesEmail ? found : undefined;
  const uid = personId ?? (sharing ? undefined : found?.uid);
  const known = uid === undefined ? undefined : await knownPerson(context, uid);
  const invitation = await withKnownUnit(context, input);
  return storeMember(context, await addMember(context, invitation, known, sharing));
};

/** Mails the invitation again, since mails get lost and people forget. */
const sendInvitation: UseCase<'people.sendInvitation'> = async (context, { personId }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { person, memberships } = await knownPerson(context, personId);
  if (!isInvitable(memberships, context.now)) throw new PortalError('not-found');
  inviteAgain(context, person, memberships);
  return {};
};

/** Corrects a person's name, phone, postal address and language, in their profile too. */
const correctPerson: UseCase<'people.correct'> = async (context, { personId, ...input }) => {
  const { actor, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const [known, profile] = await Promise.all([
    knownPerson(context, personId),
    repositories.profiles.get(personId),
  ]);
  const { phone: _, postalAddress: __, ...person } = known.person;
  const { displayName, phone, postalAddress, language } = input;
  if (profile) {
    const { phone: ___, ...kept } = profile;
    const preferences = { ...kept.preferences, ...(language && { language }) };
    repositories.profiles.put({ ...kept, displayName, preferences, ...(phone && { phone }) });
  }
  return storeMember(context, {
    person: {
      ...person,
      displayName,
      ...(phone && { phone }),
      ...(postalAddress && { postalAddress }),
      ...(language && { language }),
    },
    memberships: known.memberships,
  });
};

/** Replaces a membership by one with another role or unit, from a given day. */
const changeMembership: UseCase<'people.changeMembership'> = async (context, input) => {
  const { actor, now, association, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { personId, membershipId } = input;
  const { person, memberships } = await knownPerson(context, personId);
  const before = memberships.find(({ id }) => id === membershipId);
  if (!before) throw new PortalError('not-found');
  if (!isHeld(before, now)) throw refusedField('role', 'membership-over');
  assertMayChange(actor, before, input.to);
  const to = await withKnownUnit(context, input.to);
  const others = memberships.filter((one) => one !== before);
  const same = others.find((one) => isHeld(one, now) && isSameMembership(one, to));
  if (same && same.tenure !== tenureOf(to)) throw refusedField('role', 'member-already');
  const at = replacedAt(before, to.from, now, association.timeZone);
  if (at === 'before-since') throw refusedField('from', 'before-since');
  if (to.role !== 'admin' || to.office) await assertAdminRemains(context, [before]);
  const since = at.toISOString();
  const ended = { ...before, until: since };
  repositories.memberships.put(ended);
  const company = await companyOf(context, to);
  const held = { ...to, groups: before.groups, vendorUid: company?.id };
  const added = same ? [] : [{ ...newMembership(context, person.uid, held), since }];
  for (const membership of added) repositories.memberships.put(membership);
  scheduleRefresh(context, ended);
  return storeMember(context, {
    person,
    memberships: [...added, ended, ...others],
    company,
  });
};

/** Only residents have a tenure (owner or renter). */
function tenureOf({ role, tenure }: MembershipChange) {
  return role === 'resident' ? tenure : undefined;
}

/** Ends a membership at the beginning of a day, which may be in the past, or now. */
const endMembership: UseCase<'people.endMembership'> = async (context, input) => {
  const { actor, now, association, repositories } = context;
  assertAllowed(mayManagePeople(actor));
  const { person, memberships } = await knownPerson(context, input.personId);
  const before = memberships.find(({ id }) => id === input.membershipId);
  if (!before) throw new PortalError('not-found');
  if (!isHeld(before, now)) throw refusedField('role', 'membership-over');
  assertMayChange(actor, before);
  const at = replacedAt(before, input.on, now, association.timeZone);
  if (at === 'before-since') throw refusedField('on', 'before-since');
  await assertAdminRemains(context, [before]);
  const ended = { ...before, until: at.toISOString() };
  repositories.memberships.put(ended);
  scheduleRefresh(context, ended);
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
  assertMayChange(actor, ...memberships);
  // Removing twice must not change `removedAt`: restore finds memberships by it.
  if (person.removedAt !== undefined) return storeMember(context, { person, memberships });
  const held = memberships.filter((membership) => isHeld(membership, now));
  await assertAdminRemains(context, held);
  const removedAt = now.toISOString();
  const ended = held.map((membership) => endedAt(membership, now));
  for (const membership of ended) {
    repositories.memberships.put(membership);
    scheduleRefresh(context, membership);
  }
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
  assertMayChange(actor, ...memberships);
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
  assertMayChange(actor, ...memberships);
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

/** Refuses to end the last membership of an administrator with all permissions; at most one statement. */
async function assertAdminRemains(
  { repositories, now }: UseCaseContext,
  ending: readonly Membership[],
): Promise<void> {
  const admin = ending.find(({ role, office }) => role === 'admin' && !office);
  if (!admin) return;
  const admins = await repositories.memberships.find({
    where: { role: 'admin', office: { isMissing: true }, until: { isMissing: true } },
    orderBy: [['since', 'asc']],
    limit: maxAdmins,
  });
  assertAllowed(mayEndMembership(admin, admins, now));
}

export const peopleChanges = {
  'people.invite': invitePerson,
  'people.sendInvitation': sendInvitation,
  'people.correct': correctPerson,
  'people.changeMembership': changeMembership,
  'people.endMembership': endMembership,
  'people.remove': removePerson,
  'people.restore': restorePerson,
  'people.changeEmail': changeEmail,
} satisfies UseCases;
