import type { RequestListener, Server } from 'node:http';
import type { Configuration } from '@hoa/hosting/configuration';
import { createPatientServer, createSiteHandler, cutOffSlowReader } from '@hoa/hosting/site-server';
import { getRequestListener } from '@hono/node-server';
import type { HttpApp } from './http/http-env.ts';

export interface Served {
  /** The folder that releases are published into. */
  readonly site: string;
  /** What the server says of the site. */
  readonly configuration: Configuration;
  /** Undefined where the portal has sample data alone. */
  readonly app?: HttpApp | undefined;
}

/** A server that can listen before it can answer: requests wait for what is served. */
export function createPortalServer(served: Promise<Served>): Server {
  const listening = served.then(listenerFor);
  return createPatientServer((request, response) => {
    void listening.then((listener) => listener(request, response));
  });
}

/** Site and API on one port. */
function listenerFor({ site, configuration, app }: Served): RequestListener {
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

/** Whether an address is one of the API's; the rest is the site's. */
function apiPaths(app: HttpApp | undefined): (url: string) => boolean {
  const first = (path: string) => /^\/[^/?]*/.exec(path)?.[0] ?? '/';
  const own = new Set(app?.routes.map(({ path }) => first(path)));
  own.delete('/*');
  return (url) => own.has(first(url));
}
