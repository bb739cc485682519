import { inPortalAddress } from '@hoa/shared/domain';

/** What a visitor's way to the sign-in page carries in the history. */
export interface Origin {
  readonly from: string;
}

/**
 * Where a visitor came from, out of a history entry or storage: a path of this portal with its query and
 * hash; '/' for anything else.
 */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return inPortalAddress(typeof from === 'string' ? from : null);
}
