import { type Gateway, PortalError } from '@hoa/api';

/**
 * Wraps a gateway: when the server requires re-authentication, asks the person for a code and retries the command. If
 * they give no code, the command rejects with the original error, and typed text stays.
 * @param prove resolves to true if the person has re-authenticated
 */
export function withReauth(gateway: Gateway, prove: () => Promise<boolean>): Gateway {
  let proving: Promise<boolean> | undefined;

  /** Concurrent commands share one re-authentication. */
  function proveOnce(): Promise<boolean> {
    proving ??= prove().finally(() => {
      proving = undefined;
    });
    return proving;
  }

  return {
    ...gateway,
    async call(name, input, signal) {
      try {
        return await gateway.call(name, input, signal);
      } catch (error) {
        if (PortalError.from(error).code !== 'proof-needed' || !(await proveOnce())) throw error;
        return gateway.call(name, input, signal);
      }
    },
  };
}
