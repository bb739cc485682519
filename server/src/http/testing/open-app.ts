import type { Actor } from '@hoa/domain';
import { openUnitOfWork, sampleAssociation, testNow } from '@hoa/mock-data/testing';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { pino } from 'pino';
import type { ChangeSource, Database } from '../../ports/database.ts';
import type { Guard, Sessions } from '../../ports/sessions.ts';
import { type AppDependencies, createApp } from '../app.ts';
import { createMetrics } from '../metrics.ts';

/** The origin of requests in tests. */
export const testOrigin = 'https://portal.example';

export interface OpenedApp {
  readonly app: ReturnType<typeof createApp>;
  /** The log, line by line. */
  readonly lines: string[];
  /** The source of each access to the data. */
  readonly sources: ChangeSource[];
  /** Sends a request as a page of the portal does. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
}

/** A guard without limits. */
export const openGuard: Guard = {
  beforeOperation: async () => {},
  beforeUpload: async () => {},
  beforeStoring: async () => {},
  beforeExport: async () => {},
};

/** Opens the API on in-memory sample data, signed in as the person that `session` returns. */
export function openApp(
  session: () => Actor | null,
  options: Partial<AppDependencies> = {},
): OpenedApp {
  const lines: string[] = [];
  const sources: ChangeSource[] = [];
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const app = createApp({
    database: memoryDatabase(sources),
    sessions: sessionsOf(session),
    guard: openGuard,
    paymentProvider: createSimulatedPayments(newId),
    now: () => testNow,
    newId,
    log: pino({}, { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    origin: testOrigin,
    ...options,
  });
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('Origin')) headers.set('Origin', testOrigin);
    return app.request(testOrigin + path, { ...init, headers });
  };
  return { app, lines, sources, send };
}

/** The sample data in place of PostgreSQL. */
function memoryDatabase(sources: ChangeSource[]): Database {
  const unitOfWork = openUnitOfWork(() => testNow);
  return {
    unitOfWork(source) {
      sources.push(source);
      return unitOfWork;
    },
    association: async (id) => sampleAssociation(id),
    isReady: async () => true,
    close: async () => undefined,
  };
}

/** Creates sessions in which the actor is signed in, with that one role. */
export function sessionsOf(session: () => Actor | null): Sessions {
  return {
    async find() {
      const actor = session();
      if (!actor) return null;
      const { uid, displayName, email, ...membership } = actor;
      return {
        sessionId: `session-of-${uid}`,
        person: { uid, displayName, email },
        memberships: [{ id: `membership-${uid}`, uid, displayName, ...membership }],
      };
    },
  };
}
