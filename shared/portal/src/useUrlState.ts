import { useStable } from '@hoa/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

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
