import { allowIf, type Decision, refused } from '../kernel/refusal.ts';
import type { Permission } from './offices.ts';
import type { Actor } from './roles.ts';

export type Holder = Pick<Actor, 'role' | 'permissions'>;

/** Returns true for an administrator who has one of these permissions. */
export function hasPermission(
  { role, permissions: held }: Holder,
  ...anyOf: readonly Permission[]
): boolean {
  return role === 'admin' && (held === undefined || anyOf.some((one) => held.includes(one)));
}

/** Returns true for an administrator without an office, who alone may give and change offices. */
export function isFullAdmin({ role, permissions: held }: Holder): boolean {
  return role === 'admin' && held === undefined;
}

/** Creates the rule that an operation is for administrators with one of these permissions. */
export function needs(...anyOf: readonly Permission[]) {
  return (actor: Holder): Decision => {
    if (actor.role !== 'admin') return refused('admins-only');
    return allowIf(hasPermission(actor, ...anyOf), 'permission-missing');
  };
}
