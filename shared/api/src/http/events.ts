import { tags as allTags, type Tag } from '../operations.ts';

export interface EventsOptions {
  /** Where the API is, such as `/api`. */
  readonly api: string;
  /** In which of their roles the person acts; undefined while nobody is signed in. */
  readonly membership: () => string | undefined;
  /** The cursor that came with what the page has read; without one it is read again once the connection stands. */
  readonly since?: string | undefined;
  /** The person is signed out, or has lost the role. */
  readonly onSignedOut: () => void;
  /** Of what a command of this person changed, what this page still has to read; everything without it. */
  readonly unread?: ((request: string, changed: readonly Tag[]) => readonly Tag[]) | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly openChannel?: ((name: string) => Channel) | undefined;
  /** What tells of sleep, focus and the network. */
  readonly page?: EventTarget;
  readonly isHidden?: () => boolean;
}

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** What others change. */
export interface Events {
  /** Like `Gateway.subscribe`. */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
  /** To be called when somebody signs in or out, or acts in another role; `since` as in the options. */
  restart(since?: string): void;
  /** Has this page read again what it could not learn otherwise. */
  readAgain(tags: readonly Tag[]): void;
}

/** What was changed; where commands of the person's own are among it, they stand apart too. */
interface Changes {
  readonly tags: readonly Tag[];
  readonly others?: readonly Tag[];
  readonly own?: readonly { readonly request: string; readonly tags: readonly Tag[] }[];
}

/** What the tab that holds the connection tells the others, and what they ask it. */
interface Message extends Partial<Changes> {
  readonly at?: string | undefined;
  /** Whether the connection stands, for a tab that asked. */
  readonly isAlive?: boolean;
  readonly isAsking?: boolean;
  readonly isSignedOut?: boolean;
}

/** Without a line for so long, although one comes every 25 seconds, the connection is lost or held back by a proxy. */
const silenceMs = 60_000;
const lookEveryMs = 10_000;
const answerLimitMs = 500;
/** How long a connection that is being made is waited for. */
const connectLimitMs = 10_000;
const hiddenLimitMs = 5 * 60_000;
/** Before the next try of a lost connection: doubled with each, so that a server that comes back is not overrun. */
const pauseMs = { first: 800, longest: 30_000 };
/** Changes that come together are read together. */
const gatherMs = 50;

/**
 * Tells of what others change, over one connection for all tabs of a browser that act in the same role: one tab holds
 * it and passes on what it hears. What may have been missed is read again.
 */
export function createEvents({
  api,
  membership,
  since,
  onSignedOut,
  unread = (_, changed) => changed,
  fetch = (...request) => globalThis.fetch(...request),
  locks = globalThis.navigator?.locks,
  openChannel = globalThis.BroadcastChannel && ((name) => new BroadcastChannel(name)),
  page = globalThis.window,
  isHidden = () => document.hidden,
}: EventsOptions): Events {
  const listeners = new Set<(tags: Tag[]) => void>();
  const gathered = new Set<Tag>();
  /** The last change that this tab knows of. */
  let position = since;
  let control: AbortController | undefined;
  let connection: AbortController | undefined;
  let channel: Channel | undefined;
  let isLeader = false;
  let startedAt = 0;
  /** Of this connection; 0 before the first line. */
  let heardAt = 0;
  let asked: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let wake: () => void = () => undefined;

  const isAlive = () => connection !== undefined && Date.now() - heardAt < silenceMs;
  const isStarting = () => connection !== undefined && Date.now() - startedAt < connectLimitMs;

  function deliver(tags: readonly Tag[]): void {
    if (gathered.size === 0 && tags.length > 0) {
      setTimeout(() => {
        const changed = [...gathered];
        gathered.clear();
        for (const listener of [...listeners]) listener(changed);
      }, gatherMs);
    }
    for (const tag of tags) gathered.add(tag);
  }

  function take({ tags, others, own }: Changes): void {
    const rest = own?.flatMap((one) => unread(one.request, one.tags));
    deliver(rest ? [...(others ?? []), ...rest] : tags);
  }

  function tell(changes: Changes): void {
    take(changes);
    channel?.postMessage({ ...changes, at: position } satisfies Message);
  }

  function start(): void {
    const role = membership();
    if (control || role === undefined || listeners.size === 0) return;
    control = new AbortController();
    const { signal } = control;
    const name = `hoa-events:${role}`;
    if (!locks || !openChannel) return void lead(role, signal);
    channel = openChannel(name);
    channel.onmessage = ({ data }) => receive(data);
    // Rejects when it is given up.
    locks.request(name, { signal }, () => lead(role, signal)).catch(() => undefined);
    ask();
  }

  function stop(): void {
    control?.abort();
    control = undefined;
    channel?.close();
    channel = undefined;
    isLeader = false;
    clearTimeout(asked);
    asked = undefined;
    connection?.abort();
    wake();
  }

  function signOut(): void {
    stop();
    onSignedOut();
  }

  /** Whether the leading tab has told everything; one that does not answer has not. */
  function ask(): void {
    if (isLeader || asked) return;
    asked = setTimeout(() => {
      asked = undefined;
      if (!isLeader) deliver(allTags);
    }, answerLimitMs);
    channel?.postMessage({ isAsking: true } satisfies Message);
  }

  function receive({ at, isAlive: stands, isAsking, isSignedOut, tags, ...apart }: Message): void {
    if (isSignedOut) signOut();
    else if (isAsking && isLeader) {
      channel?.postMessage({ at: position, isAlive: isAlive() } satisfies Message);
    }
    if (tags) take({ tags, ...apart });
    else if (asked && stands !== undefined) {
      clearTimeout(asked);
      asked = undefined;
      if (!stands || !(Number(at) <= Number(position))) deliver(allTags);
    } else return;
    position = at ?? position;
  }

  /** Holds the connection for all tabs until this one stops. */
  async function lead(role: string, signal: AbortSignal): Promise<void> {
    isLeader = true;
    let failures = 0;
    while (!signal.aborted) {
      const own = new AbortController();
      connection = own;
      startedAt = Date.now();
      heardAt = 0;
      const looking = setInterval(() => {
        if (Date.now() - (heardAt || startedAt) >= silenceMs) own.abort();
      }, lookEveryMs);
      await hear(role, own.signal, () => {
        failures = 0;
      }).catch(() => undefined);
      clearInterval(looking);
      if (connection === own) connection = undefined;
      if (signal.aborted) return;
      const longest = Math.min(pauseMs.longest, pauseMs.first * 2 ** failures);
      failures += 1;
      await new Promise<void>((resolve) => {
        // Not all browsers at the same moment.
        const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async function hear(role: string, signal: AbortSignal, onHeard: () => void): Promise<void> {
    const response = await fetch(`${api}/events?membership=${encodeURIComponent(role)}`, {
      headers: position === undefined ? {} : { 'Last-Event-ID': position },
      cache: 'no-store',
      signal,
    });
    if (response.status === 401) return leave();
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response.ok || !response.body || !isStream) return;
    const addTo = blockReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      heardAt = Date.now();
      onHeard();
      for (const { event, id, data } of addTo(value)) {
        const isFirst = position === undefined;
        position = id ?? position;
        if (event === 'signed-out') return leave();
        // Too many newer streams of this browser: it listens again when the person looks at the page.
        if (event === 'elsewhere') return stop();
        if (event === 'changes') tell(JSON.parse(data ?? '{"tags":[]}'));
        else if (event === 'read-again' || (isFirst && id)) tell({ tags: allTags });
      }
    }
  }

  function leave(): void {
    channel?.postMessage({ isSignedOut: true } satisfies Message);
    signOut();
  }

  /** The person looks at the page: what a broken connection may have missed is read again. */
  function refresh(): void {
    if (!control) start();
    else if (!isLeader) ask();
    else if (!isAlive() && !isStarting()) {
      deliver(allTags);
      connection?.abort();
      wake();
    }
  }

  function follow(): void {
    clearTimeout(hidden);
    if (isHidden()) hidden = setTimeout(stop, hiddenLimitMs);
    else refresh();
  }

  const handlers: Record<string, () => void> = {
    visibilitychange: follow,
    focus: refresh,
    online: refresh,
    offline: stop,
    pagehide: stop,
    pageshow: start,
  };
  for (const [name, handle] of Object.entries(handlers)) page.addEventListener(name, handle);

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      start();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) stop();
      };
    },
    readAgain: deliver,
    restart(since) {
      stop();
      position = since;
      start();
    },
  };
}

/** The fields of a block of server-sent events. */
type Block = Readonly<Partial<Record<string, string>>>;

/** Takes a stream in parts as they come, and gives its whole blocks back. */
function blockReader(): (part: string) => Block[] {
  let text = '';
  return (part) => {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    return blocks.map((block) =>
      Object.fromEntries(
        [...block.matchAll(/^(\w+): ?(.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
    );
  };
}
