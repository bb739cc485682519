import { createMagicLinkProvider } from '../session/magic-link-provider.ts';
import { createMockIdentityProvider } from '../session/mock-identity-provider.ts';
import { unconfiguredService } from '../session/unconfigured-service.ts';

/** The mock switch for sign-in is fixed on; the sign-in service's configuration holds placeholders. */
const isMock: boolean = true;

/** Whoever knows people in this build of the portal. */
export function createIdentityProvider() {
  return isMock
    ? createMockIdentityProvider(() => import('@hoa/mock-data/mock-users').then((m) => m.mockUsers))
    : createMagicLinkProvider(
        unconfiguredService,
        () => window.localStorage,
        window.location.origin,
      );
}
