import { defaultHoaId, type OwnMembership, type Person, type Role } from '@hoa/domain';

/** The users of the mock login, by role. This module loads no samples. */
export const mockUsers = {
  resident: {
    uid: 'resident-1',
    displayName: 'Rae Whitcomb',
    email: 'resident@cedarhollow.example',
  },
  vendor: { uid: 'vendor-1', displayName: 'Vern Castillo', email: 'vendor@cedarhollow.example' },
  admin: { uid: 'admin-1', displayName: 'Ada Moss', email: 'admin@cedarhollow.example' },
} as const satisfies Record<Role, Person>;

const hoaId = defaultHoaId;

/** Each user's only membership, by role. */
export const mockMemberships: Record<Role, readonly [OwnMembership]> = {
  resident: [
    {
      id: 'membership-resident-1',
      hoaId,
      role: 'resident',
      unit: 'A-101',
      building: 'A',
      tenure: 'owner',
      groups: ['residents'],
    },
  ],
  vendor: [{ id: 'membership-vendor-1', hoaId, role: 'vendor' }],
  admin: [{ id: 'membership-admin-1', hoaId, role: 'admin' }],
};

/** The sample people as a sign-in returns them. */
export const mockPeople = {
  resident: { ...mockUsers.resident, memberships: mockMemberships.resident },
  vendor: { ...mockUsers.vendor, memberships: mockMemberships.vendor },
  admin: { ...mockUsers.admin, memberships: mockMemberships.admin },
} as const satisfies Record<Role, Person & { memberships: readonly OwnMembership[] }>;
