import type { Ticket } from '@hoa/domain';
import { useCallback, useMemo, useState } from 'react';

/** The selected ones of the tickets in view. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  set(ticket: Pick<Ticket, 'id'>, isSelected: boolean): void;
  all(): void;
  none(): void;
}

/** Selected tickets, by id. A ticket hidden by a filter is not selected, so that no hidden ticket is changed. */
export function useSelection(tickets: readonly Pick<Ticket, 'id'>[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => new Set(tickets.map(({ id }) => id).filter((id) => chosen.has(id))),
    [tickets, chosen],
  );
  const set = useCallback(({ id }: Pick<Ticket, 'id'>, isSelected: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const all = useCallback(() => setChosen(new Set(tickets.map(({ id }) => id))), [tickets]);
  const none = useCallback(() => setChosen(new Set()), []);
  // Memoized: while a search is typed the cards are not rendered again.
  return useMemo(() => ({ ids, set, all, none }), [ids, set, all, none]);
}
