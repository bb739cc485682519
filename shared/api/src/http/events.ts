import { tags as allTags, type Tag } from '../operations.ts';

export interface EventsOptions {
  /** The API's base path, such as `/api`. */
  readonly api: string;
  /** Returns the membership that the person acts in; undefined while nobody is signed in. */
  readonly membership: () => string | undefined;
  /** The event cursor that came with the page's data. Without it, all data is refetched once the connection is open. */
  readonly since?: string | undefined;
  /** Called when the person is signed out or has lost the role. */
  readonly onSignedOut: () => void;
  /** Returns the changed tags that this page must still refetch after its own command; by default all of them. */
  readonly unread?: ((request: string, changed: readonly Tag[]) => readonly Tag[]) | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly openChannel?: ((name: string) => Channel) | undefined;
  /** The source of visibility, focus and network events. */
  readonly page?: EventTarget;
  readonly isHidden?: () => boolean;
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Notifications about changes made by others. */
export interface Events {
  /** Like `Gateway.subscribe`. */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
  /** Must be called after sign-in, sign-out or a change of role; `since` as in the options. */
  restart(since?: string): void;
  /** Makes this page refetch these tags. */
  refetch(tags: readonly Tag[]): void;
}

/** The changed tags. If they include the person's own commands, `own` lists those by request and `others` the rest. */
interface Changes {
  readonly tags: readonly Tag[];
  readonly others?: readonly Tag[];
  readonly own?: readonly { readonly request: string; readonly tags: readonly Tag[] }[];
}

/** A message between tabs, from or to the tab that holds the connection. */
interface Message extends Partial<Changes> {
  readonly at?: string | undefined;
  /** The answer to `isAsking`: true if the connection is open. */
  readonly isAlive?: boolean;
  readonly isAsking?: boolean;
  readonly isSignedOut?: boolean;
}

/**
 * The server writes a line every 25 seconds; without one for this long, the connection is lost or buffered by a proxy.
 */
const silenceMs = 60_000;
const pollIntervalMs = 10_000;
const answerLimitMs = 500;
/** The time limit for opening a connection. */
const connectLimitMs = 10_000;
const hiddenLimitMs = 5 * 60_000;
/** The delay before reconnecting. It doubles with each failure, so that a recovering server is not overloaded. */
const pauseMs = { first: 800, longest: 30_000 };
/** Batches changes that arrive together into one refetch. */
const batchMs = 50;

/**
 * Reports changes made by others, over one connection for all tabs of a browser that act in the same role. One tab
 * holds the connection and forwards events. Data whose changes may have been missed is refetched.
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
  /** The cursor of the last change that this tab has received. */
  let position = since;
  let control: AbortController | undefined;
  let connection: AbortController | undefined;
  let channel: Channel | undefined;
  let isLeader = false;
  let startedAt = 0;
  /** When this connection last received data; 0 before the first line. */
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
      }, batchMs);
    }
    for (const tag of tags) gathered.add(tag);
  }

  function take({ tags, others, own }: Changes): void {
    const rest = own?.flatMap((one) => unread(one.request, one.tags));
    deliver(rest ? [...(others ?? []), ...rest] : tags);
  }

  function deliverToAllTabs(changes: Changes): void {
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
    // Rejects when aborted.
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

  /** Asks the leading tab if this one has all changes; refetches everything if it does not answer. */
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

  /** Holds the connection for all tabs until this tab stops. */
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
      }, pollIntervalMs);
      await hear(role, own.signal, () => {
        failures = 0;
      }).catch(() => undefined);
      clearInterval(looking);
      if (connection === own) connection = undefined;
      if (signal.aborted) return;
      const longest = Math.min(pauseMs.longest, pauseMs.first * 2 ** failures);
      failures += 1;
      await new Promise<void>((resolve) => {
        // Jitter, so that browsers do not all reconnect at the same moment.
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
        // This browser has too many newer streams; reconnects when the person returns to the page.
        if (event === 'elsewhere') return stop();
        if (event === 'changes') deliverToAllTabs(JSON.parse(data ?? '{"tags":[]}'));
        else if (event === 'read-again' || (isFirst && id)) deliverToAllTabs({ tags: allTags });
      }
    }
  }

  function leave(): void {
    channel?.postMessage({ isSignedOut: true } satisfies Message);
    signOut();
  }

  /** Runs when the person returns to the page: refetches what a broken connection may have missed. */
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
    refetch: deliver,
    restart(since) {
      stop();
      position = since;
      start();
    },
  };
}

/** The fields of a block of server-sent events. */
type Block = Readonly<Partial<Record<string, string>>>;

/** Returns a function that takes chunks of a stream and returns the completed blocks. */
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
