import { PortalError } from '../data/portal-error.ts';
import { getLocale } from '../text/index.ts';
import { notify } from './notify.tsx';
import { offlineTexts } from './offline-text.ts';

const traceLength = 8;

/**
 * Logs an error under an 8-character trace id and shows a toast of `failure` followed by
 * '(id: xxxxxxxx)' (specification, section 8). Returns the trace id.
 */
export function reportError(error: unknown, failure = 'Something went wrong'): string {
  const portalError = PortalError.from(error);
  // That there is no connection says more than what failed for the lack of one.
  const message = portalError.code === 'offline' ? offlineTexts[getLocale()] : failure;
  const traceId = portalError.traceId ?? newTraceId();
  // A refusal is an answer, not a defect: it is logged more quietly.
  const log = portalError.code !== 'unexpected' ? console.warn : console.error;
  log(`[${traceId}] ${message}`, error);
  notify.error(`${message} (id: ${traceId})`);
  return traceId;
}

/** Eight random letters and digits by which a person and a log line find each other. */
export function newTraceId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, traceLength);
}
