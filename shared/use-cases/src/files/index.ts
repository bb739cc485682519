import type { UseCases } from '../use-case.ts';
import { getFile } from './get-file.ts';

export const fileUseCases = { 'files.get': getFile } satisfies UseCases;
