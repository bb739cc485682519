import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Input, Output } from '../data/contract.ts';
import { type Operation, operations } from '../data/operations.ts';
import { PortalError, type PortalErrorData } from '../data/portal-error.ts';
import { portalApi } from './api.ts';
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
      const shown = optimistic ? showAtOnce(store, optimistic, input) : [];
      const answer = await write({ operation, input });
      if (answer.error) {
        for (const { undo } of shown) undo();
        // What was taken back may have been read anew meanwhile: only a new reading is sure.
        if (shown.length > 0) {
          store.dispatch(portalApi.util.invalidateTags([...operations[operation].tags]));
        }
        throw PortalError.fromData(answer.error as PortalErrorData);
      }
      return answer.data as Output<Name>;
    },
    [write, store, operation, optimistic],
  );
  return [run, { isLoading }] as const;
}

function showAtOnce<Name extends Operation>(
  store: PortalStore,
  optimistic: Optimistic<Name>,
  input: Input<Name>,
) {
  return portalApi.util.selectCachedArgsForQuery(store.getState(), 'read').flatMap((call) => {
    const change = optimistic[call.operation] as
      | ((draft: unknown, input: Input<Name>) => void)
      | undefined;
    if (!change) return [];
    return [
      store.dispatch(portalApi.util.updateQueryData('read', call, (draft) => change(draft, input))),
    ];
  });
}
