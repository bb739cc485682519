import { PortalError } from '@hoa/api';
import { newId } from '@hoa/domain';
import { offline } from '@hoa/locales';
import { getLocale } from '@hoa/ui/text';
import { notify } from './notify.tsx';

const traceLength = 8;

/**
 * Logs an error under an 8-character trace id and shows a toast of `failure` followed by
 * '(id: xxxxxxxx)' (specification, section 8). Returns the trace id.
 */
export function reportError(error: unknown, failure = 'Something went wrong'): string {
  const portalError = PortalError.from(error);
  // 'You are offline' helps more than the name of the action that failed.
  const message = portalError.code === 'offline' ? offline[getLocale()] : failure;
  const traceId = portalError.traceId ?? newTraceId();
  // A refusal is an answer, not a defect, so it is logged as a warning.
  const log = portalError.code !== 'unexpected' ? console.warn : console.error;
  log(`[${traceId}] ${message}`, error);
  // The shell reports the end of a session itself, once for all calls.
  if (portalError.code !== 'signed-out') notify.error(`${message} (id: ${traceId})`);
  return traceId;
}

/** Eight random letters and digits that link a person's error message to a log line. */
export function newTraceId(): string {
  return newId().replaceAll('-', '').slice(0, traceLength);
}
