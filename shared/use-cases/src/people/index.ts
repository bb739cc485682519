import type { UseCases } from '../kernel/use-case.ts';
import { peopleChanges } from './change-people.ts';
import { impersonationUseCases } from './impersonation.ts';
import { peopleImport } from './import-people.ts';
import { seatImport } from './import-seats.ts';
import { invitationUseCases } from './invitations.ts';
import { peopleQueries } from './read-people.ts';
import { seatUseCases } from './seats.ts';
import { vendorUseCases } from './vendors.ts';

export const peopleUseCases = {
  ...peopleQueries,
  ...peopleChanges,
  ...peopleImport,
  ...seatImport,
  ...impersonationUseCases,
  ...invitationUseCases,
  ...seatUseCases,
  ...vendorUseCases,
} satisfies UseCases;
