import type { RequestListener, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '@hoa/hosting/configuration';
import { createPatientServer, createSiteHandler, cutOffSlowReader } from '@hoa/hosting/site-server';
import { getRequestListener } from '@hono/node-server';
import type { HttpApp } from './http/http-env.ts';

export interface ServedPortal {
  /** The folder with the published releases. */
  readonly site: string;
  /** Settings that override those of the site's own configuration. */
  readonly configuration: Configuration;
  /** Undefined if only sample data is available. */
  readonly app?: HttpApp | undefined;
}

/** Creates a server that can listen before it is ready: requests wait for `served`. */
export function createPortalServer(served: Promise<ServedPortal>): Server {
  const listening = served.then(listenerFor);
  return createPatientServer((request, response) => {
    void listening.then((listener) => listener(request, response));
  });
}

/** Handles requests for site and API on one port. */
function listenerFor({ site, configuration, app }: ServedPortal): RequestListener {
  const answerSite = createSiteHandler({ site, configuration });
  const answerApi = app && getRequestListener(app.fetch);
  const isForApi = apiPaths(app);
  return (request, response) => {
    const { url = '' } = request;
    if (!answerApi || !isForApi(url)) {
      cutOffSlowReader(response);
      return answerSite(request, response);
    }
    void answerApi(request, response);
  };
}

/** Returns a check that is true for URLs of the API; all others belong to the site. */
function apiPaths(app: HttpApp | undefined): (url: string) => boolean {
  const first = (path: string) => /^\/[^/?]*/.exec(path)?.[0] ?? '/';
  const own = new Set(app?.routes.map(({ path }) => first(path)));
  own.delete('/*');
  return (url) => own.has(first(url));
}

const startupTimeoutMs = 30_000;
const pollIntervalMs = 50;

/**
 * Resolves when everything works; rejects after a timeout with the names of what does not.
 * @param missing Returns the names of parts that do not work yet.
 */
export async function whenReady(
  missing: () => Promise<readonly string[]>,
  withinMs = startupTimeoutMs,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const names = await missing();
    if (names.length === 0) return;
    if (performance.now() > giveUpAt) {
      throw new Error(`The live portal did not become ready: ${names.join(', ')}.`);
    }
    await wait(pollIntervalMs);
  }
}
