import { type RefObject, useLayoutEffect, useRef } from 'react';

interface SentItem {
  readonly id: string;
  readonly author: { readonly uid: string };
}

/**
 * Scrolls a message that the person has just sent into view, which the form at the end of the conversation would cover.
 * @param inside the messages with the form below them
 * @param items the messages, oldest first; undefined while loading
 * @param uid the person
 */
export function useShowOwn(
  inside: RefObject<Element | null>,
  items: readonly SentItem[] | undefined,
  uid: string | undefined,
): void {
  const newest = items?.at(-1);
  // Undefined until the first messages have loaded, null if there were none.
  const previousId = useRef<string | null>(undefined);
  useLayoutEffect(() => {
    if (!items) return;
    const previous = previousId.current;
    previousId.current = newest?.id ?? null;
    const isSent =
      previous === null || (previous !== newest?.id && items.some(({ id }) => id === previous));
    if (isSent && newest?.author.uid === uid) inside.current?.scrollIntoView(false);
  }, [inside, items, newest, uid]);
}
