import { setTimeout as wait } from 'node:timers/promises';
import { readEvents } from '../events/testing/read-events.ts';

const pauseMs = 500;

/** A page that listens, and connects again after its last event, as the portal's pages do. */
export class Listener {
  /** The last event. */
  cursor: string | undefined;
  /** How often it connected. */
  connections = 0;
  /** How often it was told to read everything again. */
  gaps = 0;
  /** How often a stream broke off instead of ending. */
  broken = 0;
  readonly #closing = new AbortController();
  #onChange: (() => void) | undefined;

  constructor(address: string, headers: Record<string, string>) {
    void this.#listen(address, headers);
  }

  /** Resolves at the next change. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  close(): void {
    this.#closing.abort();
  }

  async #listen(address: string, headers: Record<string, string>): Promise<void> {
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

  async #follow(address: string, headers: Record<string, string>, signal: AbortSignal) {
    const resume = this.cursor === undefined ? {} : { 'Last-Event-ID': this.cursor };
    const response = await fetch(`${address}/api/events`, {
      headers: { ...headers, ...resume },
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
    this.connections += 1;
    for await (const { event, id } of readEvents(response.body)) {
      this.cursor = id ?? this.cursor;
      if (event === 'read-again') this.gaps += 1;
      if (event === 'changes') this.#onChange?.();
    }
  }
}
