import { PortalError } from '@hoa/api';

/**
 * Rejects with `conflict` if the stored values differ from those the caller has seen, so that nobody overwrites another
 * person's change unknowingly. Compares only the fields in `seen`; without it every change is accepted.
 */
export function refuseIfChanged<T extends object>(
  seen: { readonly [F in keyof T]?: T[F] | undefined } | undefined,
  kept: T,
): void {
  const fields = Object.keys(seen ?? {}) as (keyof T)[];
  const isSame = fields.every(
    (field) => JSON.stringify(seen?.[field]) === JSON.stringify(kept[field]),
  );
  if (!isSame) throw new PortalError('conflict');
}
