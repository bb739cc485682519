import { createMagicLinkProvider } from '../session/magic-link-provider.ts';
import { createMockIdentityProvider } from '../session/mock-identity-provider.ts';
import { unconfiguredService } from '../session/unconfigured-service.ts';

/** The mock switch for sign-in is fixed on; the sign-in service's configuration holds placeholders. */
const isMock: boolean = true;

/** The identity provider of this build. */
export function createIdentityProvider() {
  return isMock
    ? createMockIdentityProvider(() => import('./adapters.ts').then(({ mockPeople }) => mockPeople))
    : createMagicLinkProvider(
        unconfiguredService,
        () => window.localStorage,
        window.location.origin,
      );
}
