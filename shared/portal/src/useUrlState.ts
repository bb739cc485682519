import { useStable } from '@hoa/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepChoice, kept } from './kept-choices.ts';

type Values = Readonly<Record<string, string | number>>;
type Widened<V extends Values> = {
  -readonly [Key in keyof V]: V[Key] extends number ? number : string;
};

/**
 * Keeps filters, sort, page, tab or open drawer in the URL query: a link or a reload shows the same view, and Back
 * undoes the last step. `defaults` lists the keys; default values are omitted from the URL, and an invalid number
 * counts as the default. `replace` adds no history entry, for typing.
 */
export function useUrlState<const V extends Values>(defaults: V) {
  const [params, setParams] = useSearchParams();
  const key = JSON.stringify(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents `defaults`, which callers write inline
  const values = useMemo(() => read(params, defaults), [params, key]);
  // Stable, unlike the router's setter, which changes with every URL.
  const change = useStable(
    (changes: Partial<Widened<V>>, { replace = false }: { replace?: boolean } = {}) =>
      setParams((current) => withChanges(current, defaults, changes), {
        replace,
        preventScrollReset: true,
      }),
  );
  return [values, change] as const;
}

function read<V extends Values>(params: URLSearchParams, defaults: V): Widened<V> {
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const text = params.get(name);
    if (text === null) return [name, fallback];
    if (typeof fallback === 'string') return [name, text];
    const number = Number(text);
    return [name, Number.isSafeInteger(number) ? number : fallback];
  });
  return Object.fromEntries(entries) as Widened<V>;
}

function withChanges(current: URLSearchParams, defaults: Values, changes: Partial<Values>) {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === defaults[name] || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const key = 'hoa:navigation';

/**
 * Returns the expanded state of the sidebar, a function that toggles it, and props for the content next to it. On wide
 * screens the state is stored; on narrow ones the sidebar opens over the page and closes when the content is used.
 */
export function useSideBar() {
  const [open, setOpen] = useState(isKeptOpen);
  const close = () => hasRoom() || setOpen(false);
  useEffect(() => {
    const follow = () => setOpen(isKeptOpen);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  const toggle = () => {
    setOpen(!open);
    if (hasRoom()) keepChoice(key, open ? 'collapsed' : '');
  };
  return [open, toggle, { onPointerDown: close, onFocus: close }] as const;
}

/** Returns true if the screen is wide enough for the sidebar next to the page. */
function hasRoom(): boolean {
  return matchMedia('(width >= 64rem)').matches;
}

function isKeptOpen(): boolean {
  return hasRoom() && kept(key) !== 'collapsed';
}
