import { type Actor, defaultHoaId } from '../people/roles.ts';

const hoaId = defaultHoaId;

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

/** The people around a ticket: those of `aWorkOrder`, and others of the same roles. */
export const people = {
  submitter: { ...actors.resident, unit: 'A-101' },
  otherResident: {
    uid: 'other-resident',
    displayName: 'Ben Cole',
    email: 'ben@example.org',
    role: 'resident',
    hoaId,
    unit: 'B-204',
  },
  assignedVendor: actors.vendor,
  /** Works for the same company as the assigned vendor. */
  colleague: {
    ...actors.vendor,
    uid: 'colleague',
    displayName: 'Kit Vendor',
    email: 'kit@example.org',
    vendorUid: actors.vendor.uid,
  },
  otherVendor: {
    uid: 'other-vendor',
    displayName: 'Bright Wires',
    email: 'office@bright-wires.example',
    role: 'vendor',
    hoaId,
  },
  admin: actors.admin,
} as const satisfies Record<string, Actor>;

export type Part = keyof typeof people;
