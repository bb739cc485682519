import type { AudienceTag, Building } from './audience.ts';
import type { Audience } from './broadcast.ts';

const everyone = 156;

export const recipientsByBuilding: Record<Building, number> = { A: 52, B: 48, C: 56 };

export const recipientsByTag: Record<AudienceTag, number> = {
  residents: 140,
  'board-members': 7,
  'committee-chairs': 12,
  vendors: 9,
};

/** Unit ids typed with commas between: trimmed, empties and repeats dropped. */
export function parseUnits(text: string): string[] {
  const units = text.split(',').map((unit) => unit.trim());
  return [...new Set(units.filter((unit) => unit !== ''))];
}

/** How many people a broadcast would reach; 0 while the audience is not chosen. */
export function recipientCount({ type, value }: Audience): number {
  switch (type) {
    case 'all':
      return everyone;
    case 'building':
      return countIn(recipientsByBuilding, value);
    case 'tag':
      return countIn(recipientsByTag, value);
    case 'units':
      return parseUnits(value).length;
  }
}

function countIn(counts: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0;
}
