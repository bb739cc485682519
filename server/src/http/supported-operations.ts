import { type Operation, operationNames } from '@hoa/api';
import type { RunDependencies } from './run-request.ts';

/** Returns the operations that have a use case and whose other dependencies are configured. */
export function supportedOperations({
  useCases,
  ownSessions,
  auditTrail,
}: Pick<RunDependencies, 'useCases' | 'ownSessions' | 'auditTrail'>): Operation[] {
  const needs: readonly (readonly [subject: string, port: unknown])[] = [
    ['sessions.', ownSessions],
    ['audit.', auditTrail],
  ];
  return operationNames.filter(
    (name) =>
      useCases[name] !== undefined &&
      needs.every(([subject, port]) => port !== undefined || !name.startsWith(subject)),
  );
}
