// @ts-check
import { chunkOf, chunksOf } from './chunk-graph.mjs';

/** The id that the federation plugin gives the module of `remoteEntry.js`. */
const container = /^virtual:mf-REMOTE_ENTRY_ID\b/;

/** The id that the plugin gives a module that reads one shared module. */
const reader = /\bvirtual:mf:.+__loadShare__/;

/**
 * Replaces the federation plugin's container of a remote, which is ten times as large: it also supports webpack hosts,
 * remotes that bring shared modules or load further remotes, and tree-shaken shared modules. Shared modules are loaded
 * before any other code of the remote runs, so they are read without the plugin's code for late loading. Modules on
 * demand use the plugin's code.
 * @param {{ exposes: Readonly<Record<string, string>>, shared: readonly string[], onDemand: readonly string[] }} remote
 *   Its exposed modules by name; the modules that the host provides, and those of them that are loaded on demand.
 * @returns {import('vite').Plugin}
 */
export function remoteContainer({ exposes, shared, onDemand }) {
  const atOnce = shared.filter((name) => !onDemand.includes(name));
  let root = '';
  return {
    name: 'hoa:remote-container',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      order: 'post',
      filter: { id: [container, reader] },
      handler(generated, id) {
        const code = container.test(id) ? asContainer(generated) : asReader(generated);
        if (code === undefined) return this.error(`The federation plugin writes another ${id}.`);
        return { code, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // Removes the chunks of the plugin's own container, which are no longer imported.
        const needed = new Set(['remoteEntry.js']);
        for (const name of needed) {
          const chunk = chunkOf(bundle, name);
          for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
            needed.add(next);
        }
        for (const { fileName } of chunksOf(bundle))
          if (!needed.has(fileName)) delete bundle[fileName];
      },
    },
  };

  /** @param {string} generated */
  function asContainer(generated) {
    const [, state] = /__mfResolveGlobalKey = ("[^"]+")/.exec(generated) ?? [];
    const modules = Object.entries(exposes).map(
      ([name, path]) => `'${name}': () => import(${JSON.stringify(root + path.slice(1))})`,
    );
    return state && containerCode({ modules, state, atOnce });
  }

  /** @param {string} generated */
  function asReader(generated) {
    const [, name] = /Shared module (\S+) was imported before/.exec(generated) ?? [];
    if (name && onDemand.includes(name)) return generated;
    const names = [...generated.matchAll(/\b__mf_\d+ as (\w+)/g)].map(([, one]) => one);
    if (!name || names.length === 0) return undefined;
    const exported = names.map((one) => `export const ${one} = shared.${one};`);
    return `const shared = globalThis.__mf_module_cache__.share['default:${name}'];
export { shared as default, shared as __moduleExports };
${exported.join('\n')}
`;
  }
}

/**
 * The code of the container: `init` receives the host's modules, `get` returns an exposed module. The remote's modules
 * read shared modules from the plugin's cache, and modules on demand through the plugin's state.
 * @param {{ modules: readonly string[], state: string, atOnce: readonly string[] }} options
 */
const containerCode = ({ modules, state, atOnce }) => `
const exposed = { ${modules.join(', ')} };
const cache = (globalThis.__mf_module_cache__ ??= { share: {}, remote: {} });
const state = (globalThis[${state}] ??= newState());
let provided;

export async function init(scope) {
  if (provided) return;
  await take(${JSON.stringify(atOnce)}, scope);
  provided = scope;
  state.loadLazyShares = (names) => take(names, provided);
  state.initResolve();
}

export async function get(name) {
  const module = await exposed[name]();
  return () => module;
}

function take(names, scope) {
  return Promise.all(
    names.map(async (name) => {
      // Ignores entries of remotes with the plugin's container, which request the module instead of providing it.
      const one = Object.values(scope[name] ?? {}).find(({ shareConfig }) => shareConfig?.import !== false);
      if (!one) throw new Error(\`The shell provides no \${name}.\`);
      cache.share['default:' + name] ??= (await one.get())();
    }),
  );
}

function newState() {
  let initResolve, initReject;
  const initPromise = new Promise((resolve, reject) => {
    initResolve = resolve;
    initReject = reject;
  });
  return { initPromise, initResolve, initReject };
}
`;
