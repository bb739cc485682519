import type * as z from 'zod/mini';
import { type CheckedInput, contract, type Operation } from './contract.ts';
import { PortalError } from './portal-error.ts';

/** Returns the input with only the fields of the contract; throws `invalid-input` with the first wrong field. */
export function checkInput<N extends Operation>(name: N, input: unknown): CheckedInput<N> {
  const schema: z.ZodMiniType = contract[name].input;
  const result = schema.safeParse(input);
  if (result.success) return result.data as CheckedInput<N>;
  const [issue] = result.error.issues;
  throw new PortalError('invalid-input', {
    field: issue?.path.join('.') ?? '',
    problem: issue?.message ?? '',
  });
}
