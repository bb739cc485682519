import type { Input, Output } from '@hoa/api';
import { type Operation, operations, PortalError, type PortalErrorData } from '@hoa/api';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { portalApi } from './api.ts';
import type { OptimisticChange } from './optimistic-changes.ts';
import type { PortalState, PortalStore } from './store.ts';

/** What to show before the command is answered: a change to each cached answer of an operation. */
export type Optimistic<Name extends Operation> = {
  readonly [Read in Operation]?: (draft: Output<Read>, input: Input<Name>) => void;
};

/**
 * A command through the Gateway: `[run, {isLoading}]`. `run` answers what the operation answers and
 * rejects with a PortalError. An `optimistic` change is undone when the command fails; payments never
 * use one.
 */
export function useCommand<Name extends Operation>(operation: Name, optimistic?: Optimistic<Name>) {
  const [write, { isLoading }] = portalApi.useWriteMutation();
  const store = useStore<PortalState>() as PortalStore;
  const run = useCallback(
    async (input: Input<Name>): Promise<Output<Name>> => {
      const shown = optimistic && applyOptimistic(store, optimistic, input);
      const answer = await write({ operation, input });
      if (answer.error) {
        // The cache may have been read again since, so undoing the patch is not enough: read once more.
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

/** Applies a change to every cached answer, and to those read until the command is answered. */
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
    /** Reads that began before the answer may still lack the change; later ones have it. */
    settle() {
      const reading = store.dispatch(portalApi.util.getRunningQueriesThunk());
      void Promise.allSettled(reading).then(() => all.delete(shown));
    },
  };
}

/** An error without `params` is RTK Query's own: the cache was reset, as when the data mode changes. */
function failureOf(error: object): PortalError {
  return 'params' in error
    ? PortalError.fromData(error as PortalErrorData)
    : new PortalError('aborted');
}
