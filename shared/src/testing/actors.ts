import type { Actor } from '../domain/roles.ts';

const hoaId = 'default-hoa';

/** One person per role, with the ids of the sample data. */
export const actors = {
  resident: {
    uid: 'resident-1',
    displayName: 'Riley Resident',
    email: 'resident@example.org',
    role: 'resident',
    hoaId,
  },
  vendor: {
    uid: 'vendor-1',
    displayName: 'Vic Vendor',
    email: 'vendor@example.org',
    role: 'vendor',
    hoaId,
  },
  admin: {
    uid: 'admin-1',
    displayName: 'Ada Admin',
    email: 'admin@example.org',
    role: 'admin',
    hoaId,
  },
} as const satisfies Record<string, Actor>;
