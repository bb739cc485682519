import { type Middleware, PortalError } from '@hoa/api';

/**
 * When the server requires re-authentication, asks the person for a code and repeats the command. If they give no code,
 * the command rejects with the original error, and typed text stays.
 * @param ask resolves to true if the person has re-authenticated
 */
export function reauthenticate(ask: () => Promise<boolean>): Middleware {
  let asking: Promise<boolean> | undefined;

  /** Concurrent commands share one re-authentication. */
  function askOnce(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (PortalError.from(error).code !== 'proof-needed' || !(await askOnce())) throw error;
      return next(call);
    }
  };
}
