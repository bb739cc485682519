// @ts-check
import { chunkOf, chunksOf } from './chunk-graph.mjs';

/** What the federation plugin names the module behind `remoteEntry.js`. */
const container = /^virtual:mf-REMOTE_ENTRY_ID\b/;

/** What it names a module that reads one shared module. */
const reader = /\bvirtual:mf:.+__loadShare__/;

/**
 * Gives a remote a container of its own in place of the federation plugin's, which is ten times as large: what that one
 * does besides is for hosts of webpack, for remotes that bring shared modules along or load further remotes, and for
 * shared modules that are tree-shaken. What a remote shares is there before anything else of it runs, so that it is read
 * without the plugin's provisions for later. What is asked for on demand is read as the plugin has it.
 * @param {{ exposes: Readonly<Record<string, string>>, shared: readonly string[], onDemand: readonly string[] }} remote what it
 *   exposes, by name; what the host provides, and what of it is asked for only when a part that needs it is loaded
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
        // The plugin's own start, which nothing asks for any more.
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
 * The container: `init` takes what the host provides, `get` answers what the remote exposes. The modules of the remote
 * read what is shared from the plugin's cache; for what is on demand they ask the plugin's state.
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
      // A remote with the plugin's container lists there what it asks for itself.
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
