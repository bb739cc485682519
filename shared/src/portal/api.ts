import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Gateway } from '../data/gateway.ts';
import { type Operation, operations, type Tag, tags } from '../data/operations.ts';
import { PortalError, type PortalErrorData } from '../data/portal-error.ts';
import { type ShownAtOnce, withShownAtOnce } from './shown-at-once.ts';

/** One call of the contract, as RTK Query keys it in the cache. */
export interface Call {
  readonly operation: Operation;
  readonly input: unknown;
}

/** What the store hands to the base query. */
export interface GatewayExtra {
  readonly gateway: Gateway;
  /** What commands have shown before they were answered, oldest first. */
  readonly shownAtOnce: Set<ShownAtOnce>;
}

/** The only caller of the Gateway: mode, errors, trace ids and cancellation have this one place. */
const gatewayBaseQuery: BaseQueryFn<Call, unknown, PortalErrorData> = async (
  { operation, input },
  { extra, signal },
) => {
  const { gateway, shownAtOnce } = extra as GatewayExtra;
  try {
    const answer: unknown = await gateway.call(operation, input as never, signal);
    return { data: withShownAtOnce(answer, operation, shownAtOnce) };
  } catch (error) {
    return { error: PortalError.from(error).toData() };
  }
};

/** The cache of everything read through the Gateway; one entry per operation and input. */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: gatewayBaseQuery,
  tagTypes: [...tags],
  endpoints: (build) => ({
    read: build.query<unknown, Call>({
      query: (call) => call,
      providesTags: (_result, _error, { operation }) => tagsOf(operation),
    }),
    write: build.mutation<unknown, Call>({
      query: (call) => call,
      invalidatesTags: (_result, error, { operation }) => (error ? [] : tagsOf(operation)),
    }),
  }),
});

function tagsOf(operation: Operation): Tag[] {
  return [...operations[operation].tags];
}
