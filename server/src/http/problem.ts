import { STATUS_CODES } from 'node:http';
import { PortalError, type PortalErrorCode } from '@hoa/api';
import type { RefusalCode } from '@hoa/domain';
import { asPortalError } from '../database/database-errors.ts';

/** The status code of each error; refusals by a business rule are 403. */
const statuses: Readonly<Record<Exclude<PortalErrorCode, RefusalCode>, number>> = {
  'signed-out': 401,
  'sign-in-invalid': 401,
  'ticket-not-found': 404,
  'thread-not-found': 404,
  'topic-not-found': 404,
  'profile-not-found': 404,
  'not-found': 404,
  conflict: 409,
  'invalid-input': 422,
  'new-version': 426,
  'proof-needed': 403,
  'too-many-requests': 429,
  aborted: 499,
  unexpected: 500,
  'not-implemented': 501,
  'not-supported': 501,
  network: 502,
  busy: 503,
  offline: 503,
  updating: 503,
  'storage-full': 507,
};

const refusedStatus = 403;

/** `Retry-After` in seconds, by status code. */
const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '1' };

/** A problem as defined by RFC 9457, with the parts of the PortalError. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** The error message in English, as specified. */
  readonly detail: string;
  readonly code: PortalErrorCode;
  readonly params: Readonly<Record<string, string>>;
  /** The first invalid input field. */
  readonly field?: string;
  readonly traceId: string;
}

/** A refusal before the operation is looked up, with its own status code. */
export class RequestRefusal extends PortalError {
  readonly status: number;

  constructor(status: number, code: PortalErrorCode, params: Record<string, string> = {}) {
    super(code, params);
    this.status = status;
  }
}

/** Converts a thrown error to the PortalError that the user sees; an unreachable database becomes `busy`. */
export function portalErrorOf(thrown: unknown): PortalError {
  return PortalError.from(asPortalError(thrown));
}

export function problemOf(thrown: unknown, traceId: string): ProblemDetails {
  const { code, params, message } = portalErrorOf(thrown);
  const status = thrown instanceof RequestRefusal ? thrown.status : statusOf(code);
  return {
    type: `urn:hoa:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code,
    params,
    ...(params.field !== undefined && { field: params.field }),
    traceId,
  };
}

function statusOf(code: PortalErrorCode): number {
  return code in statuses ? statuses[code as keyof typeof statuses] : refusedStatus;
}

export function problemResponse(problem: ProblemDetails): Response {
  const seconds = retryAfter[problem.status];
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(seconds !== undefined && { 'Retry-After': seconds }),
    },
  });
}

/** The maximum length of a logged message. Short, so that it can contain no text of a user. */
const maxMessageLength = 300;

/** An unexpected error for the log, with user data removed from its messages. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** The code of Node.js or PostgreSQL, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  /** The stack trace without the message. */
  readonly at: readonly string[];
  readonly cause?: DescribedError;
}

export function describeError(error: Error): DescribedError {
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutValues(message).slice(0, maxMessageLength),
    ...(typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) && { code }),
    at: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Replaces quoted texts, email addresses, and strings that are long enough to be a secret. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[\w+/=-]{20,}/g, '…');
}
