import { newId } from '@hoa/domain';
import type { Gateway } from '../gateway.ts';
import { type Operation, operations } from '../operations.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

export interface HttpGatewayOptions extends HttpClientOptions {
  /** The operations that the server supports; undefined until it has responded. */
  readonly operations: () => readonly Operation[] | undefined;
  /** File transfer and change notifications. */
  readonly parts: Pick<Gateway, 'upload' | 'download' | 'viewAddress' | 'subscribe'>;
}

/** Timeouts in milliseconds. */
const limitsMs = { query: 15_000, command: 30_000 };

export function createHttpGateway(options: HttpGatewayOptions): Gateway {
  const client = createHttpClient(options);
  return {
    call(name, input, signal) {
      const { kind } = operations[name];
      const isQuery = kind === 'query';
      return client.send(`/operations/${name}`, {
        // The requestId makes a retried command idempotent.
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
