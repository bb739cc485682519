import { type Gateway, PortalError } from '@hoa/api';

/**
 * A gateway that asks the person for a code where the server wants one, and sends the same command again then; without
 * a code the command fails as it did, and what was typed stays.
 * @param prove resolves with whether the person has proved who they are.
 */
export function withReauth(gateway: Gateway, prove: () => Promise<boolean>): Gateway {
  let proving: Promise<boolean> | undefined;

  /** Several commands at once wait for one code. */
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
