import type { Input, Operation, Output, PortalErrorData } from '@hoa/api';
import { isDraft, original } from '@reduxjs/toolkit';
import { portalApi } from './api.ts';
import type { PortalStore } from './store.ts';

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

/** Sends the first queries of a page before it is shown. Resolves when every query has a response or an error. */
export function readAhead(
  store: PortalStore,
  reads: readonly (readonly [operation: string, input: object])[],
): Promise<unknown> {
  const readings = reads.map(([operation, input]) => {
    const call = { operation: operation as Operation, input };
    const reading = store.dispatch(portalApi.endpoints.read.initiate(call));
    // The response then stays cached as long as that of a page that was left.
    return reading.finally(() => reading.unsubscribe());
  });
  return Promise.all(readings);
}

/**
 * The entry of a cached list, as a draft for an optimistic change; undefined when the list lacks it.
 * Searches the original list: drafting each of ten thousand entries on the way is noticeably slow.
 */
export function findDraft<T extends { id: string }>(draft: T[], id: string): T | undefined {
  const list: object = draft;
  const all = isDraft(draft) ? (original(list) as readonly T[]) : draft;
  const at = all.findIndex((one) => one.id === id);
  return at < 0 ? undefined : draft[at];
}
