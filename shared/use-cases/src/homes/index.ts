import type { UseCases } from '../kernel/use-case.ts';
import { homeChanges } from './homes.ts';
import { homeImport } from './import-homes.ts';

export const homeUseCases = { ...homeChanges, ...homeImport } satisfies UseCases;
