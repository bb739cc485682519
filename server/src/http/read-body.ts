import { PortalError } from '@hoa/api';
import type * as z from 'zod/mini';
import type { HttpContext } from './http-env.ts';
import { limitBody } from './limit-body.ts';
import { readJsonObject } from './read-json.ts';
import { requireJson } from './require-json.ts';

/** Refuses a body of more than 10,000 bytes, which an email, a code or a token never has. */
export const shortBody = limitBody(10_000);

/** Reads a JSON body of this schema; rejects with `invalid-input`. */
export async function readBody<S extends z.ZodMiniType>(
  c: HttpContext,
  schema: S,
): Promise<z.output<S>> {
  requireJson(c.req.header('Content-Type'));
  const result = schema.safeParse(readJsonObject(await c.req.text()));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  // What was sent is not quoted: it may be a code or an email.
  throw new PortalError('invalid-input', { field, problem: 'invalid' });
}
