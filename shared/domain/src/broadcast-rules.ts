import { audienceTags, buildings } from './audience.ts';
import type { Audience } from './schemas/broadcast.ts';

/** Unit ids typed with commas between: trimmed, without blanks and repeats, ignoring case and spaces. */
export function parseUnits(text: string): string[] {
  const units = text.split(',').map((unit) => unit.trim());
  const known = new Map(units.map((unit) => [unitSearchKey(unit), unit]));
  known.delete('');
  return [...known.values()];
}

/** What unit ids are compared by: without case and spaces. The database computes the same (017-unit-keys.sql). */
export function unitSearchKey(unit: string): string {
  return unit.toUpperCase().replaceAll(/\s/g, '');
}

/** Whether a broadcast is for vendors: they have no Messages, and read it in their notifications. */
export function isForVendors({ type, value }: Audience): boolean {
  return type === 'tag' && value === 'vendors';
}

/** Whether an audience is complete; a broadcast to an incomplete one reaches no one. */
export function isChosen({ type, value }: Audience): boolean {
  switch (type) {
    case 'all':
      return true;
    case 'building':
      return buildings.some((building) => building === value);
    case 'tag':
      return audienceTags.some((tag) => tag === value);
    case 'units':
      return parseUnits(value).length > 0;
  }
}
