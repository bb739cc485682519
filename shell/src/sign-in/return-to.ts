import { inPortalAddress } from '@hoa/domain';

/**
 * Returns the URL to open after signing in, from a history entry or from storage: a path of this portal with its query
 * and hash; '/' for anything else.
 */
export function readReturnTo(state: unknown): string {
  const returnTo =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return inPortalAddress(typeof returnTo === 'string' ? returnTo : null);
}
