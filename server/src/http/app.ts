import { contractHeader, contractNumber, PortalError } from '@hoa/api';
import type { UseCases } from '@hoa/use-cases';
import { useCases as allUseCases } from '@hoa/use-cases/all';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../ports/database.ts';
import type { Guard, Sessions } from '../ports/sessions.ts';
import { Admission } from './admission.ts';
import { answerJson } from './answer-json.ts';
import { type HealthDependencies, healthRoutes } from './health-routes.ts';
import type { HttpApp, HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { openApi } from './open-api.ts';
import { operationRoutes, supportedOperations } from './operation-routes.ts';
import { problemOf, problemResponse } from './problem.ts';
import type { RunDependencies } from './run-request.ts';
import { refuseCrossSite, securityHeaders } from './security-headers.ts';
import { type SessionDependencies, sessionRoutes } from './session-routes.ts';

export interface AppDependencies
  extends Omit<RunDependencies, 'useCases' | 'database'>,
    Pick<SessionDependencies, 'cursor'>,
    Pick<HealthDependencies, 'metricsToken'> {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly guard: Guard;
  /** Refuses requests under overload; a new one by default. */
  readonly admission?: Admission;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Health checks of dependencies besides the database. */
  readonly checks?: HealthDependencies['checks'];
  readonly sharedChecks?: HealthDependencies['sharedChecks'];
  /** The portal's own origin, such as `https://portal.example.org`. */
  readonly origin: string;
  readonly useCases?: UseCases;
  /** Paths that a secret in a header authorizes, and no cookie. */
  readonly headerAuthorized?: readonly string[];
  /** Additional routes: sign-in, events, files. */
  readonly routes?: readonly ((app: HttpApp) => void)[];
}

/** Creates the HTTP API. */
export function createApp(dependencies: AppDependencies): HttpApp {
  const { log, metrics, origin, database, useCases = allUseCases, routes = [] } = dependencies;
  const { admission = new Admission() } = dependencies;
  const supported = supportedOperations({ ...dependencies, useCases });
  const unitOfWork: Database['unitOfWork'] = (source) => {
    const { read, write } = database.unitOfWork(source);
    return {
      read: (...work) => admission.count(() => read(...work)),
      write: (...work) => admission.count(() => write(...work)),
    };
  };
  const sessions: Sessions = {
    find: (headers) => admission.count(() => dependencies.sessions.find(headers)),
  };
  const running = {
    ...dependencies,
    sessions,
    database: { association: database.association, unitOfWork },
    useCases,
    operations: supported,
  };
  const app: HttpApp = new Hono<HttpEnv>();

  app.use(observeRequests(log, metrics));
  app.use(securityHeaders(origin));
  app.use(refuseCrossSite(origin, dependencies.headerAuthorized));
  app.use('/api/*', async (c, next) => {
    refuseOutdated(c.req.header(contractHeader));
    admission.admit();
    await next();
  });
  const checks = { database: () => database.isReady(), ...dependencies.checks };
  healthRoutes(app, { ...dependencies, checks });
  operationRoutes(app, running);
  sessionRoutes(app, running);
  let described: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', (c) => {
    described ??= openApi(supported);
    return answerJson(c, described);
  });
  for (const add of routes) add(app);

  app.onError((error, c) => problemResponse(problemOf(error, c.get('traceId'))));
  app.notFound((c) => problemResponse(problemOf(new PortalError('not-found'), c.get('traceId'))));
  return app;
}

/** Refuses pages that are two or more releases old, since their requests may no longer be understood. */
function refuseOutdated(contract: string | undefined): void {
  if (contract === undefined) return;
  if (Number(contract) < contractNumber - 1) throw new PortalError('new-version');
}
