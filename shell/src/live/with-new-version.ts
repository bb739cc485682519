import { type Gateway, PortalError } from '@hoa/api';

/** Wraps a gateway: reports once that the server has a newer release than this page. */
export function withNewVersion(gateway: Gateway, tell: () => void): Gateway {
  let isTold = false;
  return {
    ...gateway,
    async call(name, input, signal) {
      try {
        return await gateway.call(name, input, signal);
      } catch (error) {
        if (PortalError.from(error).code === 'new-version' && !isTold) {
          isTold = true;
          tell();
        }
        throw error;
      }
    },
  };
}
