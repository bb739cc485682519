import type { UseCases } from '../use-case.ts';
import { getFile } from './get-file.ts';

/** Who may read which file. */
export const fileUseCases = { 'files.get': getFile } satisfies UseCases;
