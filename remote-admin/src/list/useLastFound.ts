import { useRef } from 'react';

/**
 * Returns the item, or its last version while it loads again after leaving the page of the list, so that an open form
 * stays.
 */
export function useLastFound<Item extends { readonly id: string }>(
  id: string,
  found: Item | undefined,
): Item | undefined {
  const last = useRef(found);
  if (found) last.current = found;
  return found ?? (last.current?.id === id ? last.current : undefined);
}
