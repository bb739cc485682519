import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { bundleWorker } from '@hoa/build/worker-file';

const script = new Script(
  await bundleWorker(fileURLToPath(new URL('../worker.ts', import.meta.url))),
);
const origin = 'https://portal.example';

/**
 * The fake server's responses by path. A path that is missing is unreachable, `hangs` never responds, and `damaged` has
 * other content than the pinned integrity.
 */
export type Server = Record<string, Response | 'hangs' | 'damaged'>;

export interface Asked {
  readonly path: string;
  readonly options: RequestInit;
}

/** Runs the service worker with a fake server. */
export async function openWorker(
  server: Server,
  stored: FakeCaches = new FakeCaches(),
  connection: { saveData?: boolean } = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  const asked: Asked[] = [];
  const state = { isClaimed: false, hasPreload: false };
  const fetchFake = async (request: string | { url: string }, options: RequestInit = {}) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      origin,
    );
    asked.push({ path: pathname + search, options });
    const answer = server[pathname + search];
    if (answer === 'hangs') return new Promise<never>(() => undefined);
    if (answer === undefined || answer === 'damaged') throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  const scope = {
    location: new URL(origin),
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => {
        state.isClaimed = true;
      },
    },
    registration: {
      navigationPreload: {
        enable: async () => {
          state.hasPreload = true;
        },
      },
    },
  };
  script.runInContext(
    createContext({
      self: scope,
      caches: stored,
      fetch: fetchFake,
      Response,
      URL,
      navigator: { connection },
      Date,
      setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
      clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    }),
  );

  /** Dispatches an event and waits for its `waitUntil` promises. */
  async function dispatch(type: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  }

  await dispatch('install', {});
  await dispatch('activate', {});
  return {
    asked,
    state,
    caches: stored,
    /** Returns the response to a request, `unanswered` if it fails, or `left` if it is left to the browser. */
    async request(path: string, options: { mode?: string; method?: string } = {}) {
      const { mode = 'cors', method = 'GET' } = options;
      let answer: Promise<Response> | undefined;
      const works: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request: { url: new URL(path, origin).href, mode, method },
        waitUntil: (work: Promise<unknown>) => works.push(work.catch(() => undefined)),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      if (!answer) return 'left';
      const text = await answer.then(
        (response) => response.text(),
        () => 'unanswered',
      );
      if (!Object.values(server).includes('hangs')) await Promise.all(works);
      return text;
    },
    tellUsed: (files: readonly string[], samples?: boolean) =>
      dispatch('message', {
        data: { kind: 'used', used: { page: `${origin}/`, files, samples } },
      }),
  };
}

/** A response of the portal's server; `change` overrides its properties. */
export function answer(
  body: string,
  change: { status?: number; type?: ResponseType; headers?: Record<string, string> } = {},
): Response {
  const { status = 200, type = 'basic', headers = { 'Content-Type': 'text/javascript' } } = change;
  return withType(new Response(body, { status, headers }), type);
}

export const html = (body: string) =>
  answer(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
export const json = (body: object) =>
  answer(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** Sets the response's `type`; that of a constructed response is always `default`. */
function withType(response: Response, type: ResponseType): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: type },
    clone: { value: () => withType(clone(), type) },
  });
}

/** Cache storage in memory. */
export class FakeCaches {
  readonly #all = new Map<string, Map<string, Response>>();

  async keys() {
    return [...this.#all.keys()];
  }

  async delete(name: string) {
    return this.#all.delete(name);
  }

  async open(name: string) {
    const entries = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, entries);
    const key = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, origin).href;
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (request: string | { url: string }) => entries.get(key(request))?.clone(),
      put: async (request: string, response: Response) => void entries.set(key(request), response),
      delete: async (request: { url: string }) => entries.delete(key(request)),
    };
  }

  /** Returns the paths in a cache, sorted. */
  async paths(name: string): Promise<string[]> {
    const cache = await this.open(name);
    const urls = (await cache.keys()).map(({ url }) => new URL(url));
    return urls.map(({ pathname, search }) => pathname + search).sort();
  }
}
