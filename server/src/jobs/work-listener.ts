import type { Pool, PoolClient } from 'pg';
import { workChannel } from './add-work.ts';

export interface WorkListener {
  /** Resolves when work was added by any process, or after an interval. */
  next(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens for added work on its own connection; while that is down it resolves every `everyMs`, so that no work is
 * missed.
 */
export function createWorkListener(pool: Pool, everyMs: number): WorkListener {
  let notify = () => {};
  let notified = nextNotification();
  let listener: PoolClient | undefined;
  let isConnecting = false;
  let isClosed = false;

  function nextNotification(): Promise<void> {
    return new Promise((resolve) => {
      notify = resolve;
    });
  }

  function onNotification(): void {
    const before = notify;
    notified = nextNotification();
    before();
  }

  async function listen(): Promise<void> {
    if (listener || isConnecting || isClosed) return;
    isConnecting = true;
    try {
      const client = await pool.connect();
      listener = client;
      client.on('notification', onNotification);
      client.on('error', () => dismiss(client));
      await client.query(`LISTEN ${workChannel}`);
    } catch {
      // The next interval reconnects.
      if (listener) dismiss(listener);
    } finally {
      isConnecting = false;
    }
  }

  /** Releases the connection only once; it may fail again while it closes. */
  function dismiss(client: PoolClient): void {
    if (listener !== client) return;
    listener = undefined;
    client.release(true);
  }

  const looks = setInterval(() => {
    onNotification();
    void listen();
  }, everyMs);
  const first = listen();

  return {
    next: () => notified,
    async close() {
      isClosed = true;
      clearInterval(looks);
      await first;
      if (listener) dismiss(listener);
      onNotification();
    },
  };
}
