import { PortalError } from '@hoa/api';
import { DatabaseError } from 'pg';

/** Serialization failures and deadlocks, after which a retry may succeed. */
const retryable = new Set(['40001', '40P01']);

/**
 * Values that PostgreSQL cannot store: a NUL, half of a surrogate pair, a day that does not exist, or a number out of
 * range.
 */
const unstorable = new Set(['22P05', '22P02', '22021', '22007', '22008', '22003']);

/**
 * Error classes of a database that cannot answer at the moment: connection lost, out of resources, shutting down or
 * starting, or a timeout.
 */
const unavailable = /^(08|53|57)/;

/** True for a conflict with a concurrent write, after which the work should be retried. */
export function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && retryable.has(error.code ?? '');
}

/** Converts a database error to a PortalError; returns any other error unchanged. */
export function asPortalError(error: unknown): unknown {
  if (error instanceof PortalError || !(error instanceof Error)) return error;
  const code = (error as { code?: string }).code ?? '';
  if (unstorable.has(code)) return new PortalError('invalid-input');
  if (unavailable.test(code) || isRetryable(error) || isLost(error, code)) {
    return new PortalError('busy');
  }
  return error;
}

/** Error codes of a lost connection or a full disk. */
const lostCodes = new Set([
  'EDQUOT',
  'ENOSPC',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The beginnings of pg error messages that have no code. */
const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout exceeded when trying to connect',
];

function isLost({ message }: Error, code: string): boolean {
  return lostCodes.has(code) || lostMessages.some((text) => message.startsWith(text));
}
