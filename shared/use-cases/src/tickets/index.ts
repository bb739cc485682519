import type { UseCases } from '../kernel/use-case.ts';
import { ticketCommands } from './commands.ts';
import { ticketQueries } from './queries.ts';

/** Everything about tickets and the invoices of their drawer. */
export const ticketUseCases = { ...ticketQueries, ...ticketCommands } satisfies UseCases;
