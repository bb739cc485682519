import { PortalError } from '@hoa/api';
import { DatabaseError } from 'pg';

/** Serialization failures and deadlocks: the same work may succeed when it runs again. */
const raced = new Set(['40001', '40P01']);

/**
 * What PostgreSQL can't store: a NUL, half of a surrogate pair, a day that does not exist, a number that is too large.
 */
const unkeepable = new Set(['22P05', '22P02', '22021', '22007', '22008', '22003']);

/**
 * Classes of conditions in which the database can't answer now: connection lost, out of resources, stopped or
 * starting, and a time limit.
 */
const unavailable = /^(08|53|57)/;

/** Whether somebody else wrote at the same time, so that the work should run again. */
export function isRaced(error: unknown): boolean {
  return error instanceof DatabaseError && raced.has(error.code ?? '');
}

/** The PortalError for a database error; any other error is returned as it is. */
export function asPortalError(error: unknown): unknown {
  if (error instanceof PortalError || !(error instanceof Error)) return error;
  const code = (error as { code?: string }).code ?? '';
  if (unkeepable.has(code)) return new PortalError('invalid-input');
  if (unavailable.test(code) || isRaced(error) || isLost(error, code)) {
    return new PortalError('busy');
  }
  return error;
}

/** Error codes of a lost connection and of a full disk. */
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

/** How the messages of pg begin that have no code. */
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
