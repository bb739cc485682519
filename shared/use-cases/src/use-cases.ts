import { auditUseCases } from './audit/list-audit.ts';
import { communityCommands } from './community/commands.ts';
import { profileUseCases } from './community/profile.ts';
import { communityQueries } from './community/queries.ts';
import { fileUseCases } from './files/index.ts';
import { peopleUseCases } from './people/index.ts';
import { sessionUseCases } from './sessions/index.ts';
import { ticketUseCases } from './tickets/index.ts';
import type { UseCases } from './use-case.ts';
import { vendorUseCases } from './vendor/index.ts';

/** All implemented operations, for a server. A browser lazy-loads them in parts. */
export const useCases: UseCases = {
  ...ticketUseCases,
  ...vendorUseCases,
  ...communityQueries,
  ...communityCommands,
  ...profileUseCases,
  ...sessionUseCases,
  ...fileUseCases,
  ...peopleUseCases,
  ...auditUseCases,
};
