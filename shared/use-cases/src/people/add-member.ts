import type { Invitation, Membership } from '@hoa/domain';
import { isHeld, isSameMembership } from '@hoa/domain/people';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { companyOf } from './companies.ts';
import { newMembership, newPerson, refusedField, scheduleRefresh } from './new-member.ts';
import type { Member } from './update-directories.ts';

/**
 * Adds a membership to a person or to a new one, and mails an invitation if they have an email. Returns the person,
 * who is still to be stored. The association must have the unit.
 */
export async function addMember(
  context: UseCaseContext,
  invitation: Invitation,
  known: Pick<Member, 'person' | 'memberships'> | undefined,
  /** The member whose email a new person shares. */
  sharing?: Member['person'] | undefined,
): Promise<Member & { readonly added: Membership }> {
  const { now, association, repositories, identities, newId, addJob } = context;
  const { email } = invitation;
  const before = known?.memberships ?? [];
  if (known?.person.removedAt !== undefined) throw refusedField('email', 'person-removed');
  if (before.some((one) => isHeld(one, now) && isSameMembership(one, invitation))) {
    throw refusedField('email', 'member-already');
  }
  const proposed = newId();
  const isClaimed = !known && !sharing && email !== '';
  const claimed = isClaimed ? await identities?.claimUids([email], () => proposed) : undefined;
  const uid = known?.person.uid ?? claimed?.get(email) ?? proposed;
  const isKnownElsewhere = sharing
    ? await identities?.isKnownElsewhere(sharing.uid, association.id)
    : !known && uid !== proposed;
  const company = await companyOf(context, invitation);
  const held = { ...invitation, vendorUid: company?.id };
  const added = newMembership(context, uid, held, isKnownElsewhere);
  const person = known?.person ?? newPerson(uid, invitation);
  const isInvited = person.email !== '';
  repositories.memberships.put(added);
  if (isInvited) addJob({ type: 'invitation-mail', membershipId: added.id });
  scheduleRefresh(context, added);
  return {
    person: isInvited ? { ...person, invitedAt: now.toISOString() } : person,
    memberships: [added, ...before],
    company,
    added,
  };
}

/** Returns the person with an email; undefined for a blank one. At most one statement. */
export async function personByEmail({ repositories }: UseCaseContext, email: string) {
  if (email === '') return undefined;
  const [person] = await repositories.people.find({ where: { email }, limit: 1 });
  return person;
}
