import { roles as rolesOfDomain } from '@hoa/domain';
import { roles } from '@hoa/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingFor } from '../remotes/compatibility.ts';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { readRegistry } from './registry.ts';
import { withinLimit } from './within-limit.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);
const [community, administration] = sampleRegistry;

describe('the registry', () => {
  it('lists what the server lists', async () => {
    answer(Response.json({ remotes: sampleRegistry }));
    await expect(readRegistry()).resolves.toEqual({
      remotes: sampleRegistry,
      dropped: [],
      configuration: { modes: ['mock'] },
    });
  });

  it('says which modes the site offers', async () => {
    const configuration = { modes: ['mock', 'live'], api: '/api', unavailable: 'No database' };
    answer(Response.json({ remotes: sampleRegistry, configuration }));
    await expect(readRegistry()).resolves.toMatchObject({ configuration });
  });

  it.each([[{ modes: [] }], [{ api: '/api' }], [null]])(
    'offers sample data alone where the configuration is %j',
    async (configuration) => {
      answer(Response.json({ remotes: sampleRegistry, configuration }));
      await expect(readRegistry()).resolves.toMatchObject({ configuration: { modes: ['mock'] } });
    },
  );

  it.each([
    ['an error', new Response('no', { status: 500 })],
    ['a page', new Response('<!doctype html>')],
    ['a torn text', new Response('{"remotes":[{"na')],
    ['another shape', Response.json([])],
    ['null', Response.json(null)],
  ])('is refused when the server answers %s', async (_what, response) => {
    answer(response);
    await expect(readRegistry()).rejects.toThrow();
  });

  it.each([
    ['null', null],
    ['no pages', { ...administration, pages: undefined }],
    ['an empty list of pages', { ...administration, pages: [] }],
    ['no needs', { ...administration, requires: null }],
    ['no files', { ...administration, preload: {} }],
    ['an empty name', { ...administration, name: '' }],
    ['an address elsewhere', { ...administration, entry: '//evil.example/remoteEntry.js' }],
  ])('loses only the remote whose entry has %s', async (_what, damaged) => {
    answer(Response.json({ remotes: [community, damaged] }));
    const { remotes, dropped } = await readRegistry();
    expect(remotes).toEqual([community]);
    expect(dropped).toHaveLength(1);
  });

  it.each([
    ['no path', { path: undefined }],
    ['no role', { roles: [] }],
    ['a role that nobody has', { roles: ['all'] }],
    ['roles that are no list', { roles: 'admin' }],
    ['a title that is no text', { title: { en: {} } }],
    ['a navigation entry without a label', { navigation: { icon: 'house', order: 1 } }],
    [
      'a label that is an object',
      { navigation: { label: { en: 'A', fr: {} }, icon: 'house', order: 1 } },
    ],
    ['a menu entry without a description', { menu: { label: { en: 'A' }, icon: 'a', order: 1 } }],
    ['an order that is no number', { menu: { label: { en: 'A' }, icon: 'a', order: '1' } }],
  ])('loses only the remote that has a page with %s', async (_what, page) => {
    const pages = administration?.pages.map((one) => ({ ...one, ...page }));
    answer(Response.json({ remotes: [community, { ...administration, pages }] }));
    const { remotes, dropped } = await readRegistry();
    expect(remotes).toEqual([community]);
    expect(dropped).toMatchObject([{ area: administration?.area }]);
  });

  it('reports the readable pages of each remote that it drops', async () => {
    const pages = [
      { path: '/a', roles: ['admin'] },
      { path: '/b', roles: ['all'] },
      { roles: ['admin'] },
    ];
    answer(Response.json({ remotes: [{ name: 'remote-x', area: { en: {} }, pages }, 7] }));
    await expect(readRegistry()).resolves.toMatchObject({
      remotes: [],
      dropped: [{ pages: [{ path: '/a', roles: ['admin'] }, { path: '/b' }] }, { pages: [] }],
    });
  });

  it('may contain unknown fields and lack a language', async () => {
    const area = { en: 'Administration' };
    answer(Response.json({ remotes: [{ ...administration, area, later: { more: true } }] }));
    expect((await readRegistry()).remotes).toHaveLength(1);
  });

  it('names the roles that there are', () => {
    expect(roles).toEqual(rolesOfDomain);
  });

  it('bypasses the HTTP cache when it must be fresh', async () => {
    const asked = vi.fn(async () => Response.json({ remotes: [] }));
    vi.stubGlobal('fetch', asked);
    await readRegistry({ fresh: true });
    expect(asked).toHaveBeenCalledWith(
      '/remotes.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });
});

describe('a remote fits a shell', () => {
  const provided = {
    contract: 1,
    versions: { react: '19.3.1', '@hoa/portal': '1.4.0' },
    exports: { '@hoa/portal': ['Page', 'notify'], '@hoa/domain': ['seesTicket'] },
  };
  const needing = (requires: object, contract = 1) =>
    missingFor(
      {
        ...sampleRegistry[0],
        contract,
        requires: { versions: {}, exports: {}, ...requires },
      } as (typeof sampleRegistry)[number],
      provided,
    );

  it.each([
    [{}, []],
    [{ versions: { react: '19.0.0' } }, []],
    [{ versions: { react: '20.0.0' } }, ['react 20.0.0, here is 19.3.1']],
    [{ versions: { vue: '3.0.0' } }, ['vue 3.0.0, here is none']],
    [{ exports: { '@hoa/portal': ['Page', 'Chart'] } }, ["@hoa/portal's Chart"]],
    [{ exports: { '@hoa/domain': ['seesTicket', 'maySing'] } }, ["@hoa/domain's maySing"]],
  ])('that needs %j when nothing is missing: %j', (requires, missing) => {
    expect(needing(requires)).toEqual(missing);
  });

  it('only with the same contract version', () => {
    expect(needing({}, 2)).toEqual(['contract 2, here is 1']);
  });
});

describe('work within a limit', () => {
  it('fails by its name once the time is up', async () => {
    vi.useFakeTimers();
    const outcome = expect(withinLimit('remote-admin', new Promise(() => {}), 10)).rejects.toThrow(
      'remote-admin did not answer in time.',
    );
    await vi.advanceTimersByTimeAsync(10);
    await outcome;
  });

  it('settles with the result of the work', async () => {
    await expect(withinLimit('x', Promise.resolve(7))).resolves.toBe(7);
    await expect(withinLimit('x', Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  });
});
