import type { Gateway } from '@hoa/api';
import {
  type Operation,
  operations,
  PortalError,
  type PortalErrorData,
  type Tag,
  tags,
} from '@hoa/api';
import { newId } from '@hoa/domain';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type AppState, profileRead, type SignedInUser, signedOut } from './app-state.ts';
import { type OptimisticChange, withOptimisticChanges } from './optimistic-changes.ts';

/** One call of the contract, as RTK Query keys it in the cache. */
export interface Call {
  readonly operation: Operation;
  readonly input: unknown;
}

/** What the store hands to the base query. */
export interface GatewayExtra {
  readonly gateway: Gateway;
  /** The optimistic changes of commands that are not answered yet, oldest first. */
  readonly optimisticChanges: Set<OptimisticChange>;
  /** Called when an answer says that the person's session has ended, before they are signed out. */
  readonly onSessionEnd: () => void;
}

/**
 * The only caller of the Gateway: mode, errors, trace ids and cancellation are handled here, and so is
 * the end of a session, whichever call learns of it.
 */
const gatewayBaseQuery: BaseQueryFn<Call, unknown, PortalErrorData> = async (
  { operation, input },
  { extra, signal, getState, dispatch },
) => {
  const { gateway, optimisticChanges, onSessionEnd } = extra as GatewayExtra;
  const currentUser = () => (getState() as { app: AppState }).app.user;
  const caller = currentUser();
  try {
    const answer: unknown = await gateway.call(operation, named(operation, input) as never, signal);
    // Whoever renames themselves is called by the new name at once.
    if (operation.startsWith('profile.')) dispatch(profileRead(answer as SignedInUser));
    return { data: withOptimisticChanges(answer, operation, optimisticChanges) };
  } catch (error) {
    const failure = PortalError.from(error);
    // A late answer to a previous person must not sign out the current one.
    if (failure.code === 'signed-out' && caller && currentUser() === caller) {
      onSessionEnd();
      dispatch(signedOut());
    }
    return { error: failure.toData() };
  }
};

/**
 * The input of a command with a request id of its own, unless it has one. A command that changes
 * nothing, such as a download, may be carried out again.
 */
function named(operation: Operation, input: unknown): unknown {
  const { kind, tags: changed } = operations[operation];
  if (kind === 'query' || changed.length === 0) return input;
  return { requestId: newId(), ...(input as object) };
}

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
      // After a conflict, what the command was based on is read again.
      invalidatesTags: (_result, error, { operation }) =>
        error && error.code !== 'conflict' ? [] : tagsOf(operation),
    }),
  }),
});

function tagsOf(operation: Operation): Tag[] {
  return [...operations[operation].tags];
}
