import { PortalError } from '@hoa/api';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { requireJson } from './answer-json.ts';
import type { HttpContext } from './http-env.ts';
import { RequestRefusal } from './problem.ts';

/** The maximum size of a JSON body in bytes. */
export const maxBodySize = 1024 * 1024;

/** The maximum nesting, far above that of any input of the contract. */
const maxDepth = 32;

/** Parses a JSON object; throws for invalid JSON, another type, or too deep nesting. */
export function readJsonObject(text: string): object {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'no-object' });
  }
  return value;
}

/** A NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/u;

/** Parses JSON; throws if it is invalid, nested too deeply, or contains characters that cannot be stored. */
export function readJson(text: string): unknown {
  const value = parsed(text);
  // Iterative, since recursion could overflow the stack on the input that it checks.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) {
      throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'too-deep' });
    }
    if (level.some((each) => typeof each === 'string' && unstorable.test(each))) {
      throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'character' });
    }
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new RequestRefusal(400, 'invalid-input', { field: '', problem: 'no-json' });
  }
}

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

/** The time limit for receiving a body. */
export const bodyTimeoutMs = 10_000;

/**
 * Receives the body before the handler authenticates the sender; otherwise a sender could be authorized and then hold
 * the request open until after their access ends. Refuses a body of more than `maxSize` bytes or one that arrives too
 * slowly. Trusts a `Content-Length`, since counting needs a stream, which takes longer than most operations.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const countingLimit = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const stated = c.req.header('Content-Length');
    const isStated = stated !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (isStated && Number(stated) > maxSize) refuse();
    // Hono caches the text for the handler.
    await inTime(isStated ? c.req.text() : countingLimit(c, async () => {}));
    await next();
  };
}

async function inTime(received: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestRefusal(408, 'network')), bodyTimeoutMs);
  });
  try {
    await Promise.race([received, late]);
  } finally {
    clearTimeout(timer);
  }
}

function refuse(): never {
  throw new RequestRefusal(413, 'invalid-input', { field: '', problem: 'too-large' });
}
