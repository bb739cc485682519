import { RequestRefusal } from './problem.ts';

/** Refuses a body that does not say it is JSON. */
export function requireJson(contentType = ''): void {
  if (/^application\/json\s*(;|$)/i.test(contentType)) return;
  throw new RequestRefusal(415, 'invalid-input', { field: '', problem: 'no-json' });
}
