import { type Actor, actorIn, type Role } from '@hoa/domain';
import { mockMemberships, mockUsers } from './mock-users.ts';

/** The mock users as actors, by role. */
export const mockActors: Record<Role, Actor> = {
  resident: actorIn(mockUsers.resident, mockMemberships.resident[0]),
  vendor: actorIn(mockUsers.vendor, mockMemberships.vendor[0]),
  admin: actorIn(mockUsers.admin, mockMemberships.admin[0]),
};
