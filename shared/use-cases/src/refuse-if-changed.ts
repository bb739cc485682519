import { PortalError } from '@hoa/api';

/**
 * Refuses a change that is based on other values than those kept now, so that nobody's are overwritten unseen. Only
 * fields that the caller has seen are compared; without any the change is accepted.
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
