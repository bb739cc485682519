import { useRef } from 'react';

/**
 * The item with an id as it was last found: a form that is open on it stays while the item is read again, after it has
 * left the page of the list.
 */
export function useLastFound<Item extends { readonly id: string }>(
  id: string,
  found: Item | undefined,
): Item | undefined {
  const last = useRef(found);
  if (found) last.current = found;
  return found ?? (last.current?.id === id ? last.current : undefined);
}
