import type { Input, Operation, Output } from '@hoa/api';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { portalApi } from './api.ts';
import type { PortalState, PortalStore } from './store.ts';

type Answers<Name extends Operation> = readonly (Output<Name> | undefined)[];

/**
 * Reads one operation with several inputs and keeps each result up to date, for lists with "show more". A result is
 * undefined until it has loaded; use `useOperation` for errors.
 */
export function useOperations<Name extends Operation>(
  operation: Name,
  inputs: readonly Input<Name>[],
): Answers<Name> {
  const store = useStore<PortalState>() as PortalStore;
  const key = JSON.stringify(inputs);
  const calls = useMemo(
    () => (JSON.parse(key) as Input<Name>[]).map((input) => ({ operation, input })),
    [operation, key],
  );
  useEffect(() => {
    const reads = calls.map((call) => store.dispatch(portalApi.endpoints.read.initiate(call)));
    return () => {
      for (const read of reads) read.unsubscribe();
    };
  }, [store, calls]);
  const selectors = useMemo(
    () => calls.map((call) => portalApi.endpoints.read.select(call)),
    [calls],
  );
  const latest = useRef<Answers<Name>>([]);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.getState();
    const answers = selectors.map((select) => select(state).data as Output<Name> | undefined);
    const isSame =
      answers.length === latest.current.length &&
      answers.every((answer, at) => answer === latest.current[at]);
    if (!isSame) latest.current = answers;
    return latest.current;
  });
}
