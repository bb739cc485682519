import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../../../hosting/import-map.mjs';
import { withInlineScripts } from '../../../shared/build/inline-scripts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const page = await withInlineScripts(readFileSync(`${root}/index.html`, 'utf8'), root);
const [themeScript = '', fetchScript = ''] = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
  ([, content]) => content,
);

describe('before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', undefined],
    ['"dark', undefined],
    [null, undefined],
  ])('a kept theme of %j makes the page %s', (kept, expected) => {
    const dataset: { theme?: string } = {};
    run(dataset, { getItem: () => kept });
    expect(dataset.theme).toBe(expected);
  });

  it('the page follows the system where storage is forbidden', () => {
    const dataset = {};
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(() => run(dataset, { getItem: forbidden })).not.toThrow();
    expect(dataset).toEqual({});
  });
});

describe('while the shell is being loaded', () => {
  const files = (name: string, ...data: string[]) => ({
    scripts: [`${name}.js`],
    styles: [`${name}.css`],
    data,
  });
  const remotes = [
    {
      entry: '/remotes/community/7/remoteEntry.js',
      preload: files('community'),
      pages: [
        { path: '/', roles: ['resident', 'admin'], preload: files('home', 'home') },
        {
          path: '/forums/:topicId',
          roles: ['resident'],
          preload: files('topic', 'forum', 'unknown'),
        },
      ],
    },
    {
      entry: '/remotes/vendor/3/remoteEntry.js',
      preload: files('vendor'),
      pages: [{ path: '/vendor', roles: ['vendor'], preload: files('board', 'tickets') }],
    },
  ];
  const signedIn = JSON.stringify({ role: 'resident' });
  const everyone = ['/assets/adapters.js'];
  const shellFiles = {
    scripts: everyone,
    data: {
      home: ['/assets/home.json'],
      forum: ['/assets/forum.json'],
      tickets: ['/assets/tickets.json', '/assets/tickets.js'],
    },
  };
  const { home, forum, tickets } = shellFiles.data;
  const at = (folder: string, ...names: string[]) =>
    names.flatMap((name) => [
      `http://portal.test/remotes/${folder}/${name}.css`,
      `http://portal.test/remotes/${folder}/${name}.js`,
    ]);

  it.each([
    ['the home', '/', signedIn, [...everyone, ...home, ...at('community/7', 'community', 'home')]],
    [
      'one topic',
      '/forums/T-1',
      signedIn,
      [...everyone, ...forum, ...at('community/7', 'community', 'topic')],
    ],
    [
      'the board of a vendor',
      '/vendor',
      JSON.stringify({ role: 'vendor' }),
      [...everyone, ...tickets, ...at('vendor/3', 'vendor', 'board')],
    ],
    ['a page of another role', '/vendor', signedIn, everyone],
    ['an address without a page', '/nowhere', signedIn, everyone],
    ['the home of nobody', '/', null, []],
    ['the home with a damaged session', '/', '{"role":', []],
  ])('%s is fetched', async (_what, path, session, expected) => {
    expect((await fetchedAhead(path, session, { remotes })).sort()).toEqual([...expected].sort());
  });

  it.each([[{}], [{ remotes: null }], [{ remotes: [{ entry: '/x' }] }]])(
    'a registry of %j is left for the shell to report',
    async (registry) => {
      expect(await fetchedAhead('/', signedIn, registry)).toEqual(everyone);
    },
  );

  it('styles and scripts are checked against the pins of the page, under a respelled address too', async () => {
    const checked: Record<string, string> = {};
    const pinned = {
      '/remotes/community/7/home.css': 'sha256-css',
      '/assets/adapters.js': 'sha256-js',
    };
    const pinOf = await openPage('/', signedIn, { remotes }, pinned, ({ href, integrity }) => {
      checked[href] = integrity;
    });
    expect(checked['http://portal.test/remotes/community/7/home.css']).toBe('sha256-css');
    expect(checked['/assets/adapters.js']).toBe('sha256-js');
    expect(checked['/assets/home.json']).toBe('');
    expect(pinOf?.('/remotes/community/%37/home.css')).toBe('sha256-css');
  });

  interface Link {
    readonly href: string;
    readonly integrity: string;
  }

  async function fetchedAhead(path: string, session: string | null, registry: object) {
    const fetched: string[] = [];
    await openPage(path, session, registry, {}, ({ href }) => fetched.push(href));
    return fetched;
  }

  async function openPage(
    path: string,
    session: string | null,
    registry: object,
    integrity: object,
    append: (link: Link) => void,
  ) {
    const window: { registryAhead?: Promise<Response>; pinOf?: (href: string) => string } = {};
    runInNewContext(fetchScript, {
      URL,
      window,
      fetch: async () => Response.json(registry),
      localStorage: { getItem: () => session },
      location: { pathname: path, origin: 'http://portal.test' },
      document: {
        createElement: () => ({}),
        getElementById: () => ({ textContent: JSON.stringify(shellFiles) }),
        querySelector: () => ({ textContent: JSON.stringify({ integrity }) }),
        head: { append },
      },
    });
    const kept = await window.registryAhead;
    // The shell can still read it.
    expect(await kept?.json()).toEqual(registry);
    await new Promise(setImmediate);
    return window.pinOf;
  }
});

it('is allowed by the policy, as every script in the page is', () => {
  const withMap = page.replace('<script>', '<script type="importmap">{}</script><script>');
  // The theme, the shell's files, and the preload script.
  expect(inlineScriptHashes(page)).toHaveLength(3);
  expect(inlineScriptHashes(withMap)).toHaveLength(4);
});

function run(dataset: object, localStorage: object) {
  runInNewContext(themeScript, { localStorage, document: { documentElement: { dataset } } });
}
