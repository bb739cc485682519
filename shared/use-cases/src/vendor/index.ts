import type { UseCases } from '../use-case.ts';
import { vendorCommands } from './commands.ts';
import { vendorQueries } from './queries.ts';

/** Vendors, their invoices, notifications and dashboard, and the people of the association. */
export const vendorUseCases = { ...vendorQueries, ...vendorCommands } satisfies UseCases;
