import { auditUseCases } from './audit/list-audit.ts';
import { communityCommands } from './commands.ts';
import { fileUseCases } from './documents/files.ts';
import type { UseCases } from './kernel/use-case.ts';
import { peopleUseCases } from './people/index.ts';
import { profileUseCases } from './profile/profile.ts';
import { sessionUseCases } from './profile/sessions.ts';
import { communityQueries } from './queries.ts';
import { ticketUseCases } from './tickets/index.ts';
import { vendorUseCases } from './vendor.ts';

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
