import { inPortalAddress } from '@hoa/domain';

/**
 * Where to go after signing in, read from a history entry or from storage: a path of this portal with
 * its query and hash; '/' for anything else.
 */
export function readReturnTo(state: unknown): string {
  const returnTo =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return inPortalAddress(typeof returnTo === 'string' ? returnTo : null);
}
