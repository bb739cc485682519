import type { Author } from '@hoa/domain';
import { pick } from '../../random.ts';

const places = [
  'Building A',
  'Building B',
  'Building C',
  'the Commons',
  'Heron Pond',
  'Orchard Row',
  'Maple Loop',
  'the pool',
  'the greenhouse',
  'the North Gate',
] as const;
const things = [
  'lamps',
  'gutters',
  'benches',
  'bicycle racks',
  'mailboxes',
  'hedges',
  'door closers',
  'recycling bins',
  'path stones',
  'bulletin boards',
] as const;
const verbs = [
  'repaired',
  'painted',
  'counted',
  'moved',
  'cleaned',
  'renewed',
  'inspected',
  'discussed',
] as const;
const days = [
  'on Monday',
  'on Tuesday',
  'on Thursday',
  'this weekend',
  'before the end of the month',
  'in the first warm week',
] as const;
const closings = [
  'Tell us if something is in the way.',
  'Thank you for your patience.',
  'Questions are welcome in Support.',
  'Bring gloves if you would like to help.',
  'It takes about an hour.',
] as const;
const names = [
  'Rosa Delgado',
  'Theo Brandt',
  'Nadia Okafor',
  'Walt Simmons',
  'Priya Raman',
  'June Halvorsen',
  'Omar Haddad',
  'Elsie Tran',
] as const;

/** Returns a short heading such as 'Hedges at Heron Pond, inspected on Monday'. */
export function heading(random: () => number): string {
  const thing = pick(random, things);
  const first = thing.charAt(0).toUpperCase() + thing.slice(1);
  return `${first} at ${pick(random, places)}, ${pick(random, verbs)} ${pick(random, days)}`;
}

/** Returns one to four sentences. */
export function passage(random: () => number): string {
  const sentences = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () =>
      `The ${pick(random, things)} at ${pick(random, places)} are ${pick(random, verbs)} ${pick(random, days)}.`,
  );
  return [...sentences, pick(random, closings)].join(' ');
}

export function neighbour(random: () => number): Author {
  const displayName = pick(random, names);
  return { uid: displayName.toLowerCase().replace(' ', '-'), displayName, role: 'resident' };
}
