import { createHttpClient } from '@hoa/api/http';
import type { Configuration } from '@hoa/registry';
import { apiAddress } from '../registry/api-address.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createMagicLinkProvider } from './magic-link-provider.ts';
import { createSignInService } from './sign-in-service.ts';

/** The identity provider of live mode: the portal's own server. */
export async function createLiveIdentityProvider(
  configuration: Promise<Configuration | undefined>,
): Promise<IdentityProvider> {
  const api = await apiAddress(configuration);
  const client = createHttpClient({ api, membership: () => undefined });
  return createMagicLinkProvider(createSignInService(client), () => window.localStorage);
}
