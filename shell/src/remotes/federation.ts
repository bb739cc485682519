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
const atHand = {
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
 * The names that the shell provides, by module. Those of modules that are fetched on demand are left to the
 * check at release: looking would fetch them before a page needs them.
 */
export const providedNames = {
  '@hoa/portal': Object.keys(facade),
  '@hoa/shared': Object.keys(facade),
};

// Remotes that were built before they had a container of their own run on this copy, and use these names of it.
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
    ...each(atHand, (module) => ({ lib: () => module })),
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
