import {
  type AssociationBuilding,
  type KnownPerson,
  type Membership,
  type Resident,
  type Unit,
  unitSearchKey,
} from '@hoa/domain';
import { mockMemberships, mockUsers } from './mock-users.ts';
import { buildings, createResidents } from './residents.ts';

/** The first day of the sample people's memberships. */
const since = '2019-05-01';

export function createBuildings(): AssociationBuilding[] {
  return buildings.map((id) => ({ id, name: `Building ${id}` }));
}

/** Returns a unit for each household in the directory. */
export function createUnits(residents: readonly Resident[] = createResidents()): Unit[] {
  return residents.map(({ unit, building }) => ({
    id: unit,
    building,
    searchKey: unitSearchKey(unit),
  }));
}

export function createPeople(residents: readonly Resident[] = createResidents()): KnownPerson[] {
  const { vendor, admin } = mockUsers;
  return [
    ...residents.map(({ uid, displayName, email, phone, unit }) => ({
      id: uid,
      uid,
      displayName,
      email,
      ...(phone === undefined ? {} : { phone }),
      roles: ['resident' as const],
      units: [unit],
    })),
    { id: vendor.uid, ...vendor, roles: ['vendor'], units: [] },
    { id: admin.uid, ...admin, roles: ['admin'], units: [] },
  ];
}

/** Creates the memberships: each resident owns their unit, and the vendor and the administrator have one role each. */
export function createMemberships(
  residents: readonly Resident[] = createResidents(),
): Membership[] {
  const owners = residents.map(({ uid, unit, groups = [] }) => ({
    id: `membership-${uid}`,
    uid,
    role: 'resident' as const,
    unit,
    tenure: 'owner' as const,
    since,
    groups,
  }));
  const others = (['vendor', 'admin'] as const).flatMap((role) =>
    mockMemberships[role].map(({ id }) => ({
      id,
      uid: mockUsers[role].uid,
      role,
      ...(role === 'vendor' && { vendorUid: mockUsers[role].uid }),
      since,
      groups: [],
    })),
  );
  return [...owners, ...others];
}
