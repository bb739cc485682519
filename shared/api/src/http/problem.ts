import { contractNumber } from '../contract-number.ts';
import { isPortalErrorCode, PortalError, type PortalErrorCode } from '../portal-error.ts';

/** A response whose body has been read. */
export interface Answer {
  readonly status: number;
  /** The media type. */
  readonly type: string;
  readonly text: string;
  readonly traceId: string | undefined;
  /** The server's contract number; undefined if something else responded, such as a proxy. */
  readonly contract: number | undefined;
}

/** Returns the JSON of a response; throws a PortalError for an error response. */
export function readAnswer(answer: Answer): unknown {
  const { status, type, text, traceId } = answer;
  if (status === 204) return null;
  const json = type.includes('json') ? parsed(text) : undefined;
  if (status >= 200 && status < 300) {
    // A proxy or a captive portal responded.
    if (json === undefined) throw new PortalError('network', {}, traceId);
    return json;
  }
  throw fitted(errorOf(status, type.includes('problem+json') ? json : undefined, traceId), answer);
}

/** Converts a problem (RFC 9457) to a PortalError; uses the status if the body is something else. */
function errorOf(status: number, json: unknown, traceId: string | undefined): PortalError {
  if (typeof json !== 'object' || json === null) {
    return new PortalError(temporaryStatuses.has(status) ? 'network' : 'unexpected', {}, traceId);
  }
  const { code, params, traceId: told } = json as Record<string, unknown>;
  const isKnown = typeof code === 'string' && isPortalErrorCode(code);
  return new PortalError(
    isKnown ? code : (codes[status] ?? 'unexpected'),
    isKnown ? textsOf(params) : {},
    typeof told === 'string' ? told : traceId,
  );
}

/** The statuses of a temporarily unavailable server, which may work a moment later. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** The closest known code by status, for codes that only a newer server knows. */
const codes: Readonly<Record<number, PortalErrorCode>> = {
  401: 'signed-out',
  404: 'not-found',
  409: 'conflict',
  422: 'invalid-input',
  429: 'busy',
  501: 'not-supported',
  503: 'busy',
};

/** The codes that can result from a difference between the client's and the server's release. */
const versionMismatchCodes: readonly PortalErrorCode[] = ['invalid-input', 'not-supported'];

function fitted(error: PortalError, { contract = contractNumber }: Answer): PortalError {
  if (contract === contractNumber || !versionMismatchCodes.includes(error.code)) return error;
  return new PortalError(contract > contractNumber ? 'new-version' : 'updating', {}, error.traceId);
}

function textsOf(params: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(([, value]) => typeof value === 'string'),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
