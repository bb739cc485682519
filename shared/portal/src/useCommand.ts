import type { Input, Output } from '@hoa/api';
import { type Operation, operations, PortalError, type PortalErrorData } from '@hoa/api';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { portalApi } from './api.ts';
import type { OptimisticChange } from './optimistic-changes.ts';
import type { PortalState, PortalStore } from './store.ts';

/** The optimistic update of a command: a change to each cached result of an operation. */
export type Optimistic<Name extends Operation> = {
  readonly [Read in Operation]?: (draft: Output<Read>, input: Input<Name>) => void;
};

/**
 * Returns a command as `[run, {isLoading}]`. `run` resolves to the operation's result and rejects with a PortalError.
 * An `optimistic` update is undone when the command fails; payments never use one.
 */
export function useCommand<Name extends Operation>(operation: Name, optimistic?: Optimistic<Name>) {
  const [write, { isLoading }] = portalApi.useWriteMutation();
  const store = useStore<PortalState>() as PortalStore;
  const run = useCallback(
    async (input: Input<Name>): Promise<Output<Name>> => {
      const shown = optimistic && applyOptimistic(store, optimistic, input);
      const answer = await write({ operation, input });
      if (answer.error) {
        // The cache may have been refetched since, so undoing the patch is not enough: refetch again.
        shown?.undo();
        if (shown) {
          store.dispatch(portalApi.util.invalidateTags([...operations[operation].tags]));
        }
        throw failureOf(answer.error);
      }
      shown?.settle();
      return answer.data as Output<Name>;
    },
    [write, store, operation, optimistic],
  );
  return [run, { isLoading }] as const;
}

/** Applies an optimistic update to all cached results, and to those fetched before the command has a response. */
function applyOptimistic<Name extends Operation>(
  store: PortalStore,
  optimistic: Optimistic<Name>,
  input: Input<Name>,
) {
  const change = (operation: Operation) => {
    const apply = optimistic[operation] as
      | ((draft: unknown, input: Input<Name>) => void)
      | undefined;
    return apply && ((draft: unknown) => apply(draft, input));
  };
  const all = store.dispatch((_dispatch, _getState, { optimisticChanges }) => optimisticChanges);
  const patches = portalApi.util
    .selectCachedArgsForQuery(store.getState(), 'read')
    .flatMap((call) => {
      const apply = change(call.operation);
      return apply ? [store.dispatch(portalApi.util.updateQueryData('read', call, apply))] : [];
    });
  const shown: OptimisticChange = { change };
  all.add(shown);
  return {
    undo() {
      all.delete(shown);
      for (const patch of patches) patch.undo();
    },
    /** Queries that started before the response may still miss the change; later ones have it. */
    settle() {
      const reading = store.dispatch(portalApi.util.getRunningQueriesThunk());
      void Promise.allSettled(reading).then(() => all.delete(shown));
    },
  };
}

/** An error without `params` comes from RTK Query: the cache was reset, as after a change of the data mode. */
function failureOf(error: object): PortalError {
  return 'params' in error
    ? PortalError.fromData(error as PortalErrorData)
    : new PortalError('aborted');
}
