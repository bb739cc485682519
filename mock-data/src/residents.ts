import type { AudienceTag, Resident } from '@hoa/domain';
export const buildings = ['A', 'B', 'C'] as const;

type Building = (typeof buildings)[number];

import { mockUsers } from './mock-users.ts';
import { pick, seededRandom } from './random.ts';

const homesIn: Record<Building, number> = { A: 52, B: 48, C: 56 };

/** The number of homes per floor, by building: buildings A and B have four floors, C has seven. */
const homesPerFloor: Record<Building, number> = { A: 13, B: 12, C: 8 };

/** The neighbors that other samples refer to; `number` is that of the id `resident-NNN`. */
const known: readonly { number: number; name: string; unit: string }[] = [
  { number: 11, name: 'Rosa Delgado', unit: 'C-304' },
  { number: 24, name: 'Theo Brandt', unit: 'A-204' },
  { number: 31, name: 'Nadia Okafor', unit: 'B-112' },
  { number: 47, name: 'Walt Simmons', unit: 'B-203' },
  { number: 58, name: 'Priya Raman', unit: 'A-304' },
  { number: 66, name: 'June Halvorsen', unit: 'C-102' },
  { number: 73, name: 'Omar Haddad', unit: 'B-401' },
  { number: 89, name: 'Elsie Tran', unit: 'C-206' },
  { number: 95, name: 'Gus Petrakis', unit: 'C-504' },
  { number: 104, name: 'Mina Kowalski', unit: 'A-410' },
  { number: 118, name: 'Desmond Achebe', unit: 'A-207' },
  { number: 127, name: 'Clara Lindqvist', unit: 'B-308' },
];

const firstNames = (
  'Agnes Amir Beatriz Caleb Dalia Edwin Fiona Grace Hugo Imani Jonas Keiko Leon Maren Noel ' +
  'Opal Pavel Quinn Ramona Silas Tessa Ulrich Vera Wendell Yara Zoltan'
).split(' ');

const lastNames = (
  'Abbott Barros Castell Dvorak Eriksen Farrow Gallo Hartmann Ibarra Jansen Katz Lowell ' +
  'Mbeki Novak Ortega Pryce Quist Rinaldi Santos Tanaka Underhill Vance Weaver Yilmaz ' +
  'Zeller'
).split(' ');

/** Creates the 156 households with one contact person each; deterministic for a seed. */
export function createResidents(seed = 156): Resident[] {
  const random = seededRandom(seed);
  const taken = new Set(['A-101', ...known.map(({ unit }) => unit)]);
  const freeUnits = allUnits().filter((unit) => !taken.has(unit));
  const names = new Set<string>();
  return Array.from({ length: allUnits().length }, (_, index) => {
    const number = index + 1;
    const phone = `(555) 01${Math.floor(random() * 10)}-${1000 + Math.floor(random() * 9000)}`;
    const groups = groupsOf(number);
    if (number === 1) {
      // The same phone number as in that resident's profile.
      return resident({ ...mockUsers.resident, unit: 'A-101', phone: '(555) 014-2231', groups });
    }
    const neighbour = known.find((other) => other.number === number);
    const displayName = neighbour?.name ?? newName(random, names);
    return resident({
      uid: `resident-${String(number).padStart(3, '0')}`,
      displayName,
      email: `${displayName.toLowerCase().replace(' ', '.')}@cedarhollow.example`,
      unit: neighbour?.unit ?? freeUnits.shift() ?? '',
      phone,
      groups,
    });
  });
}

/** The positions in every 39 households of those that have not opted in: 16 of the 156. */
const notOptedIn = [9, 19, 29, 39];
const boardMembers = [4, 31, 47, 66, 85, 104, 140];
const committeeChairs = [7, 11, 24, 31, 58, 66, 73, 89, 95, 104, 118, 127];

function groupsOf(number: number): AudienceTag[] {
  const groups: AudienceTag[] = [];
  if (!notOptedIn.includes(number % 39 || 39)) groups.push('residents');
  if (boardMembers.includes(number)) groups.push('board-members');
  if (committeeChairs.includes(number)) groups.push('committee-chairs');
  return groups;
}

function resident(person: Omit<Resident, 'id' | 'building'>): Resident {
  const building = person.unit.startsWith('A') ? 'A' : person.unit.startsWith('B') ? 'B' : 'C';
  return { ...person, id: person.uid, building };
}

function allUnits(): string[] {
  return (['A', 'B', 'C'] as const).flatMap((building) =>
    Array.from({ length: homesIn[building] }, (_, index) => {
      const floor = Math.floor(index / homesPerFloor[building]) + 1;
      const home = (index % homesPerFloor[building]) + 1;
      return `${building}-${floor}${String(home).padStart(2, '0')}`;
    }),
  );
}

function newName(random: () => number, names: Set<string>): string {
  for (;;) {
    const name = `${pick(random, firstNames)} ${pick(random, lastNames)}`;
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}
