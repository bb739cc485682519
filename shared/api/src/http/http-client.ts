import {
  contractHeader,
  contractNumber,
  membershipHeader,
  traceHeader,
} from '../contract-number.ts';
import { PortalError } from '../portal-error.ts';
import { type Answer, readAnswer } from './problem.ts';

export interface HttpClientOptions {
  /** Where the API is, such as `/api`. */
  readonly api: string;
  /** In which of their roles the person acts; asked at every request. */
  readonly membership: () => string | undefined;
  /** Whether the browser knows that it has no connection. */
  readonly isOffline?: () => boolean;
  readonly fetch?: typeof globalThis.fetch;
}

export interface HttpRequest {
  /** Sent by POST as JSON; without it the request is a GET. */
  readonly input?: object | undefined;
  /** Milliseconds until the request is given up. */
  readonly limitMs?: number;
  /** Whether it changes nothing, so that it may be sent a second time. */
  readonly isRepeatable?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests to the API. */
export interface HttpClient {
  /** The JSON that the server answers, null for none; rejects with a PortalError and nothing else. */
  send(path: string, request?: HttpRequest): Promise<unknown>;
}

const defaultLimitMs = 15_000;

/** Before the second attempt: a moment for a server that is being restarted. */
const pauseMs = 500;

/** What a proxy answers while the server behind it is away. */
const awayStatuses: readonly number[] = [502, 503, 504];

/**
 * Bytes of all commands under way that may outlive the page. Browsers refuse a request that would make them more than
 * 65,536; sign-in has clients of its own, which send little.
 */
const keepaliveBytes = 60_000;

/** The API over `fetch`: with a time limit, and a second attempt for what changes nothing. */
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
      // A page shows many changes before they are answered: leaving it must not cancel the command.
      const keepalive = !isRepeatable && bytesAlive + bytes <= keepaliveBytes;
      if (keepalive) bytesAlive += bytes;
      const init = { ...initOf(body, controller.signal), keepalive };
      const mayRepeat = () => isRepeatable && !controller.signal.aborted && !isOffline();
      const again = () => pause(pauseMs, controller.signal).then(() => attempt(path, init));
      try {
        const answer = await attempt(path, init).then(
          (first) => (awayStatuses.includes(first.status) && mayRepeat() ? again() : first),
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

/** Rejects as soon as the signal gives up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
