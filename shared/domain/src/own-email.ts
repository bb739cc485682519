import type { Association } from './association.ts';
import type { Profile } from './schemas/profile.ts';

type WithEmail = Pick<Profile, 'email' | 'pendingEmail'>;

/** A profile with a new email, which counts at once or, where emails are confirmed, waits for that. */
export function withEmail<P extends WithEmail>(
  profile: P,
  email: string,
  { confirmsEmails }: Pick<Association, 'confirmsEmails'>,
): P {
  const { pendingEmail: _, ...settled } = profile;
  const counts = !confirmsEmails || email === profile.email;
  return { ...settled, ...(counts ? { email } : { pendingEmail: email }) } as P;
}

/** A profile whose owner has confirmed an email; one that it does not wait for changes nothing. */
export function withConfirmedEmail<P extends WithEmail>(profile: P, email: string): P {
  if (profile.pendingEmail !== email) return profile;
  const { pendingEmail: _, ...settled } = profile;
  return { ...settled, email } as P;
}
