import type { UseCases } from '../kernel/use-case.ts';
import { homeChanges } from './homes.ts';
import { homeImport } from './import-homes.ts';
import { importUseCases } from './imports.ts';
import { saleUseCases } from './sales.ts';

export const homeUseCases = {
  ...homeChanges,
  ...homeImport,
  ...saleUseCases,
  ...importUseCases,
} satisfies UseCases;
