import { type Actor, actorKeys, type Role } from '@hoa/domain';

// Besides the keys of the domain, which say who may read a record, events use extra keys per person and role, so that
// somebody with two roles gets only what concerns each.

/** One person, while they act in a role. */
export const roleKey = (role: Role, uid: string) => `${role}:${uid}`;

/** The owners of a unit; its tenants see neither its account nor its payments. */
export const ownersKey = (unit: string) => `owners:${unit}`;

/** The keys by which a connected person learns of changes. */
export function listenerKeys(actor: Actor): string[] {
  const { uid, role, unit, tenure } = actor;
  const keys = [...actorKeys(actor), roleKey(role, uid)];
  const isOwner = role === 'resident' && tenure === 'owner' && unit !== undefined;
  return isOwner ? [...keys, ownersKey(unit)] : keys;
}
