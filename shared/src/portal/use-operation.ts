import type { Input, Output } from '../data/contract.ts';
import type { Operation } from '../data/operations.ts';
import type { PortalErrorData } from '../data/portal-error.ts';
import { portalApi } from './api.ts';

/** What is known of something read through the Gateway. */
export interface OperationState<Data> {
  readonly data: Data | undefined;
  readonly error: PortalErrorData | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** Being read again; `data` still shows what was known. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads through the Gateway and stays up to date with every command that changes what was read,
 * in this tab or another. `skip` waits, for input that is not known yet.
 */
export function useOperation<Name extends Operation>(
  operation: Name,
  input: Input<Name>,
  { skip = false }: { skip?: boolean } = {},
): OperationState<Output<Name>> {
  const { currentData, data, error, isLoading, isFetching, refetch } = portalApi.useReadQuery(
    { operation, input },
    { skip },
  );
  return {
    // While other input is being read, what the former input gave stays on screen.
    data: (currentData ?? data) as Output<Name> | undefined,
    error: error as PortalErrorData | undefined,
    isLoading: isLoading || (isFetching && currentData === undefined && error !== undefined),
    isFetching,
    refetch,
  };
}
