import { PortalError } from '@hoa/api';

/** What people are told when the store of files fails, with the reason for the log. */
export function storeFailure(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause;
  const busy = new PortalError('busy');
  busy.cause = cause;
  return busy;
}

/** Why something failed, for whoever runs the portal: the store's own error where there is one. */
export function reasonOf(thrown: unknown): string {
  const error = thrown instanceof PortalError && thrown.cause ? thrown.cause : thrown;
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}
