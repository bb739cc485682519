import { PortalError } from '@hoa/api';

const longestRequestId = 100;

/** The `requestId` that an input carries, checked. */
export function requestIdOf(input: object): string | undefined {
  const { requestId } = input as { requestId?: unknown };
  if (requestId === undefined) return undefined;
  if (typeof requestId !== 'string' || requestId === '' || requestId.length > longestRequestId) {
    throw invalidRequestId('invalid');
  }
  return requestId;
}

/** The error of a `requestId` that is not one, or that was used with other input. */
export function invalidRequestId(problem: string): PortalError {
  return new PortalError('invalid-input', { field: 'requestId', problem });
}
