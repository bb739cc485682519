import type { Input, Operation, Output, PortalErrorData } from '@hoa/api';
import { portalApi } from './api.ts';

/** The state of one read through the Gateway. */
export interface OperationState<Data> {
  readonly data: Data | undefined;
  readonly error: PortalErrorData | undefined;
  /** There is nothing to show yet. */
  readonly isLoading: boolean;
  /** A read is under way; `data` keeps the previous answer. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads through the Gateway and stays up to date with every command that changes what was read,
 * in this tab or another. `skip` reads nothing, for input that is not known yet.
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
    // While the answer for new input is on its way, the previous one stays on screen; a failure takes its place.
    data: (currentData ?? (error === undefined ? data : undefined)) as Output<Name> | undefined,
    error: error as PortalErrorData | undefined,
    isLoading: isLoading || (isFetching && currentData === undefined && error !== undefined),
    isFetching,
    refetch,
  };
}
