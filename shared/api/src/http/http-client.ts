import {
  contractHeader,
  contractNumber,
  membershipHeader,
  traceHeader,
} from '../contract-number.ts';
import { operations } from '../operations.ts';
import type { Middleware } from '../pipeline.ts';
import { PortalError } from '../portal-error.ts';
import { type Answer, readAnswer } from './problem.ts';

export interface HttpClientOptions {
  /** The API's base path, such as `/api`. */
  readonly api: string;
  /** Returns the membership that the person acts in; called for every request. */
  readonly membership: () => string | undefined;
  readonly isOffline?: () => boolean;
  readonly fetch?: typeof globalThis.fetch;
}

export interface HttpRequest {
  /** JSON body of a POST; without it the request is a GET. */
  readonly input?: object | undefined;
  /** The timeout in milliseconds. */
  readonly limitMs?: number;
  /** True if the request changes nothing, so that it can be retried. */
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpClient {
  /** Resolves to the response JSON, or null if it is empty; only ever rejects with a PortalError. */
  send(path: string, request?: HttpRequest): Promise<unknown>;
}

const defaultLimitMs = 15_000;

/** The delay before the retry, for a server that is restarting. */
const pauseMs = 500;

/** The statuses that a proxy returns while the server is unavailable. */
const unavailableStatuses: readonly number[] = [502, 503, 504];

/**
 * The limit on bytes of all pending commands with `keepalive`. Browsers reject a request that would exceed 65,536;
 * sign-in has its own clients, which send little.
 */
const keepaliveBytes = 60_000;

/** Sends API requests with `fetch`, with a time limit and one retry of requests that change nothing. */
export function createHttpClient({
  api,
  membership,
  isOffline = () => globalThis.navigator?.onLine === false,
  fetch = (...request) => globalThis.fetch(...request),
}: HttpClientOptions): HttpClient {
  let bytesAlive = 0;

  async function attempt(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(api + path, init);
    const header = (name: string) => response.headers.get(name) ?? undefined;
    const contract = header(contractHeader);
    return {
      status: response.status,
      type: header('Content-Type') ?? '',
      text: await response.text(),
      traceId: header(traceHeader),
      contract: contract === undefined ? undefined : Number(contract),
    };
  }

  function initOf(body: string | undefined, signal: AbortSignal): RequestInit {
    const acting = membership();
    const headers = {
      [contractHeader]: String(contractNumber),
      ...(acting !== undefined && { [membershipHeader]: acting }),
    };
    if (body === undefined) return { headers, signal, cache: 'no-store' };
    const type = { 'Content-Type': 'application/json' };
    return { method: 'POST', headers: { ...headers, ...type }, body, signal };
  }

  return {
    async send(path, { input, limitMs = defaultLimitMs, isRepeatable = !input, signal } = {}) {
      if (signal?.aborted) throw new PortalError('aborted');
      const controller = new AbortController();
      const giveUp = () => controller.abort();
      const timer = setTimeout(giveUp, limitMs);
      signal?.addEventListener('abort', giveUp);
      const body = input && JSON.stringify(input);
      const bytes = isRepeatable ? 0 : new TextEncoder().encode(body).length;
      // Optimistic updates show changes before the response: leaving the page must not cancel the command.
      const keepalive = !isRepeatable && bytesAlive + bytes <= keepaliveBytes;
      if (keepalive) bytesAlive += bytes;
      const init = { ...initOf(body, controller.signal), keepalive };
      const mayRepeat = () => isRepeatable && !controller.signal.aborted && !isOffline();
      const again = () => pause(pauseMs, controller.signal).then(() => attempt(path, init));
      try {
        const answer = await attempt(path, init).then(
          (first) => (unavailableStatuses.includes(first.status) && mayRepeat() ? again() : first),
          (failure) => {
            if (mayRepeat()) return again();
            throw failure;
          },
        );
        return readAnswer(answer);
      } catch (error) {
        if (error instanceof PortalError) throw error;
        const code = signal?.aborted ? 'aborted' : isOffline() ? 'offline' : 'network';
        throw Object.assign(new PortalError(code), { cause: error });
      } finally {
        if (keepalive) bytesAlive -= bytes;
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      }
    },
  };
}

/** Waits, or rejects when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

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
