import { withConfirmedEmail } from '@hoa/domain';
import type { Transaction } from '../ports/unit-of-work.ts';
import { keepMember } from './keep-directories.ts';
import { findPerson } from './person-entry.ts';

type Context = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

/**
 * Lets an email count that its owner has confirmed, wherever the association keeps it; the former one is told. Answers
 * whether the association knows the person.
 */
export async function confirmEmail(
  context: Context,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<boolean> {
  const { repositories, addJob } = context;
  const [known, profile] = await Promise.all([
    findPerson(context, uid),
    repositories.profiles.get(uid),
  ]);
  if (!known) return false;
  const { person, memberships } = known;
  if (profile) repositories.profiles.put({ ...withConfirmedEmail(profile, email), email });
  if (email !== person.email) {
    addJob({ type: 'email-changed-mail', uid, formerEmail: person.email });
    await keepMember(context, { person: { ...person, email }, memberships });
  }
  return true;
}
