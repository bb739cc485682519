import { type KnownPerson, type Membership, mayManagePeople } from '@hoa/domain';
import { isHeld } from '@hoa/domain/people';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import { membershipsOf } from './person-entry.ts';

/** The maximum number of invitations per request. */
const maxInvitations = 3000;

/** After an invitation, a person has this long to sign in before they are invited with all others again. */
const patienceMs = 24 * 60 * 60 * 1000;

interface Invited {
  readonly person: Versioned<KnownPerson>;
  readonly memberships: readonly Membership[];
}

/** Returns true if a person holds a role now or later. */
export function isInvitable(memberships: readonly Membership[], now: Date): boolean {
  return memberships.some((one) => isHeld(one, now));
}

/** Queues the invitation mail for all roles of a person, and records its time. An earlier bounce no longer counts. */
export function inviteAgain(
  { now, repositories, addJob }: UseCaseContext,
  { bounce: _, ...person }: Versioned<KnownPerson>,
  memberships: readonly Membership[],
): void {
  const [membershipId, ...furtherIds] = memberships
    .filter((one) => isHeld(one, now))
    .map(({ id }) => id);
  if (!membershipId) return;
  repositories.people.put({ ...person, invitedAt: now.toISOString() });
  addJob({ type: 'invitation-mail', membershipId, furtherIds });
}

/** Counts the people whom `people.sendInvitations` would invite. */
const countUninvited: UseCase<'people.uninvited'> = async (context) => {
  assertAllowed(mayManagePeople(context.actor));
  return { count: (await uninvited(context)).length };
};

/** Invites everyone who has an email and a role, and has never signed in. */
const sendInvitations: UseCase<'people.sendInvitations'> = async (context) => {
  assertAllowed(mayManagePeople(context.actor));
  const invited = await uninvited(context);
  for (const { person, memberships } of invited) inviteAgain(context, person, memberships);
  return { count: invited.length };
};

/** Returns people who have never signed in, without those who were invited recently; two statements. */
async function uninvited(context: UseCaseContext): Promise<Invited[]> {
  const { repositories, identities, now } = context;
  const people = await repositories.people.find({
    where: { removedAt: { isMissing: true }, email: { notIn: [''] } },
    orderBy: [['displayName', 'asc']],
  });
  const accounts = await identities?.accountsOf(people.map(({ email }) => email));
  const recent = new Date(now.getTime() - patienceMs).toISOString();
  const waiting = people
    .filter(({ email, invitedAt = '' }) => !accounts?.has(email) && invitedAt < recent)
    .slice(0, maxInvitations);
  const heldBy = await membershipsOf(
    context,
    waiting.map(({ uid }) => uid),
  );
  return waiting
    .map((person) => ({ person, memberships: heldBy(person) }))
    .filter((one) => isInvitable(one.memberships, now));
}

export const invitationUseCases = {
  'people.uninvited': countUninvited,
  'people.sendInvitations': sendInvitations,
} satisfies UseCases;
