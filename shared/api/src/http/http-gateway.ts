import { newId } from '@hoa/domain';
import type { Gateway } from '../gateway.ts';
import { type Operation, operations } from '../operations.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

export interface HttpGatewayOptions extends HttpClientOptions {
  /** What the server says that it supports; undefined until it has said so. */
  readonly operations: () => readonly Operation[] | undefined;
  /** Moves files and tells of changes. */
  readonly parts: Pick<Gateway, 'upload' | 'download' | 'viewAddress' | 'subscribe'>;
}

/** Milliseconds until an operation is given up. */
const limitsMs = { query: 15_000, command: 30_000 };

/** The portal's data on a server. */
export function createHttpGateway(options: HttpGatewayOptions): Gateway {
  const client = createHttpClient(options);
  return {
    call(name, input, signal) {
      const { kind } = operations[name];
      const isQuery = kind === 'query';
      return client.send(`/operations/${name}`, {
        // The requestId makes a re-sent command idempotent.
        input: isQuery ? input : { requestId: newId(), ...input },
        limitMs: limitsMs[kind],
        isRepeatable: isQuery,
        signal,
      }) as Promise<never>;
    },
    ...options.parts,
    supports: (name) => options.operations()?.includes(name) ?? true,
  };
}
