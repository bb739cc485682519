import { unitSearchKey } from '../kernel/written-text.ts';
import { audienceTags } from '../people/audience.ts';
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

/** Returns true if an audience is complete; a broadcast to an incomplete one reaches nobody. */
export function isChosen({ type, value }: Audience): boolean {
  switch (type) {
    case 'all':
      return true;
    case 'building':
      return value !== '';
    case 'tag':
      return audienceTags.some((tag) => tag === value);
    case 'units':
      return parseUnits(value).length > 0;
  }
}
