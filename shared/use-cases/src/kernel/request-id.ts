import { PortalError } from '@hoa/api';

const longestRequestId = 100;

/** Returns the validated `requestId` of an input. */
export function requestIdOf(input: object): string | undefined {
  const { requestId } = input as { requestId?: unknown };
  if (requestId === undefined) return undefined;
  if (typeof requestId !== 'string' || requestId === '' || requestId.length > longestRequestId) {
    throw invalidRequestId('invalid');
  }
  return requestId;
}

/** Returns the error for an invalid `requestId`, or for one that was used with other input. */
export function invalidRequestId(problem: string): PortalError {
  return new PortalError('invalid-input', { field: 'requestId', problem });
}
