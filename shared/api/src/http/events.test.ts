import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tags as allTags, type Tag } from '../operations.ts';
import { type Channel, createEvents, type Events } from './events.ts';

/** A fake server that records its event streams. */
function fakeServer() {
  const streams: Connection[] = [];
  const server = {
    streams,
    /** The status to return instead of a stream, such as `401`. */
    refusal: undefined as number | undefined,
    /** The number of requests. */
    tries: 0,
    /** True simulates a proxy that buffers what the server writes. */
    isHeldBack: false,
    latest: () => streams.at(-1) as Connection,
    open: () => streams.filter(({ isOpen }) => isOpen),
    fetch: (async (url: string, { headers, signal }: RequestInit) => {
      server.tries += 1;
      if (server.refusal === 0) throw new TypeError('fetch failed');
      if (server.refusal) return new Response(null, { status: server.refusal });
      const stream = connection(url, new Headers(headers).get('Last-Event-ID'), signal);
      streams.push(stream);
      if (!server.isHeldBack) stream.send('id: 10');
      return new Response(stream.body, { headers: { 'Content-Type': 'text/event-stream' } });
    }) as typeof globalThis.fetch,
  };
  return server;
}

function connection(url: string, since: string | null, signal?: AbortSignal | null) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  const one = {
    url,
    since,
    body,
    isOpen: true,
    write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    send: (block: string) => one.write(`${block}\n\n`),
    change: (id: string, ...tags: Tag[]) =>
      one.send(`event: changes\nid: ${id}\ndata: ${JSON.stringify({ tags })}`),
    cut: () => {
      one.isOpen = false;
      controller.error(new TypeError('terminated'));
    },
  };
  signal?.addEventListener('abort', () => {
    if (one.isOpen) one.cut();
  });
  return one;
}

type Connection = ReturnType<typeof connection>;

/** The locks and broadcast channels of one browser. */
function fakeBrowser() {
  const queues = new Map<string, (() => Promise<void>)[]>();
  const channels = new Set<Channel & { readonly name: string }>();
  const run = async (name: string) => {
    const queue = queues.get(name) ?? [];
    for (let next = queue[0]; next; next = queue[0]) {
      await next();
      queue.shift();
    }
    queues.delete(name);
  };
  return {
    locks: {
      request: async (
        name: string,
        { signal }: { signal: AbortSignal },
        work: () => Promise<void>,
      ) => {
        const queue = queues.get(name);
        const held = async () => (signal.aborted ? undefined : work());
        if (queue) return void queue.push(held);
        queues.set(name, [held]);
        void Promise.resolve().then(() => run(name));
      },
    } as object as LockManager,
    openChannel(name: string): Channel {
      const channel = {
        name,
        onmessage: null as Channel['onmessage'],
        postMessage(data: unknown) {
          for (const other of channels) {
            if (other === channel || other.name !== name) continue;
            queueMicrotask(() => other.onmessage?.call(other as never, { data } as MessageEvent));
          }
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
  };
}

interface Tab {
  readonly events: Events;
  readonly page: EventTarget;
  /** The tags it was told to refetch, one entry per notification. */
  readonly told: Tag[][];
  signedOut: number;
  isHidden: boolean;
  membership: string | undefined;
  /** The request id of this tab's own command. */
  sent: string;
  fire(...names: string[]): Promise<void>;
}

let server: ReturnType<typeof fakeServer>;
let browser: ReturnType<typeof fakeBrowser>;
const tabs: Tab[] = [];

interface TabOptions {
  readonly since?: string;
  readonly membership?: string | undefined;
  readonly isAlone?: boolean;
}

async function openTab(options: TabOptions = {}): Promise<Tab> {
  const { since, isAlone } = options;
  const page = new EventTarget();
  const tab: Tab = {
    page,
    told: [],
    signedOut: 0,
    isHidden: false,
    sent: '',
    membership: 'membership' in options ? options.membership : 'resident-1',
    async fire(...names) {
      for (const name of names) page.dispatchEvent(new Event(name));
      await settle();
    },
    events: createEvents({
      api: '/api',
      membership: () => tab.membership,
      since,
      unread: (request, changed) => (request === tab.sent ? [] : changed),
      onSignedOut: () => {
        tab.signedOut += 1;
      },
      fetch: server.fetch,
      locks: isAlone ? undefined : browser.locks,
      openChannel: browser.openChannel,
      page,
      isHidden: () => tab.isHidden,
    }),
  };
  tab.events.subscribe((tags) => void tab.told.push(tags));
  tabs.push(tab);
  await settle();
  return tab;
}

const immediate = setImmediate;

/** Waits until streams and messages arrive and batched changes are delivered. */
async function settle(ms = 50): Promise<void> {
  const turns = async () => {
    for (let n = 0; n < 5; n += 1) await new Promise((resolve) => immediate(resolve));
  };
  await turns();
  await vi.advanceTimersByTimeAsync(ms);
  await turns();
}

/** Advances the time while the server sends its keep-alive comments. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 25_000) {
    for (const stream of server.open()) stream.send(': ');
    await settle(Math.min(left, 25_000));
  }
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = fakeServer();
  browser = fakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const tab of tabs.splice(0)) {
    tab.membership = undefined;
    tab.events.restart();
  }
  vi.useRealTimers();
});

describe('a page', () => {
  it('receives the tags of the changed data', async () => {
    const tab = await openTab({ since: '10' });
    expect([server.latest().url, server.latest().since]).toEqual([
      '/api/events?membership=resident-1',
      '10',
    ]);
    server.latest().change('11', 'tickets');
    server.latest().change('12', 'tickets', 'threads');
    await settle();
    expect(tab.told).toEqual([['tickets', 'threads']]);
  });

  it('receives an event that arrives in several chunks', async () => {
    const tab = await openTab({ since: '10' });
    const event = 'event: changes\nid: 11\ndata: {"tags":["topics"]}\n\n';
    for (const letter of event) {
      expect(tab.told).toEqual([]);
      server.latest().write(letter);
      await settle();
    }
    expect(tab.told).toEqual([['topics']]);
  });

  it('reads everything again when it has no cursor, or when the server requests it', async () => {
    const tab = await openTab();
    expect(tab.told).toEqual([[...allTags]]);
    server.latest().send('event: read-again\nid: 20\ndata: {}');
    await settle();
    expect(tab.told).toHaveLength(2);
    expect(tab.told[1]).toEqual([...allTags]);
  });

  it('does not connect a signed-out person, and reconnects after a role change', async () => {
    const tab = await openTab({ membership: undefined });
    expect(server.streams).toEqual([]);
    tab.membership = 'vendor-1';
    tab.events.restart('10');
    await settle();
    expect(server.open().map(({ url }) => url)).toEqual(['/api/events?membership=vendor-1']);
    tab.membership = undefined;
    tab.events.restart();
    await settle();
    expect(server.open()).toEqual([]);
    expect(tab.told).toEqual([]);
  });

  it('reports that the person was signed out, and stops reconnecting', async () => {
    const tab = await openTab({ since: '10' });
    server.latest().send('event: signed-out\ndata: {}');
    await settle();
    expect([tab.signedOut, server.open()]).toEqual([1, []]);
    server.refusal = 401;
    tab.events.restart();
    await settle();
    expect(tab.signedOut).toBe(2);
    await pass(10 * 60_000);
    expect(server.streams).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('is reopened, and resumes after the last event', async () => {
    const tab = await openTab({ since: '10' });
    server.latest().change('11', 'tickets');
    await settle();
    server.latest().cut();
    await settle(1000);
    expect(server.streams).toHaveLength(2);
    expect(server.latest().since).toBe('11');
    server.latest().change('12', 'threads');
    await settle();
    expect(tab.told).toEqual([['tickets'], ['threads']]);
  });

  it.each([1, 5, 20, 100])(
    'is there soon after a server that was away for %d s, and at most 30 s after it',
    async (seconds) => {
      await openTab({ since: '10' });
      server.refusal = 0;
      server.latest().cut();
      await settle(seconds * 1000);
      expect(server.streams).toHaveLength(1);
      server.refusal = undefined;
      await settle(Math.min(30, 1 + 2 * seconds) * 1000);
      expect(server.open()).toEqual([server.latest()]);
    },
  );

  it('is retried with increasing, randomized delays', async () => {
    await openTab({ since: '10' });
    server.latest().cut();
    server.refusal = 0;
    const { tries } = server;
    await settle(60_000);
    expect(server.tries - tries).toBeLessThanOrEqual(10);
    const later = server.tries;
    await settle(10 * 60_000);
    expect(server.tries - later).toBeGreaterThanOrEqual(19);
    expect(server.tries - later).toBeLessThanOrEqual(41);
  });

  it.each(['focus', 'online', 'visibilitychange'])(
    'is retried immediately on %s, no matter how long the server was away',
    async (event) => {
      const tab = await openTab({ since: '10' });
      server.latest().cut();
      server.refusal = 0;
      await settle(5 * 60_000);
      server.refusal = undefined;
      await tab.fire(event);
      expect(server.open()).toEqual([server.latest()]);
    },
  );

  it('is not reopened for a browser with too many connections until the page has focus', async () => {
    const tab = await openTab({ since: '10' });
    server.latest().send('event: elsewhere\ndata: {}');
    await settle(60_000);
    expect(server.tries).toBe(1);
    await tab.fire('focus');
    expect(server.streams).toHaveLength(2);
  });

  it('is noticed when no line comes for a minute', async () => {
    const tab = await openTab({ since: '10' });
    await pass(5 * 60_000);
    expect(server.streams).toHaveLength(1);
    await settle(75_000);
    expect(server.streams).toHaveLength(2);
    expect([server.open(), tab.told]).toEqual([[server.latest()], []]);
  });

  it('is replaced by reading on focus when a proxy buffers streams', async () => {
    server.isHeldBack = true;
    const tab = await openTab({ since: '10' });
    await tab.fire('focus');
    expect(tab.told).toEqual([]);
    await settle(90_000);
    await settle(11_000);
    await tab.fire('focus');
    expect(tab.told).toEqual([[...allTags]]);
    server.isHeldBack = false;
    await settle(120_000);
    await tab.fire('focus');
    expect(tab.told).toHaveLength(1);
  });

  it.each([
    ['offline', 'online'],
    ['pagehide', 'pageshow'],
  ])('by %s is made again by %s', async (lost, back) => {
    const tab = await openTab({ since: '10' });
    await tab.fire(lost);
    expect(server.open()).toEqual([]);
    await settle(120_000);
    expect(server.streams).toHaveLength(1);
    await tab.fire(back);
    expect(server.open()).toEqual([server.latest()]);
    expect(server.latest().since).toBe('10');
  });

  it('is closed for a page that stays hidden for several minutes', async () => {
    const tab = await openTab({ since: '10' });
    tab.isHidden = true;
    await tab.fire('visibilitychange');
    await pass(4 * 60_000);
    expect(server.open()).toHaveLength(1);
    await pass(2 * 60_000);
    expect(server.open()).toHaveLength(0);
    tab.isHidden = false;
    await tab.fire('visibilitychange');
    expect([server.open().length, server.latest().since]).toEqual([1, '10']);
  });
});

describe('the tabs of a browser', () => {
  it('share one connection', async () => {
    const [first, second] = [await openTab({ since: '10' }), await openTab({ since: '10' })];
    expect(server.streams).toHaveLength(1);
    server.latest().change('11', 'tickets');
    await settle(2000);
    expect([first.told, second.told]).toEqual([[['tickets']], [['tickets']]]);
  });

  it('have each their own where there is nothing to share it with', async () => {
    // Newer versions of Node have `navigator.locks`, too.
    vi.stubGlobal('navigator', {});
    await openTab({ since: '10', isAlone: true });
    await openTab({ since: '10', isAlone: true });
    expect(server.open()).toHaveLength(2);
  });

  it('do not share it between roles', async () => {
    await openTab({ since: '10' });
    await openTab({ since: '10', membership: 'vendor-1' });
    expect(server.open()).toHaveLength(2);
  });

  it('resume where the tab that held the connection left off', async () => {
    const [first, second] = [await openTab({ since: '10' }), await openTab({ since: '10' })];
    server.latest().change('11', 'tickets');
    await settle(2000);
    await first.fire('pagehide');
    expect([server.streams.length, server.latest().since]).toEqual([2, '11']);
    server.latest().change('12', 'threads');
    await settle();
    expect(second.told).toEqual([['tickets'], ['threads']]);
  });

  it('read again when a change arrived between their first read and their subscription', async () => {
    await openTab({ since: '10' });
    server.latest().change('12', 'tickets');
    await settle();
    const later = await openTab({ since: '11' });
    await settle(2000);
    expect(later.told).toEqual([[...allTags]]);
    const newest = await openTab({ since: '12' });
    await settle(2000);
    expect(newest.told).toEqual([]);
  });

  it('read again on focus when the tab that holds the connection has stopped', async () => {
    const first = await openTab({ since: '10' });
    const second = await openTab({ since: '10' });
    await settle(2000);
    await second.fire('focus');
    await settle(2000);
    expect(second.told).toEqual([]);
    server.refusal = 503;
    server.latest().cut();
    await settle();
    await second.fire('focus');
    await settle(2000);
    expect([first.told, second.told]).toEqual([[], [[...allTags]]]);
  });

  it('read what a command changed, except in the tab that sent it, and all changes by others', async () => {
    const tabs = [await openTab({ since: '10' }), await openTab({ since: '10' })];
    await settle(2000);
    const [, sender] = tabs;
    if (sender) sender.sent = 'r1';
    const changes = (data: object) =>
      server.latest().send(`event: changes\nid: 11\ndata: ${JSON.stringify(data)}`);
    changes({
      tags: ['tickets', 'news'],
      others: ['news'],
      own: [{ request: 'r1', tags: ['tickets'] }],
    });
    await settle();
    expect(tabs.map(({ told }) => told)).toEqual([[['news', 'tickets']], [['news']]]);
    changes({ tags: ['tickets'], others: [], own: [{ request: 'r1', tags: ['tickets'] }] });
    await settle();
    expect(tabs.map(({ told }) => told.length)).toEqual([2, 1]);
  });

  it('are signed out together', async () => {
    const [first, second] = [await openTab({ since: '10' }), await openTab({ since: '10' })];
    server.latest().send('event: signed-out\ndata: {}');
    await settle();
    expect([first.signedOut, second.signedOut, server.open()]).toEqual([1, 1, []]);
  });
});
