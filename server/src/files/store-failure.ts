import { PortalError } from '@hoa/api';

/** Creates the error that users see if the file storage fails, with the cause for the log. */
export function storeFailure(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause;
  const busy = new PortalError('busy');
  busy.cause = cause;
  return busy;
}

/** Returns the reason of a failure for the operator: the store's own error if there is one. */
export function reasonOf(thrown: unknown): string {
  const error = thrown instanceof PortalError && thrown.cause ? thrown.cause : thrown;
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}
