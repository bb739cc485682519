import type { SignedIn } from '../ports.ts';

/**
 * Returns the key by which limits count a person: the email address, which is their account. Not the uid, since another
 * association may let a different person sign in with that uid.
 */
export function accountOf({ person }: Pick<SignedIn, 'person'>): string {
  return person.email.toLowerCase();
}
