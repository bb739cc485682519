import { type Actor, type Audience, parseUnits } from '../../domain/index.ts';

/** Whether a broadcast reaches this person; the board and the committees are administrators here. */
export function inAudience(actor: Actor, { type, value }: Audience): boolean {
  switch (type) {
    case 'all':
      return actor.role === 'resident';
    case 'building':
      return value !== '' && (actor.unit?.toUpperCase().startsWith(value.toUpperCase()) ?? false);
    case 'units':
      return parseUnits(value).some((unit) => sameUnit(unit, actor.unit));
    case 'tag':
      return actor.role === roleOfTag(value);
  }
}

function roleOfTag(tag: string): Actor['role'] {
  if (tag === 'residents') return 'resident';
  return tag === 'vendors' ? 'vendor' : 'admin';
}

function sameUnit(one: string, other: string | undefined): boolean {
  return one.toUpperCase() === other?.toUpperCase();
}
