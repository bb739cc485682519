import { unitSearchKey } from '../kernel/written-text.ts';
import { type AudienceTag, audienceTags } from '../people/audience.ts';
import type { Actor, Tenure } from '../people/roles.ts';
import type { Audience } from './broadcast-schema.ts';

/** Parses comma-separated unit ids: trimmed, without empty entries and duplicates, ignoring case and spaces. */
export function parseUnits(text: string): string[] {
  const units = text.split(',').map((unit) => unit.trim());
  const known = new Map(units.map((unit) => [unitSearchKey(unit), unit]));
  known.delete('');
  return [...known.values()];
}

/** Returns true for a broadcast to vendors, who have no Messages and read it in their notifications. */
export function isForVendors({ type, value }: Audience): boolean {
  return type === 'tag' && value === 'vendors';
}

/** The parts that restrict an audience. Its members match each part that is not empty, in the same role. */
export interface AudienceParts {
  readonly tenures: readonly Tenure[];
  readonly groups: readonly string[];
  /** Ids of buildings; a home in one of them matches, as does one of the units. */
  readonly buildings: readonly string[];
  readonly units: readonly string[];
}

/** Returns the parts of an audience of any type; all are empty for `all`. */
export function audienceParts(audience: Audience): AudienceParts {
  const { type, value } = audience;
  const { tenures = [], groups = [], buildings = [] } = type === 'combined' ? audience : {};
  return {
    tenures,
    groups: type === 'tag' ? [value] : groups,
    buildings: type === 'building' ? [value] : buildings,
    units: type === 'units' || type === 'combined' ? parseUnits(value) : [],
  };
}

/**
 * Returns true if a person belongs to a complete audience. Administrators belong to every audience, and without an
 * audience everyone does.
 */
export function isInAudience(actor: Actor, audience: Audience | undefined): boolean {
  const { role, tenure, building = '', unit = '' } = actor;
  if (!audience || role === 'admin') return true;
  const { tenures, groups, buildings, units } = audienceParts(audience);
  if (role === 'vendor' && groups.length === 0) return false;
  const own = groupsOf(actor);
  return (
    (tenures.length === 0 || tenures.some((one) => one === tenure)) &&
    (groups.length === 0 || own.some((group) => groups.includes(group))) &&
    (buildings.length + units.length === 0 || buildings.includes(building) || units.includes(unit))
  );
}

/** Returns a person's groups: vendors have one group, residents those of their membership. */
export function groupsOf({ role, groups = [] }: Actor): readonly AudienceTag[] {
  if (role === 'vendor') return ['vendors'];
  return role === 'resident' ? groups.filter((group) => group !== 'vendors') : [];
}

/** Returns true if an audience is complete; a broadcast to an incomplete one reaches nobody. */
export function isChosen(audience: Audience): boolean {
  const { type, value } = audience;
  switch (type) {
    case 'all':
      return true;
    case 'building':
      return value !== '';
    case 'tag':
      return audienceTags.some((tag) => tag === value);
    default:
      return Object.values(audienceParts(audience)).some(({ length }) => length > 0);
  }
}
