import {
  type AssociationBuilding,
  buildings,
  type KnownPerson,
  type Membership,
  type Resident,
  type Unit,
  unitSearchKey,
} from '@hoa/domain';
import { mockMemberships, mockUsers } from './mock-users.ts';
import { createResidents } from './residents.ts';

/** When the memberships of the sample people began. */
const since = '2019-05-01';

export function createBuildings(): AssociationBuilding[] {
  return buildings.map((id) => ({ id, name: `Building ${id}` }));
}

/** Every household of the directory has its own unit. */
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

/** Each resident owns their unit; the vendor and the administrator have one role each as well. */
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
      since,
      groups: [],
    })),
  );
  return [...owners, ...others];
}
