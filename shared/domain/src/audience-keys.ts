import type { AudienceTag } from './audience.ts';
import { parseUnits } from './broadcast-rules.ts';
import type { Actor, Role } from './roles.ts';
import type { Audience } from './schemas/broadcast.ts';

// A record that several people may read lists keys; a person may read it who has one of them.

/** Everyone who is signed in, in any role. */
export const everyoneKey = 'everyone';

/** Every administrator of the association. */
export const everyAdminKey = 'role:admin';

/** Everybody who works for a vendor. */
export const everyVendorKey = 'group:vendors';

/** One person. */
export const personKey = (uid: string) => `uid:${uid}`;

/** The keys of a broadcast's audience, whose units are written as those of the association; none while it is not chosen. */
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

/** The keys of a person: of themselves, their role, their groups and their unit. */
export function actorKeys(actor: Actor): string[] {
  const { uid, role, unit } = actor;
  const groups = groupsOf(actor).map(groupKey);
  const own = [personKey(uid), everyoneKey, ...roleKeys[role], ...groups];
  return unit ? [...own, unitKey(unit), buildingKey(buildingOf(unit))] : own;
}

/** Whether an audience has a person in it; the office is in every one, and without an audience everybody is. */
export function isInAudience(actor: Actor, audience: Audience | undefined): boolean {
  if (!audience || actor.role === 'admin') return true;
  const keys = audienceKeys(audience);
  return actorKeys(actor).some((key) => keys.includes(key));
}

const allResidentsKey = 'all';
const groupKey = (tag: string) => `group:${tag}`;
const buildingKey = (building: string) => `building:${building.toUpperCase()}`;
const unitKey = (unit: string) => `unit:${unit}`;

const roleKeys: Record<Role, readonly string[]> = {
  resident: [allResidentsKey],
  vendor: [],
  admin: [everyAdminKey],
};

/** The groups of a person: everybody who works for a vendor is in one, residents in those of their membership. */
function groupsOf({ role, groups = [] }: Actor): readonly AudienceTag[] {
  if (role === 'vendor') return ['vendors'];
  return role === 'resident' ? groups.filter((group) => group !== 'vendors') : [];
}

/** `A` of `A-101`. */
function buildingOf(unit: string): string {
  return unit.split('-')[0] ?? unit;
}
