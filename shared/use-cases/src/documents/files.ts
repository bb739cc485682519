import type { UseCases } from '../kernel/use-case.ts';
import { getFile } from './get-file.ts';

export const fileUseCases = { 'files.get': getFile } satisfies UseCases;
