import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Input, Output } from '../data/contract.ts';
import { type Operation, operations } from '../data/operations.ts';
import { PortalError, type PortalErrorData } from '../data/portal-error.ts';
import { portalApi } from './api.ts';
import type { ShownAtOnce } from './shown-at-once.ts';
import type { PortalState, PortalStore } from './store.ts';

/** What to show at once, before the answer: a change to every cached answer of an operation. */
export type Optimistic<Name extends Operation> = {
  readonly [Read in Operation]?: (draft: Output<Read>, input: Input<Name>) => void;
};

/**
 * A command through the Gateway: `[run, {isLoading}]`. `run` answers what the operation answers and
 * rejects with a PortalError. What `optimistic` showed at once is taken back when the command fails.
 * Never optimistic for payments.
 */
export function useCommand<Name extends Operation>(operation: Name, optimistic?: Optimistic<Name>) {
  const [write, { isLoading }] = portalApi.useWriteMutation();
  const store = useStore<PortalState>() as PortalStore;
  const run = useCallback(
    async (input: Input<Name>): Promise<Output<Name>> => {
      const shown = optimistic && showAtOnce(store, optimistic, input);
      const answer = await write({ operation, input });
      if (answer.error) {
        // What is taken back may have been read anew meanwhile: only a new reading is sure.
        shown?.takeBack();
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

/** Shows a change in every cached answer, and in those that are read until the command is answered. */
function showAtOnce<Name extends Operation>(
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
  const all = store.dispatch((_dispatch, _getState, { shownAtOnce }) => shownAtOnce);
  const patches = portalApi.util
    .selectCachedArgsForQuery(store.getState(), 'read')
    .flatMap((call) => {
      const apply = change(call.operation);
      return apply ? [store.dispatch(portalApi.util.updateQueryData('read', call, apply))] : [];
    });
  const shown: ShownAtOnce = { change };
  all.add(shown);
  return {
    takeBack() {
      all.delete(shown);
      for (const { undo } of patches) undo();
    },
    /** What began to be read before the answer may still lack the change; what follows has it. */
    settle() {
      const reading = store.dispatch(portalApi.util.getRunningQueriesThunk());
      void Promise.allSettled(reading).then(() => all.delete(shown));
    },
  };
}

/** Without parameters it is not of ours: the store forgot everything, as when live data are switched on. */
function failureOf(error: object): PortalError {
  return 'params' in error
    ? PortalError.fromData(error as PortalErrorData)
    : new PortalError('aborted');
}
