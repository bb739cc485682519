import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { missingFor } from './compatibility.ts';
import { readRegistry } from './registry.ts';
import { withinLimit } from './within-limit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);
const [community, administration] = sampleRegistry;

describe('the registry', () => {
  it('lists what the server lists', async () => {
    answer(Response.json({ remotes: sampleRegistry }));
    await expect(readRegistry()).resolves.toEqual(sampleRegistry);
  });

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
    ['a page without a path', { ...administration, pages: [{ id: 'x' }] }],
    ['no needs', { ...administration, requires: null }],
    ['no files', { ...administration, preload: {} }],
  ])('loses only the remote whose entry has %s', async (_what, damaged) => {
    answer(Response.json({ remotes: [community, damaged] }));
    await expect(readRegistry()).resolves.toEqual([community]);
  });

  it('is asked of the server itself when it must be fresh', async () => {
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
    versions: { react: '19.3.1', '@hoa/shared': '1.4.0' },
    exports: { '@hoa/shared': ['Page', 'notify'], '@hoa/domain': ['seesTicket'] },
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
    [{ exports: { '@hoa/shared': ['Page', 'Chart'] } }, ["@hoa/shared's Chart"]],
    [{ exports: { '@hoa/domain': ['seesTicket', 'maySing'] } }, ["@hoa/domain's maySing"]],
  ])('that needs %j when nothing is missing: %j', (requires, missing) => {
    expect(needing(requires)).toEqual(missing);
  });

  it('of the same contract alone', () => {
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

  it('answers as the work does', async () => {
    await expect(withinLimit('x', Promise.resolve(7))).resolves.toBe(7);
    await expect(withinLimit('x', Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  });
});
