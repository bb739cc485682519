import { newId } from '@hoa/domain';
import { operations } from './operations.ts';
import type { Middleware } from './pipeline.ts';

/** Adds an idempotency key to each command whose caller has not set one. */
export const idempotency: Middleware = (call, next) =>
  operations[call.name].kind === 'query'
    ? next(call)
    : next({ ...call, input: { requestId: newId(), ...call.input } });
