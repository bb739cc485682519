import type { SignedIn } from '../ports.ts';

/**
 * By what a sign-in is counted: its email, which is its account. Not by the uid, under which another association may have
 * somebody else sign in.
 */
export function accountOf({ person }: Pick<SignedIn, 'person'>): string {
  return person.email.toLowerCase();
}
