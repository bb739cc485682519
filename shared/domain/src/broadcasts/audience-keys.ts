import type { AudienceTag } from '../people/audience.ts';
import { isFullAdmin } from '../people/has-permission.ts';
import { type Permission, permissions } from '../people/offices.ts';
import { type Actor, vendorUidOf } from '../people/roles.ts';
import { parseUnits } from './broadcast-rules.ts';
import type { Audience } from './broadcast-schema.ts';

// A record for several readers lists audience keys; a person may read it if they have one of them.

/** All signed-in people, in any role. */
export const everyoneKey = 'everyone';

/** Administrators with all permissions. */
export const everyAdminKey = 'role:admin';

/** Administrators with a permission. */
export const permissionKey = (permission: Permission) => `permission:${permission}`;

/** All vendors. */
export const everyVendorKey = 'group:vendors';

export const personKey = (uid: string) => `uid:${uid}`;

/** All who work for a vendor. */
export const vendorKey = (vendorUid: string) => `vendor:${vendorUid}`;

/**
 * Returns the keys of a broadcast's audience, with units spelled as the association spells them; empty if the audience
 * is incomplete.
 */
export function audienceKeys({ type, value }: Audience): string[] {
  switch (type) {
    case 'all':
      return [allResidentsKey];
    case 'building':
      return value === '' ? [] : [buildingKey(value)];
    case 'units':
      return parseUnits(value).map(unitKey);
    case 'tag':
      return [groupKey(value)];
  }
}

/** Returns the keys that a person has: their own, and those of their role, permissions, groups and unit. */
export function actorKeys(actor: Actor): string[] {
  const { uid, unit, building } = actor;
  const groups = groupsOf(actor).map(groupKey);
  const company = actor.role === 'vendor' ? [vendorKey(vendorUidOf(actor))] : [];
  const own = [personKey(uid), everyoneKey, ...roleKeys(actor), ...groups, ...company];
  const home = unit ? [unitKey(unit)] : [];
  return [...own, ...home, ...(building ? [buildingKey(building)] : [])];
}

/**
 * Returns true if a person belongs to an audience. Administrators belong to every audience, and without an audience
 * everyone does.
 */
export function isInAudience(actor: Actor, audience: Audience | undefined): boolean {
  if (!audience || actor.role === 'admin') return true;
  const keys = audienceKeys(audience);
  return actorKeys(actor).some((key) => keys.includes(key));
}

const allResidentsKey = 'all';
const groupKey = (tag: string) => `group:${tag}`;
const buildingKey = (building: string) => `building:${building}`;
const unitKey = (unit: string) => `unit:${unit}`;

function roleKeys(actor: Actor): readonly string[] {
  if (actor.role === 'resident') return [allResidentsKey];
  if (actor.role === 'vendor') return [];
  const { permissions: held = permissions } = actor;
  return [...(isFullAdmin(actor) ? [everyAdminKey] : []), ...held.map(permissionKey)];
}

/** Returns a person's groups: vendors have one group, residents those of their membership. */
function groupsOf({ role, groups = [] }: Actor): readonly AudienceTag[] {
  if (role === 'vendor') return ['vendors'];
  return role === 'resident' ? groups.filter((group) => group !== 'vendors') : [];
}
