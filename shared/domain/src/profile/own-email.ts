import type { Association } from '../association/association.ts';
import type { Profile } from './profile-schema.ts';

type WithEmail = Pick<Profile, 'email' | 'pendingEmail'>;

/**
 * Returns the profile with a new email, which takes effect immediately or, if emails must be confirmed, stays pending.
 */
export function withEmail<P extends WithEmail>(
  profile: P,
  email: string,
  { confirmsEmails }: Pick<Association, 'confirmsEmails'>,
): P {
  const { pendingEmail: _, ...settled } = profile;
  const counts = !confirmsEmails || email === profile.email;
  return { ...settled, ...(counts ? { email } : { pendingEmail: email }) } as P;
}

/** Returns the profile with its pending email confirmed; unchanged if `email` is not the pending one. */
export function withConfirmedEmail<P extends WithEmail>(profile: P, email: string): P {
  if (profile.pendingEmail !== email) return profile;
  const { pendingEmail: _, ...settled } = profile;
  return { ...settled, email } as P;
}
