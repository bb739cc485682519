import { type Actor, defaultHoaId, type Role } from '@hoa/shared/domain';
import { mockUsers } from './mock-users.ts';

/** The mock users as the session names them, by role. */
export const mockActors: Record<Role, Actor> = {
  resident: { ...mockUsers.resident, role: 'resident', hoaId: defaultHoaId, unit: 'A-101' },
  vendor: { ...mockUsers.vendor, role: 'vendor', hoaId: defaultHoaId },
  admin: { ...mockUsers.admin, role: 'admin', hoaId: defaultHoaId },
};
