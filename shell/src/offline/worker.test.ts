import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, FakeCaches, html, json, openWorker, type Server } from './testing/open-worker.ts';

const entry = '/remotes/remote-resident/1.0.0-aaa/remoteEntry.js';
const registry = { remotes: [{ name: 'remote-resident', entry }] };
const form = '/remotes/remote-resident/1.0.0-aaa/assets/form-1.js';
const pageOf = (...scripts: string[]) =>
  html(
    `<script type="importmap">${JSON.stringify({ integrity: pins(scripts) })}</script>
    <script type="module" src="${scripts[0]}"></script></html>`,
  );
const pins = (scripts: string[]) => Object.fromEntries(scripts.map((path) => [path, 'sha256-x']));

function site(): Server {
  return {
    '/': pageOf('/assets/index-1.js', '/assets/late-1.js', entry, form),
    '/tickets': html('never the same as /'),
    '/remotes.json': json(registry),
    '/assets/index-1.js': answer('index 1'),
    [entry]: answer('entry'),
  };
}

/** The offline lists of the shell and the remote, with the files in them. */
const lists: Server = {
  '/offline.json': json({ files: ['assets/index-1.js', 'assets/late-1.js'] }),
  '/assets/late-1.js': answer('late'),
  '/remotes/remote-resident/1.0.0-aaa/offline.json': json({
    files: ['assets/form-1.js', 'remoteEntry.js'],
  }),
};

function disconnect(server: Server): void {
  for (const path of Object.keys(server)) delete server[path];
}

describe('the worker', () => {
  it.each([
    ['/', 'navigate'],
    ['/tickets?status=new', 'navigate'],
    ['/remotes.json', 'cors'],
    ['/assets/index-1.js', 'cors'],
    ['/assets/fonts/a.woff2', 'cors'],
    [entry, 'cors'],
  ])('handles the request for %s (%s)', async (path, mode) => {
    const worker = await openWorker(site());
    expect(await worker.request(path, { mode })).not.toBe('left');
  });

  it.each([
    ['a file that is opened as a page', '/favicon.svg', 'navigate'],
    ['a file outside the releases', '/shell.json', 'cors'],
    ['itself', '/sw.js', 'same-origin'],
    ['the registry with a query', '/remotes.json?again', 'cors'],
    ['a file with a query', '/assets/index-1.js?again', 'cors'],
    ['a respelled release', '/remotes/remote-resident/%31.0.0-aaa/remoteEntry.js', 'cors'],
    ['another site', 'https://elsewhere.example/assets/index-1.js', 'cors'],
  ])('ignores %s', async (_, path, mode) => {
    const worker = await openWorker(site());
    expect(await worker.request(path, { mode })).toBe('left');
  });

  it('ignores requests that change data', async () => {
    const worker = await openWorker(site());
    expect(await worker.request('/assets/index-1.js', { method: 'POST' })).toBe('left');
  });
});

describe('the page and the registry', () => {
  it('come from the server, so that a new release appears on the next visit', async () => {
    const server = site();
    const worker = await openWorker(server);
    await worker.request('/', { mode: 'navigate' });
    server['/'] = html('new release');
    expect(await worker.request('/', { mode: 'navigate' })).toBe('new release');
  });

  it('come from the cache when there is no connection, for any address', async () => {
    const server = site();
    const worker = await openWorker(server);
    const page = await worker.request('/', { mode: 'navigate' });
    await worker.request('/remotes.json');
    disconnect(server);
    expect(await worker.request('/payments', { mode: 'navigate' })).toBe(page);
    expect(await worker.request('/remotes.json')).toBe(JSON.stringify(registry));
  });

  it('come from the cache on a 5xx response, but not on a 4xx response', async () => {
    const server = site();
    const worker = await openWorker(server);
    const page = await worker.request('/', { mode: 'navigate' });
    server['/'] = answer('Bad gateway', { status: 502 });
    expect(await worker.request('/', { mode: 'navigate' })).toBe(page);
    server['/'] = answer('Gone', { status: 410 });
    expect(await worker.request('/', { mode: 'navigate' })).toBe('Gone');
  });

  it('fail when there is no connection and the cache is empty', async () => {
    const worker = await openWorker({});
    expect(await worker.request('/', { mode: 'navigate' })).toBe('unanswered');
  });

  it.each([
    ['a maintenance page', html('<!doctype html><title>Maintenance</title></html>')],
    [
      'a page that was cut off',
      html('<script type="importmap">{"integrity":{}}</script><div id="ro'),
    ],
    ['an empty page', html('')],
  ])('keep the good copy when the answer is %s', async (_, bad) => {
    const server = site();
    const worker = await openWorker(server);
    const page = await worker.request('/', { mode: 'navigate' });
    server['/'] = bad;
    await worker.request('/tickets', { mode: 'navigate' });
    disconnect(server);
    expect(await worker.request('/', { mode: 'navigate' })).toBe(page);
  });

  it.each(['', 'null', '{"remotes":[{"na', '{"remotes":[]}', '{"remotes":[null]}', '[1, 2]'])(
    'keep the good copy when the registry is %j',
    async (text) => {
      const server = site();
      const worker = await openWorker(server);
      await worker.request('/remotes.json');
      server['/remotes.json'] = answer(text, { headers: { 'Content-Type': 'application/json' } });
      await worker.request('/remotes.json');
      disconnect(server);
      expect(await worker.request('/remotes.json')).toBe(JSON.stringify(registry));
    },
  );

  it('come from the previous copy when an earlier worker cached an invalid one', async () => {
    const stored = new FakeCaches();
    const pages = await stored.open('hoa-pages-1');
    await pages.put('/remotes.json', json([]));
    await pages.put('/remotes.json?previous', json(registry));
    const worker = await openWorker({}, stored);
    expect(await worker.request('/remotes.json')).toBe(JSON.stringify(registry));
  });

  it.each([
    ['an error', answer('Broken', { status: 500 })],
    ['an opaque answer', answer('Whose?', { type: 'opaque' })],
    ['something that is no page', json({})],
  ])('are not kept when the answer is %s', async (_, bad) => {
    const server = { ...site(), '/': bad };
    const worker = await openWorker(server);
    await worker.request('/', { mode: 'navigate' });
    expect(await worker.caches.paths('hoa-pages-1')).toEqual([]);
  });

  it('are not replaced by an error', async () => {
    const server = site();
    const worker = await openWorker(server);
    const page = await worker.request('/', { mode: 'navigate' });
    server['/'] = answer('Not here', { status: 404 });
    await worker.request('/', { mode: 'navigate' });
    disconnect(server);
    expect(await worker.request('/', { mode: 'navigate' })).toBe(page);
  });
});

describe('a slow connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('falls back to the cached page after four seconds', async () => {
    const server = site();
    const worker = await openWorker(server);
    const page = await worker.request('/', { mode: 'navigate' });
    server['/'] = 'hangs';
    let shown: string | undefined;
    const request = worker.request('/', { mode: 'navigate' }).then((text) => {
      shown = text;
    });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    await request;
    expect(shown).toBe(page);
  });
});

describe('files of a release', () => {
  it('are fetched once', async () => {
    const worker = await openWorker(site());
    await worker.request('/', { mode: 'navigate' });
    const texts = [await worker.request(entry), await worker.request(entry)];
    expect(texts).toEqual(['entry', 'entry']);
    expect(worker.asked.map(({ path }) => path)).toEqual(['/', entry]);
  });

  it('are checked against the integrity hashes of the page, and requested again past the HTTP cache on a mismatch', async () => {
    const style = '/remotes/remote-resident/1.0.0-aaa/assets/app-1.css';
    const worker = await openWorker({ ...site(), '/': pageOf(entry, style), [style]: 'damaged' });
    await worker.request('/', { mode: 'navigate' });
    expect(await worker.request(style)).toBe('unanswered');
    expect(worker.asked.slice(1)).toEqual([
      { path: style, options: { cache: undefined, integrity: 'sha256-x' } },
      { path: style, options: { cache: 'reload', integrity: 'sha256-x' } },
    ]);
    expect(await worker.caches.paths('hoa-files-2')).toEqual([]);
  });

  it('are not cached without an integrity hash, except for images and data', async () => {
    const [picture, data] = ['/assets/a.png', '/assets/a.json'];
    const server = { ...site(), '/': pageOf('/assets/index-1.js'), [picture]: answer('picture') };
    const worker = await openWorker({
      ...server,
      [data]: json({}),
      '/assets/b.json': answer('{"a'),
    });
    await worker.request('/', { mode: 'navigate' });
    for (const path of [entry, picture, data, '/assets/b.json']) await worker.request(path);
    expect(await worker.caches.paths('hoa-files-2')).toEqual([data, picture]);
  });

  it.each([
    ['an error', answer('Not found', { status: 404 })],
    ['a page in the place of a script', html('<title>Welcome</title>')],
    ['an opaque answer', answer('Whose?', { type: 'opaque' })],
  ])('are not kept when the answer is %s', async (_, bad) => {
    const worker = await openWorker({ ...site(), [entry]: bad });
    await worker.request(entry);
    expect(await worker.caches.paths('hoa-files-2')).toEqual([]);
  });
});

describe('a file that the page reports as used', () => {
  const used = [entry, '/assets/index-1.js', '/favicon.svg'];
  const kept = ['/assets/index-1.js', entry];

  it('is cached from the HTTP cache with an integrity check, and opens offline', async () => {
    const server = site();
    const worker = await openWorker(server);
    await worker.tellUsed(used);
    const files = worker.asked.filter(({ path }) => kept.includes(path));
    expect(files).toContainEqual({
      path: '/assets/index-1.js',
      options: { cache: 'force-cache', integrity: 'sha256-x' },
    });
    expect(files).toContainEqual({
      path: entry,
      options: { cache: 'force-cache', integrity: 'sha256-x' },
    });
    expect(await worker.caches.paths('hoa-files-2')).toEqual(kept);
    disconnect(server);
    expect(await worker.request('/tickets', { mode: 'navigate' })).toContain('importmap');
    expect(await worker.request(entry)).toBe('entry');
  });

  it('also caches the remaining files of the same remote, and none of other remotes', async () => {
    const worker = await openWorker({ ...site(), ...lists, [form]: answer('form') });
    await worker.tellUsed(used);
    expect(await worker.request(form)).toBe('form');
    expect(await worker.caches.paths('hoa-files-2')).toEqual([
      '/assets/index-1.js',
      '/assets/late-1.js',
      form,
      '/remotes/remote-resident/1.0.0-aaa/offline.json',
      entry,
    ]);
  });

  it.each([
    ['with sample data, its files too', true, true],
    ['in live mode, no sample data', false, false],
    ['by a page of an earlier release, sample data as before', undefined, true],
  ])('brings %s', async (_, samples, isKept) => {
    const list = { files: ['assets/late-1.js'], samples: ['assets/home-1.json'] };
    const server = { ...site(), ...lists, '/offline.json': json(list) };
    const worker = await openWorker({ ...server, '/assets/home-1.json': json({ news: [] }) });
    await worker.tellUsed(used, samples);
    const files = await worker.caches.paths('hoa-files-2');
    expect(files).toContain('/assets/late-1.js');
    expect(files.includes('/assets/home-1.json')).toBe(isKept);
  });

  it('brings nothing besides where data is to be saved', async () => {
    const worker = await openWorker({ ...site(), ...lists }, new FakeCaches(), { saveData: true });
    await worker.tellUsed(used);
    expect(await worker.caches.paths('hoa-files-2')).toEqual(kept);
  });

  it('is not requested again until a new release of the shell', async () => {
    const server: Server = { ...site(), ...lists, [form]: answer('form') };
    const worker = await openWorker(server);
    await worker.tellUsed(used);
    const before = worker.asked.length;
    await worker.tellUsed(used);
    expect(worker.asked).toHaveLength(before);
    server['/'] = pageOf('/assets/index-2.js');
    await worker.request('/', { mode: 'navigate' });
    await worker.tellUsed(used);
    const later = worker.asked.slice(before).map(({ path }) => path);
    expect(later).toContain('/offline.json');
  });
});

describe('files of old releases', () => {
  const release = (id: string) => `/remotes/remote-resident/${id}/remoteEntry.js`;

  /** Opens release `id` of the portal, including the shell. */
  async function visit(stored: FakeCaches, id: string, more: Server = {}) {
    const script = `/assets/index-${id}.js`;
    const worker = await openWorker(
      {
        '/': pageOf(script, release(id)),
        '/remotes.json': json({ remotes: [{ entry: release(id) }] }),
        [script]: answer(script),
        [release(id)]: answer(id),
        ...more,
      },
      stored,
    );
    await worker.request('/', { mode: 'navigate' });
    await worker.request('/remotes.json');
    for (const path of [script, release(id), ...Object.keys(more)]) await worker.request(path);
    await worker.tellUsed([script]);
  }

  it('stay while their release is the current or the previous one, and are then removed', async () => {
    const stored = new FakeCaches();
    await visit(stored, 'a');
    await visit(stored, 'b');
    expect(await stored.paths('hoa-files-2')).toEqual([
      '/assets/index-a.js',
      '/assets/index-b.js',
      release('a'),
      release('b'),
    ]);
    await visit(stored, 'c');
    expect(await stored.paths('hoa-files-2')).toEqual([
      '/assets/index-b.js',
      '/assets/index-c.js',
      release('b'),
      release('c'),
    ]);
  });

  it('stay while the same release is visited again and again', async () => {
    const stored = new FakeCaches();
    await visit(stored, 'a');
    for (let time = 0; time < 3; time += 1) await visit(stored, 'b');
    expect(await stored.paths('hoa-files-2')).toContain(release('a'));
  });

  it('are removed after sixty days when their release is unknown', async () => {
    const of = (date: string) =>
      answer('', { headers: { 'Content-Type': 'image/png', Date: new Date(date).toUTCString() } });
    const stored = new FakeCaches();
    const [old, recent] = ['2001-01-01', new Date().toISOString()].map(of);
    if (!old || !recent) throw new Error('Two pictures are expected.');
    await visit(stored, 'a', { '/assets/old.png': old, '/assets/recent.png': recent });
    const kept = await stored.paths('hoa-files-2');
    expect(kept).toContain('/assets/recent.png');
    expect(kept).not.toContain('/assets/old.png');
  });
});

describe('a new worker', () => {
  it('takes over immediately and deletes only the outdated caches of earlier workers', async () => {
    const stored = new FakeCaches();
    await stored.open('hoa-files-0');
    await stored.open('hoa-uploads');
    await stored.open('of-somebody-else');
    const { state } = await openWorker(site(), stored);
    expect(state).toEqual({ isClaimed: true, hasPreload: true });
    expect(await stored.keys()).toEqual(['hoa-uploads', 'of-somebody-else']);
  });
});
