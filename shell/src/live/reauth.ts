import { type Middleware, PortalError } from '@hoa/api';

/**
 * When the server requires re-authentication, asks the person for a code and repeats the command. If they give no code,
 * the command rejects with the original error, and typed text stays.
 * @param prove resolves to true if the person has re-authenticated
 */
export function reauthenticate(prove: () => Promise<boolean>): Middleware {
  let proving: Promise<boolean> | undefined;

  /** Concurrent commands share one re-authentication. */
  function proveOnce(): Promise<boolean> {
    proving ??= prove().finally(() => {
      proving = undefined;
    });
    return proving;
  }

  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (PortalError.from(error).code !== 'proof-needed' || !(await proveOnce())) throw error;
      return next(call);
    }
  };
}
