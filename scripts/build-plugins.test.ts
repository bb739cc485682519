import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compiledAhead } from '../shared/build/compiled-ahead.mjs';
import { foldHelpers } from '../shared/build/fold-helpers.mjs';

/** An entry script and two lazily loaded scripts that each wrap a CommonJS module. */
const sources: Record<string, string> = {
  '/start.js': 'export const load = [() => import("/one.js"), () => import("/two.js")];',
  '/one.js': 'import old from "/one.cjs"; export default old.value;',
  '/one.cjs': 'exports.value = 1;',
  '/two.js': 'import old from "/two.cjs"; export default old.value;',
  '/two.cjs': 'exports.value = 2;',
};

/** Builds the page; returns its scripts by file name. */
async function scriptsWith(plugins: readonly Plugin[]): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: tmpdir(),
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      ...plugins,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/start.js',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
}

const isStart = ({ name }: { readonly name: string }) => name === 'start';

test('the helpers of the bundler are folded into the script of the start, and every script still runs', async () => {
  const apart = await scriptsWith([]);
  expect([...apart.keys()].some((name) => /runtime|preload-helper/.test(name))).toBe(true);

  const folded = await scriptsWith([foldHelpers(isStart)]);
  expect([...folded.keys()].sort()).toEqual(['one.js', 'start.js', 'two.js']);
  const folder = await mkdtemp(join(tmpdir(), 'hoa-folded-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, code] of folded) await writeFile(join(folder, name), code);
    const start = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'start.js')).href);
    const loaded = await Promise.all(start.load.map((load: () => Promise<unknown>) => load()));
    expect(loaded).toMatchObject([{ default: 1 }, { default: 2 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a build without the script that should hold the helpers fails', async () => {
  await expect(scriptsWith([foldHelpers(({ name }) => name === 'missing')])).rejects.toThrow(
    'The build has no file for the helpers.',
  );
});

test('the scripts of the start, and no others, carry the hint to compile them while they are fetched', async () => {
  const scripts = await scriptsWith([compiledAhead(isStart)]);
  const hinted = [...scripts].filter(([, code]) =>
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map(([name]) => name)).toEqual(['start.js']);
});
