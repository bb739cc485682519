import { type Middleware, PortalError } from '@hoa/api';

/** Reports once that the server has a newer release than this page. */
export function detectNewVersion(tell: () => void): Middleware {
  let isTold = false;
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (PortalError.from(error).code === 'new-version' && !isTold) {
        isTold = true;
        tell();
      }
      throw error;
    }
  };
}
