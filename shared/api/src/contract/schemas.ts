import type * as z from 'zod/mini';
import type { Operation } from '../operations.ts';

/** The input and the output of an operation. */
export interface OperationSchemas {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

/** A part of the contract; each part `satisfies` it, so that no name is unknown. */
export type ContractPart = { readonly [N in Operation]?: OperationSchemas };
