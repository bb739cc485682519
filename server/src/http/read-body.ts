import { PortalError } from '@hoa/api';
import type * as z from 'zod/mini';
import type { HttpContext } from './http-env.ts';
import { limitBody } from './limit-body.ts';
import { readJsonObject } from './read-json.ts';
import { requireJson } from './require-json.ts';

/** Refuses bodies of more than 10,000 bytes, which is ample for an email address, a code or a token. */
export const shortBody = limitBody(10_000);

/** Reads and validates a JSON body; rejects with `invalid-input`. */
export async function readBody<S extends z.ZodMiniType>(
  c: HttpContext,
  schema: S,
): Promise<z.output<S>> {
  requireJson(c.req.header('Content-Type'));
  const result = schema.safeParse(readJsonObject(await c.req.text()));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  // The message does not quote the value, which may be a code or an email address.
  throw new PortalError('invalid-input', { field, problem: 'invalid' });
}
