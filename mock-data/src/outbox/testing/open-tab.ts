import { type Gateway, PortalError } from '@hoa/api';
import { createOutbox } from '@hoa/api/outbox';
import { outboxAround } from '@hoa/api/testing';
import { actorOf, type SampleBrowser } from '../../testing/open-portal.ts';
import type { SharedLocks } from './shared-locks.ts';

/** A failure before or after a command runs: the tab closes, or stays open and never gets the response. */
export interface Failure {
  readonly kind: 'crash' | 'loss';
  readonly isCarriedOut: boolean;
}

/** A tab of one resident; all tabs of `portal` share the browser. */
export interface OutboxTab {
  /** Posts a message; resolves to true if it was accepted before the tab closed. */
  write(ticketId: string, content: string): Promise<boolean>;
  /** Returns the number of this person's entries in the outbox. */
  waiting(): Promise<number>;
  /** Checks the connection again, as after the browser's events. */
  look(): void;
  /** Sets the failures of the next requests. */
  failNext(failures: readonly Failure[]): void;
  close(): void;
  isOpen(): boolean;
}

export interface OutboxTabOptions {
  readonly portal: SampleBrowser;
  readonly server: Gateway;
  readonly isOffline: () => boolean;
  readonly turns?: SharedLocks | undefined;
}

export function openOutboxTab({ portal, server, isOffline, turns }: OutboxTabOptions): OutboxTab {
  const watchers: (() => void)[] = [];
  let failures: Failure[] = [];
  let isOpen = true;
  let end: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    end = resolve;
  });
  const close = () => {
    isOpen = false;
    end();
  };
  const never = new Promise<never>(() => undefined);

  const line: Gateway = {
    ...server,
    async call(name, input, signal) {
      if (!isOpen) return never;
      const happens = 'requestId' in input ? failures.shift() : undefined;
      if (happens?.kind === 'crash' && !happens.isCarriedOut) close();
      if (happens?.isCarriedOut === false) return happens.kind === 'loss' ? lost() : never;
      const answer = await server.call(name, input, signal);
      if (happens?.kind === 'crash') close();
      if (!isOpen) return never;
      return happens ? lost() : answer;
    },
  };
  const gateway = outboxAround(createOutbox, {
    gateway: line,
    storage: portal.storage,
    session: () => (isOpen ? actorOf('resident') : null),
    isOffline,
    watch: (listener) => watchers.push(listener),
    locks: turns?.ofTab(gone),
  });

  return {
    write: (ticketId, content) =>
      Promise.race([
        gateway
          .call('tickets.postMessage', { ticketId, content, isInternal: false, attachments: [] })
          .then(() => true),
        gone.then(() => false),
      ]),
    waiting: async () => (await gateway.call('outbox.list', {})).length,
    look: () => {
      for (const watcher of watchers) watcher();
    },
    failNext: (next) => {
      failures = [...next];
    },
    close,
    isOpen: () => isOpen,
  };
}

function lost(): never {
  throw new PortalError('network');
}
