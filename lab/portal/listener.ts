import { setTimeout as wait } from 'node:timers/promises';
import { readEvents } from '../../server/src/testing/read-events.ts';
import type { Headers } from './requests.ts';

const pauseMs = 500;

/** Listens to the event stream, and reconnects after its last event like the portal's pages. */
export class EventClient {
  /** The id of the last event. */
  cursor: string | undefined;
  connections = 0;
  /** The number of times the server had lost events, so that a page must refetch everything. */
  gaps = 0;
  /** The number of streams that broke instead of ending. */
  broken = 0;
  readonly #closing = new AbortController();
  #onChange: (() => void) | undefined;

  #onReady: (() => void) | undefined;

  /** Resolves when the stream has begun. */
  static async open(address: string, headers: Headers): Promise<EventClient> {
    const client = new EventClient();
    await new Promise<void>((resolve) => {
      client.#onReady = resolve;
      void client.#listen(address, headers);
    });
    return client;
  }

  private constructor() {}

  /** Resolves at the next change. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  close(): void {
    this.#closing.abort();
  }

  async #listen(address: string, headers: Headers): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#follow(address, headers, signal);
      } catch {
        if (!signal.aborted) this.broken += 1;
      }
      await wait(pauseMs);
    }
  }

  async #follow(address: string, headers: Headers, signal: AbortSignal) {
    const resume = this.cursor === undefined ? {} : { 'Last-Event-ID': this.cursor };
    const response = await fetch(`${address}/api/events`, {
      headers: { ...headers, ...resume },
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
    this.connections += 1;
    for await (const { event, id } of readEvents(response.body)) {
      this.cursor = id ?? this.cursor;
      if (this.cursor !== undefined) this.#onReady?.();
      if (event === 'read-again') this.gaps += 1;
      if (event === 'changes') this.#onChange?.();
    }
  }
}
