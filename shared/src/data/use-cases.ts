import { communityUseCases } from './community/use-cases.ts';
import { ticketUseCases } from './tickets/use-cases.ts';
import type { UseCases } from './use-case.ts';
import { vendorUseCases } from './vendor/use-cases.ts';

/** Every operation that has its rules written; one that has none is not offered by any adapter. */
export const useCases: UseCases = { ...ticketUseCases, ...vendorUseCases, ...communityUseCases };
