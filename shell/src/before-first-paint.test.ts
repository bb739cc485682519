import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../hosting/import-map.mjs';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
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

describe('while the shell is on its way', () => {
  const files = (name: string) => ({ scripts: [`${name}.js`], styles: [`${name}.css`] });
  const remotes = [
    {
      entry: '/remotes/community/7/remoteEntry.js',
      preload: files('community'),
      pages: [
        { path: '/', roles: ['resident', 'admin'], preload: files('home') },
        { path: '/forums/:topicId', roles: ['resident'], preload: files('topic') },
      ],
    },
    {
      entry: '/remotes/vendor/3/remoteEntry.js',
      preload: files('vendor'),
      pages: [{ path: '/vendor', roles: ['vendor'], preload: files('board') }],
    },
  ];
  const signedIn = JSON.stringify({ role: 'resident' });
  const everyone = ['/assets/adapters.js'];
  const listed = [
    ['/assets/adapters.js', ''],
    ['/assets/home.json', '^(resident|admin) '],
    ['/assets/tickets.json', '^vendor | /tickets'],
  ];
  const [home, tickets] = ['/assets/home.json', '/assets/tickets.json'];
  const at = (folder: string, ...names: string[]) =>
    names.flatMap((name) => [
      `http://portal.test/remotes/${folder}/${name}.css`,
      `http://portal.test/remotes/${folder}/${name}.js`,
    ]);

  it.each([
    ['the home', '/', signedIn, [...everyone, home, ...at('community/7', 'community', 'home')]],
    [
      'one topic',
      '/forums/T-1',
      signedIn,
      [...everyone, home, ...at('community/7', 'community', 'topic')],
    ],
    [
      'the board of a vendor',
      '/vendor',
      JSON.stringify({ role: 'vendor' }),
      [...everyone, tickets, ...at('vendor/3', 'vendor', 'board')],
    ],
    ['a page with samples of its own', '/tickets/1', signedIn, [...everyone, home, tickets]],
    ['a page of another role', '/vendor', signedIn, [...everyone, home]],
    ['an address that is none', '/nowhere', signedIn, [...everyone, home]],
    ['the home of nobody', '/', null, []],
    ['the home with a damaged session', '/', '{"role":', []],
  ])('%s is fetched', async (_what, path, session, expected) => {
    expect((await fetchedAhead(path, session, { remotes })).sort()).toEqual([...expected].sort());
  });

  it.each([[{}], [{ remotes: null }], [{ remotes: [{ entry: '/x' }] }]])(
    'a registry of %j is left for the shell to complain about',
    async (registry) => {
      expect(await fetchedAhead('/', signedIn, registry)).toEqual([...everyone, home]);
    },
  );

  async function fetchedAhead(path: string, session: string | null, registry: object) {
    const fetched: string[] = [];
    const window: { registryAhead?: Promise<Response> } = {};
    runInNewContext(fetchScript, {
      URL,
      window,
      fetch: async () => Response.json(registry),
      localStorage: { getItem: () => session },
      location: { pathname: path, origin: 'http://portal.test' },
      document: {
        createElement: () => ({}),
        getElementById: () => ({ textContent: JSON.stringify(listed) }),
        head: { append: ({ href }: { href: string }) => fetched.push(href) },
      },
    });
    const kept = await window.registryAhead;
    // The shell can still read it.
    expect(await kept?.json()).toEqual(registry);
    await new Promise(setImmediate);
    return fetched;
  }
});

it('is allowed by the policy, as every script in the page is', () => {
  const withMap = page.replace('<script>', '<script type="importmap">{}</script><script>');
  // The theme, the list of files, and what fetches ahead.
  expect(inlineScriptHashes(page)).toHaveLength(3);
  expect(inlineScriptHashes(withMap)).toHaveLength(4);
});

function run(dataset: object, localStorage: object) {
  runInNewContext(themeScript, { localStorage, document: { documentElement: { dataset } } });
}
