import type { Comment, ThreadMessage } from '@hoa/domain';
import { type Input, type OperationState, useOperation, useOperations } from '@hoa/portal';
import { useState } from 'react';

/** The items of conversations, by the operation that reads them. */
interface Conversations {
  'threads.messages': ThreadMessage;
  'topics.comments': Comment;
}

/** The fields that determine an item's position in a conversation. */
interface ConversationItem {
  readonly id: string;
  readonly createdAt: string;
}

interface Part<Item> {
  items: Item[];
  hasEarlier: boolean;
}

export interface ConversationState<Item>
  extends Pick<OperationState<unknown>, 'error' | 'refetch'> {
  /** Oldest first; undefined until the latest items have loaded. */
  readonly items: readonly Item[] | undefined;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly showEarlier: () => void;
}

/** Reads a conversation backwards: the latest part, and an earlier one with each `showEarlier`. */
export function useConversation<Name extends keyof Conversations>(
  operation: Name,
  input: Input<Name>,
): ConversationState<Conversations[Name]> {
  type Item = Conversations[Name];
  const latest = useOperation(operation, input) as OperationState<Part<Item>>;
  const [befores, setBefores] = useState<readonly ConversationItem[]>([]);
  const inputs = befores.map(({ createdAt, id }) => ({
    ...input,
    before: createdAt,
    beforeId: id,
  }));
  const earlier = useOperations(operation, inputs) as readonly (Part<Item> | undefined)[];
  const last = useOperation(operation, inputs.at(-1) ?? input) as OperationState<Part<Item>>;
  const seen = useSeen(latest.data?.items);
  const items =
    latest.data && befores.length > 0
      ? joined(earlier, seen, befores[0], latest.data.items)
      : latest.data?.items;
  const oldest = items?.[0];
  return {
    items,
    hasEarlier: last.data?.hasEarlier ?? false,
    isLoadingEarlier: last.isFetching && earlier.includes(undefined),
    error: latest.error ?? last.error,
    refetch: () => {
      if (latest.error) latest.refetch();
      if (last.error) last.refetch();
    },
    showEarlier: () => oldest && setBefores([...befores, oldest]),
  };
}

/** Returns all messages that were in the latest part since the conversation was opened. */
function useSeen<Item extends { id: string }>(items: readonly Item[] | undefined): readonly Item[] {
  const [seen, setSeen] = useState<readonly Item[]>([]);
  const [known, setKnown] = useState<readonly Item[]>();
  if (items && items !== known) {
    const ids = new Set(items.map(({ id }) => id));
    setKnown(items);
    setSeen([...seen.filter(({ id }) => !ids.has(id)), ...items]);
  }
  return seen;
}

/** Joins the parts in order, including messages that newer ones have pushed out of the latest part. */
function joined<Item extends ConversationItem>(
  earlier: readonly (Part<Item> | undefined)[],
  seen: readonly Item[],
  from: ConversationItem | undefined,
  latest: readonly Item[],
): readonly Item[] {
  const before = latest[0];
  const between =
    from === undefined || before === undefined
      ? []
      : seen.filter((item) => !isEarlier(item, from) && isEarlier(item, before));
  return [...earlier.toReversed().flatMap((part) => part?.items ?? []), ...between, ...latest];
}

/** Items of the same instant are sorted by descending id, like the pages of the query. */
function isEarlier(one: ConversationItem, other: ConversationItem): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id > other.id;
}
