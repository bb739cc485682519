import { newId } from '@hoa/domain';
import { operations } from './operations.ts';
import type { Middleware } from './pipeline.ts';

/** Gives a command an idempotency key, unless its caller has given it one. */
export const idempotency: Middleware = (call, next) =>
  operations[call.name].kind === 'query'
    ? next(call)
    : next({ ...call, input: { requestId: newId(), ...call.input } });
