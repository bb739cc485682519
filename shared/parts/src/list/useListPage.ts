import {
  type Input,
  type Operation,
  type OperationState,
  type Output,
  useOperation,
} from '@hoa/portal';
import { useDeferredInput } from './useDeferredInput.ts';

/** The operations that return a page of a list. */
type ListOperation = {
  [N in Operation]: Output<N> extends { items: unknown[]; total: number } ? N : never;
}[Operation];

export interface PageOptions {
  /** The requested page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Reads nothing. */
  readonly skip?: boolean;
}

export interface ListPageState<Data> extends OperationState<Data> {
  /** The page shown: the last one if the requested page is beyond it. */
  readonly page: number;
}

/**
 * Reads a page of a list; the previous response stays while the next one loads. A change of `filters` or `page` is
 * requested one paint late, so that the pressed control is shown first.
 */
export function useListPage<Name extends ListOperation>(
  operation: Name,
  filters: Input<Name>,
  { page, pageSize, skip = false }: PageOptions,
): ListPageState<Output<Name>> {
  const first = Math.max(1, Math.trunc(page) || 1);
  const [asked, isLate] = useDeferredInput({ filters, page: first });
  const wanted = useOperation(operation, inputOf(asked.filters, asked.page, pageSize), { skip });
  const last = wanted.data && Math.max(1, Math.ceil(totalOf(wanted.data) / pageSize));
  const isKnown = last !== undefined && !wanted.isFetching;
  const shown = isKnown ? Math.min(asked.page, last) : asked.page;
  // The same input as before, except for a page beyond the last one.
  const answer = useOperation(operation, inputOf(asked.filters, shown, pageSize), { skip });
  return {
    ...answer,
    isFetching: isLate || answer.isFetching,
    page: isLate ? first : shown,
  };
}

function inputOf<Name extends ListOperation>(
  filters: Input<Name>,
  page: number,
  pageSize: number,
): Input<Name> {
  const offset = (page - 1) * pageSize;
  return { ...filters, limit: pageSize, ...(offset > 0 && { offset }) };
}

function totalOf(answer: { total: number }): number {
  return answer.total;
}
