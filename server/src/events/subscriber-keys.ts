import { type Actor, actorKeys, type Role } from '@hoa/domain';

// Events use the domain's keys, which say who may read a record, and additional keys per person and role, so that a
// person with two roles gets in each role only the changes that concern it.

/** The key of a person in one role. */
export const roleKey = (role: Role, uid: string) => `${role}:${uid}`;

/** The key of a unit's owners. Its tenants can see neither its account nor its payments. */
export const ownersKey = (unit: string) => `owners:${unit}`;

/** Returns the keys of the changes that a connected person may learn about. */
export function subscriberKeys(actor: Actor): string[] {
  const { uid, role, unit, tenure } = actor;
  const keys = [...actorKeys(actor), roleKey(role, uid)];
  const isOwner = role === 'resident' && tenure === 'owner' && unit !== undefined;
  return isOwner ? [...keys, ownersKey(unit)] : keys;
}
