import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestRefusal } from './problem.ts';

/**
 * Refuses a body of more than `maxSize` bytes. A body whose length is stated is judged by that, since counting it would
 * read it through a stream, which takes longer than most operations.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const countingLimit = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const stated = c.req.header('Content-Length');
    const isStated = stated !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (!isStated) return countingLimit(c, next);
    if (Number(stated) > maxSize) refuse();
    return next();
  };
}

function refuse(): never {
  throw new RequestRefusal(413, 'invalid-input', { field: '', problem: 'too-large' });
}
