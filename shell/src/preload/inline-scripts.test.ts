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
        {
          path: '/',
          roles: ['resident', 'admin'],
          reads: [
            ['threads.list', { limit: 3 }],
            ['account.get', {}, ['resident']],
          ],
          preload: files('home', 'home'),
        },
        {
          path: '/forums/:topicId',
          roles: ['resident'],
          reads: [['topics.get', { topicId: ':topicId', limit: 25 }]],
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
  const liveFiles = ['/assets/live-adapter.js'];
  const shellFiles = {
    scripts: everyone,
    live: liveFiles,
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

  describe('in live mode', () => {
    const live = (role: string) =>
      JSON.stringify({ role, mockOn: false, membershipId: `m-${role}` });
    const configuration = { modes: ['live'], api: '/portal-api' };
    const onlyHome = at('community/7', 'community', 'home');

    it('the page is fetched without sample data, with the adapter of live mode', async () => {
      const fetched = await fetchedAhead('/', live('resident'), { remotes, configuration });
      expect(fetched.sort()).toEqual([...liveFiles, ...onlyHome].sort());
    });

    const settings = ['association.get', {}];
    const everywhere = [
      settings,
      ['notifications.list', { limit: 1 }],
      ['threads.list', { limit: 1 }],
    ];

    it.each([
      [
        'the home of a resident',
        '/',
        'resident',
        [['threads.list', { limit: 3 }], ['account.get', {}], ...everywhere],
      ],
      ['the home of an admin', '/', 'admin', [['threads.list', { limit: 3 }], ...everywhere]],
      [
        'a topic',
        '/forums/T%201',
        'resident',
        [['topics.get', { topicId: 'T 1', limit: 25 }], ...everywhere],
      ],
      [
        'a topic whose address is not validly encoded',
        '/forums/%E0%A4%A',
        'resident',
        [['topics.get', { topicId: '%E0%A4%A', limit: 25 }], ...everywhere],
      ],
      ['an address with a query', '/?tab=all', 'resident', everywhere],
      ['an address without a page', '/nowhere', 'resident', everywhere],
      ['the board of a vendor', '/vendor', 'vendor', [settings]],
    ])('one request asks the server for the session and %s', async (_, path, role, reads) => {
      const asked: string[] = [];
      await openPage(path, live(role), { remotes, configuration }, {}, () => undefined, asked);
      expect(asked).toHaveLength(1);
      const { pathname, searchParams } = new URL(asked[0] ?? '', 'http://portal.test');
      expect(pathname).toBe('/portal-api/boot');
      expect(JSON.parse(searchParams.get('read') ?? '')).toEqual(reads);
      expect(searchParams.get('membership')).toBe(`m-${role}`);
    });

    it('the server is asked for nothing in mock mode', async () => {
      const asked: string[] = [];
      await openPage('/', signedIn, { remotes, configuration }, {}, () => undefined, asked);
      expect(asked).toEqual([]);
    });
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
    asked: string[] = [],
  ) {
    const { pathname, search } = new URL(path, 'http://portal.test');
    const window: { registryAhead?: Promise<Response>; pinOf?: (href: string) => string } = {};
    runInNewContext(fetchScript, {
      URL,
      URLSearchParams,
      setTimeout,
      window,
      fetch: async (address: string) => {
        if (address === '/remotes.json') return Response.json(registry);
        asked.push(address);
        return Response.json(null);
      },
      localStorage: { getItem: () => session },
      location: { pathname, search, origin: 'http://portal.test' },
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
