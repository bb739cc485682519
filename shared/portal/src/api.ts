import type { Gateway } from '@hoa/api';
import {
  type Operation,
  operations,
  PortalError,
  type PortalErrorData,
  type Tag,
  tags,
} from '@hoa/api';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type AppState, profileRead, type SignedInUser, signedOut } from './app-state.ts';
import { type OptimisticChange, withOptimisticChanges } from './optimistic-changes.ts';

/** A call of an operation; RTK Query's cache key. */
export interface Call {
  readonly operation: Operation;
  readonly input: unknown;
}

/** Dependencies of the base query. */
export interface GatewayExtra {
  readonly gateway: Gateway;
  /** The optimistic updates of commands without a response, oldest first. */
  readonly optimisticChanges: Set<OptimisticChange>;
  /** Called before sign-out when a response shows that the session has ended. */
  readonly onSessionEnd: () => void;
}

/**
 * The only caller of the Gateway. It handles the data mode, errors, trace ids, cancellation and the end of a session,
 * whichever call detects it.
 */
const gatewayBaseQuery: BaseQueryFn<Call, unknown, PortalErrorData> = async (
  { operation, input },
  { extra, signal, getState, dispatch },
) => {
  const { gateway, optimisticChanges, onSessionEnd } = extra as GatewayExtra;
  const currentUser = () => (getState() as { app: AppState }).app.user;
  const caller = currentUser();
  try {
    const answer: unknown = await gateway.call(operation, input as never, signal);
    // A person who changes their name sees the new one immediately.
    if (operation.startsWith('profile.')) dispatch(profileRead(answer as SignedInUser));
    return { data: withOptimisticChanges(answer, operation, optimisticChanges) };
  } catch (error) {
    const failure = PortalError.from(error);
    // A late response to a previous person must not sign out the current one.
    if (failure.code === 'signed-out' && caller && currentUser() === caller) {
      onSessionEnd();
      dispatch(signedOut());
    }
    return { error: failure.toData() };
  }
};

/** The cache of all queries through the Gateway, with an entry per operation and input. */
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
      // A conflict invalidates the command's tags, too, so that the current values are refetched.
      invalidatesTags: (_result, error, { operation }) =>
        error && error.code !== 'conflict' ? [] : tagsOf(operation),
    }),
  }),
});

function tagsOf(operation: Operation): Tag[] {
  return [...operations[operation].tags];
}
