import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestRefusal } from './problem.ts';

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
