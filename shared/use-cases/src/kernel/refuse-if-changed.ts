import { PortalError } from '@hoa/api';
import type { Decision } from '@hoa/domain';
import type { Versioned } from '../ports/repository.ts';

/**
 * Rejects with `conflict` if the stored values differ from those the caller has seen, so that nobody overwrites another
 * person's change unknowingly. Compares only the fields in `seen`; without it every change is accepted.
 */
export function refuseIfChanged<T extends object>(
  seen: { readonly [F in keyof T]?: T[F] | undefined } | undefined,
  kept: T,
): void {
  const fields = Object.keys(seen ?? {}) as (keyof T)[];
  const isSame = fields.every((field) => inKeyOrder(seen?.[field]) === inKeyOrder(kept[field]));
  if (!isSame) throw new PortalError('conflict');
}

/** Returns a value as JSON with sorted keys: PostgreSQL does not keep their order. */
function inKeyOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Throws the reason as a PortalError unless the rule allows it. */
export function assertAllowed(decision: Decision): void {
  if (!decision.ok) throw PortalError.refused(decision.reason);
}

/** Returns a record without its storage fields. */
export function unversioned<T extends object>({
  version: _,
  ...record
}: Versioned<T>): Omit<T, 'version'> {
  return record;
}
