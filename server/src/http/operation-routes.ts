import { type Input, isOperation, type Operation, operationNames, PortalError } from '@hoa/api';
import type { Guard, Sessions } from '../ports/sessions.ts';
import { answerJson, requireJson } from './answer-json.ts';
import type { HttpApp } from './http-env.ts';
import { RequestRefusal } from './problem.ts';
import { limitBody, maxBodySize, readJsonObject } from './read-json.ts';
import { type RunDependencies, runRequest } from './run-request.ts';
import { requireSender } from './sender.ts';

interface OperationRoutesDependencies extends RunDependencies {
  readonly sessions: Sessions;
  readonly guard: Guard;
}

/** Adds `POST /api/operations/<name>`, which runs the operations of the contract. */
export function operationRoutes(
  app: HttpApp,
  { sessions, guard, ...dependencies }: OperationRoutesDependencies,
): void {
  app.post('/api/operations/:name', limitBody(maxBodySize), async (c) => {
    const name = c.req.param('name');
    if (isOperation(name)) c.set('route', `/api/operations/${name}`);
    const sender = await requireSender(c, sessions);
    if (!isOperation(name)) throw new PortalError('not-supported');
    requireJson(c.req.header('Content-Type'));
    const input = readJsonObject(await c.req.text()) as Input<Operation>;
    const traceId = c.get('traceId');
    await guard.beforeOperation({ ...sender, name, input });
    return answerJson(c, await runRequest(dependencies, { ...sender, name, input, traceId }));
  });
  app.all('/api/operations/:name', (c) => {
    c.header('Allow', 'POST');
    throw new RequestRefusal(405, 'not-found');
  });
}

/** Returns the operations that have a use case and whose other dependencies are configured. */
export function supportedOperations({
  useCases,
  ownSessions,
  ownPasskeys,
  auditTrail,
  calendarFeeds,
}: Pick<
  RunDependencies,
  'useCases' | 'ownSessions' | 'ownPasskeys' | 'auditTrail' | 'calendarFeeds'
>): Operation[] {
  const needs: readonly (readonly [subject: string, port: unknown])[] = [
    ['sessions.', ownSessions],
    ['passkeys.', ownPasskeys],
    ['audit.', auditTrail],
    ['calendar.', calendarFeeds],
  ];
  return operationNames.filter(
    (name) =>
      useCases[name] !== undefined &&
      needs.every(([subject, port]) => port !== undefined || !name.startsWith(subject)),
  );
}
