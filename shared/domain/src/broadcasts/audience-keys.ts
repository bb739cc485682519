import { isFullAdmin } from '../people/has-permission.ts';
import { type Permission, permissions } from '../people/offices.ts';
import { type Actor, type Tenure, vendorUidOf } from '../people/roles.ts';
import { audienceParts, groupsOf } from './broadcast-rules.ts';
import type { Audience } from './broadcast-schema.ts';

// A record for several readers lists audience keys; a person may read it if they have one of them.

/** All signed-in people, in any role. */
export const everyoneKey = 'everyone';

/** Administrators with all permissions. */
export const everyAdminKey = 'role:admin';

/** Administrators with a permission. */
export const permissionKey = (permission: Permission) => `permission:${permission}`;

/** All residents. */
export const residentsKey = 'all';

/** All vendors. */
export const everyVendorKey = 'group:vendors';

export const personKey = (uid: string) => `uid:${uid}`;

/** A person for what neighbors write to each other, which nobody else sees: neither an administrator's view as them. */
export const privateKey = (uid: string) => `private:${uid}`;

/** All who work for a vendor. */
export const vendorKey = (vendorUid: string) => `vendor:${vendorUid}`;

/**
 * Returns the keys of a broadcast's audience, with units spelled as the association spells them; empty if the audience
 * is incomplete.
 */
export function audienceKeys(audience: Audience): string[] {
  if (audience.type === 'all') return [residentsKey];
  const { tenures, groups, buildings, units } = audienceParts(audience);
  return combinedKeys(tenures.map(tenureKey), groups.map(groupKey), [
    ...buildings.map(buildingKey),
    ...units.map(unitKey),
  ]);
}

/**
 * Returns the keys that a person has: their own, and those of their role and permissions, and of each combination of
 * their tenure, groups and home.
 */
export function actorKeys(actor: Actor): string[] {
  const { uid, unit, building, tenure } = actor;
  const isNeighbor = actor.role !== 'vendor' && actor.impersonation !== 'view';
  const company = actor.role === 'vendor' ? [vendorKey(vendorUidOf(actor))] : [];
  const combined = combinedKeys(
    ['', tenure && tenureKey(tenure)],
    ['', ...groupsOf(actor).map(groupKey)],
    ['', unit && unitKey(unit), building && buildingKey(building)],
  );
  const own = [personKey(uid), ...(isNeighbor ? [privateKey(uid)] : [])];
  return [...own, everyoneKey, ...roleKeys(actor), ...company, ...combined];
}

/** Returns the widest key with the last part of a combined key, which everyone with the combined key has. */
export function lastPartOf(key: string): string {
  return key.replace(/^(tenure:[a-z]+&)?(group:[a-z-]+&)?/, '');
}

export const groupKey = (tag: string) => `group:${tag}`;
const buildingKey = (building: string) => `building:${building}`;
const unitKey = (unit: string) => `unit:${unit}`;
export const tenureKey = (tenure: Tenure) => `tenure:${tenure}`;

/**
 * Returns a key for each combination of a tenure, a group and a place; an empty list or '' does not restrict it. Places
 * come last, since their names may contain the separator.
 */
function combinedKeys(...parts: readonly (readonly (string | undefined)[])[]): string[] {
  let keys = [''];
  for (const part of parts) {
    const known = part.filter((one) => one !== undefined);
    if (known.length === 0) continue;
    keys = keys.flatMap((key) => known.map((one) => [key, one].filter(Boolean).join('&')));
  }
  return keys.filter(Boolean);
}

function roleKeys(actor: Actor): readonly string[] {
  if (actor.role === 'resident') return [residentsKey];
  if (actor.role === 'vendor') return [];
  const { permissions: held = permissions } = actor;
  return [...(isFullAdmin(actor) ? [everyAdminKey] : []), ...held.map(permissionKey)];
}
