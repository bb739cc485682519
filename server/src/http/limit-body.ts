import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestRefusal } from './problem.ts';

/** Milliseconds within which a body has arrived. */
export const bodyWithinMs = 10_000;

/**
 * Receives a body of text before the handler looks at who sent it, so that nobody is authorized and then holds the
 * request open until they may not act any more. Refuses a body of more than `maxSize` bytes, and one that takes too long.
 * A body whose length is stated is judged by that, since counting it would read it through a stream, which takes longer
 * than most operations.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const countingLimit = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const stated = c.req.header('Content-Length');
    const isStated = stated !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (isStated && Number(stated) > maxSize) refuse();
    // Hono keeps the text for the handler.
    await inTime(isStated ? c.req.text() : countingLimit(c, async () => {}));
    await next();
  };
}

async function inTime(received: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestRefusal(408, 'network')), bodyWithinMs);
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
