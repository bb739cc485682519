import { communityCommands } from './community/commands.ts';
import { ticketCommands } from './tickets/commands.ts';
import type { UseCases } from './use-case.ts';
import { vendorCommands } from './vendor/commands.ts';

/** The rules of everything that changes something. */
export const commands: UseCases = { ...ticketCommands, ...vendorCommands, ...communityCommands };
