import { RequestRefusal } from './problem.ts';

/** Refuses a body whose content type is not JSON. */
export function requireJson(contentType = ''): void {
  if (/^application\/json\s*(;|$)/i.test(contentType)) return;
  throw new RequestRefusal(415, 'invalid-input', { field: '', problem: 'no-json' });
}
