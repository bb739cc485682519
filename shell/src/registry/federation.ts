import * as facade from '@hoa/shared';
import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as react from 'react';

/** What this shell shares with remotes, by the specifier they import it by. */
export const shared = {
  react: { version: react.version, module: react },
  '@hoa/shared': { version: __SHARED_VERSION__, module: facade },
} as const;

// Remotes are built with `externalRuntime`: they run on this copy and bring none of their own.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * The page's one federation host. The shell calls the runtime itself instead of through the build
 * plugin, whose wrapping of shared modules costs a host ten more requests (decision 003).
 */
export const federation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, { version, module }]) => [
      name,
      { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: version } },
    ]),
  ),
});
