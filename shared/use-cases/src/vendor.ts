import type { UseCases } from './kernel/use-case.ts';
import { vendorCommands } from './vendor-commands.ts';
import { vendorQueries } from './vendor-queries.ts';

/** Vendors, their invoices, notifications and dashboard, and the people of the association. */
export const vendorUseCases = { ...vendorQueries, ...vendorCommands } satisfies UseCases;
