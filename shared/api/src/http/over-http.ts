import { operations } from '../operations.ts';
import type { Middleware } from '../pipeline.ts';
import type { HttpClient } from './http-client.ts';

/** Timeouts in milliseconds. */
const limitsMs = { query: 15_000, command: 30_000 };

/** The last middleware of a pipeline: posts calls to the server. */
export function overHttp(client: HttpClient): Middleware {
  return ({ name, input, signal }) => {
    const { kind } = operations[name];
    const isRepeatable = kind === 'query';
    return client.send(`/operations/${name}`, {
      input,
      limitMs: limitsMs[kind],
      isRepeatable,
      signal,
    });
  };
}
