import * as facade from '@hoa/portal';
import { init } from '@module-federation/runtime';
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRegisteredShare,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
import * as react from 'react';

/** The shared modules that are already loaded, by import specifier. */
const loaded = {
  react,
  '@hoa/portal': facade,
  // The former name, for remotes that were built with it.
  '@hoa/shared': facade,
} as const;

/** The shared modules that are fetched when a remote first needs them. */
const onDemand = {
  '@hoa/domain/tickets': () => import('@hoa/domain/tickets'),
  '@hoa/domain/schemas': () => import('@hoa/domain/schemas'),
} as const;

/** The version of each provided module. */
export const providedVersions = __PROVIDED_VERSIONS__;

/**
 * The names that the shell provides, by module. Modules on demand are only checked at release, because reading their
 * names would load them.
 */
export const providedNames = {
  '@hoa/portal': Object.keys(facade),
  '@hoa/shared': Object.keys(facade),
};

// Remotes built with the federation plugin's container use this copy of the runtime, by these names.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: { share: { getRegisteredShare } },
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
});

/**
 * The page's one federation host. The shell calls the runtime itself instead of through the build
 * plugin, whose wrapping of shared modules costs a host ten more requests (decision 003).
 */
export const federation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    ...each(loaded, (module) => ({ lib: () => module })),
    ...each(onDemand, (load) => ({
      get: async () => {
        const module = await load();
        return () => module;
      },
    })),
  },
});

function each<M>(modules: Readonly<Record<string, M>>, source: (module: M) => object) {
  const entries = Object.entries(modules).map(([name, module]) => {
    const version = providedVersions[name] ?? '';
    const shareConfig = { singleton: true, requiredVersion: version };
    return [name, { version, shareConfig, ...source(module) }];
  });
  return Object.fromEntries(entries);
}
