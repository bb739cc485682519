import type { Person, Role } from '@hoa/shared/domain';

/** Whom the mock login signs in, by role; importing this loads no samples. */
export const mockUsers = {
  resident: {
    uid: 'resident-1',
    displayName: 'Rae Whitcomb',
    email: 'resident@cedarhollow.example',
  },
  vendor: { uid: 'vendor-1', displayName: 'Vern Castillo', email: 'vendor@cedarhollow.example' },
  admin: { uid: 'admin-1', displayName: 'Ada Moss', email: 'admin@cedarhollow.example' },
} as const satisfies Record<Role, Person>;
