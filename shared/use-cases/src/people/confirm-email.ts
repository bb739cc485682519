import { withConfirmedEmail } from '@hoa/domain';
import type { Transaction } from '../ports/unit-of-work.ts';
import { findPerson } from './person-entry.ts';
import { storeMember } from './update-directories.ts';

type Context = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

/**
 * Applies an email that its owner has confirmed to the profile and the directories, and notifies the former address.
 * Does nothing if the association's record no longer has the former email.
 */
export async function confirmEmail(
  context: Context,
  { uid, email, former }: { readonly uid: string; readonly email: string; readonly former: string },
): Promise<void> {
  const { repositories, addJob } = context;
  const [known, profile] = await Promise.all([
    findPerson(context, uid),
    repositories.profiles.get(uid),
  ]);
  if (known?.person.email !== former) return;
  const { person, memberships } = known;
  if (profile) repositories.profiles.put({ ...withConfirmedEmail(profile, email), email });
  addJob({ type: 'email-changed-mail', uid, formerEmail: former });
  await storeMember(context, { person: { ...person, email }, memberships });
}
