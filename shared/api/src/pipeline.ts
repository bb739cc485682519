import type { Gateway, Operation } from './gateway.ts';

/** A call of an operation on its way to the adapter. */
export interface OperationCall {
  readonly name: Operation;
  readonly input: object;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a call; only ever rejects with a `PortalError`. */
export type Send = (call: OperationCall) => Promise<unknown>;

/** Answers a call itself, or passes it on, as it is or changed. */
export type Middleware = (call: OperationCall, next: Send) => Promise<unknown>;

/** Combines middlewares into one function, the outermost first. The last one must answer every call. */
export function compose(middlewares: readonly Middleware[]): Send {
  return middlewares.reduceRight<Send>(
    (next, one) => (call) => one(call, next),
    async () => undefined,
  );
}

/** The last middleware of a pipeline: calls a gateway. */
export function passTo(gateway: Pick<Gateway, 'call'>): Middleware {
  return ({ name, input, signal }) => gateway.call(name, input as never, signal);
}

/** Returns a gateway's `call` that sends through a pipeline. */
export function callThrough(send: Send): Gateway['call'] {
  return (name, input, signal) => send({ name, input, signal }) as Promise<never>;
}
