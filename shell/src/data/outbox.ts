import {
  createMemoryStorage,
  createOutboxOnDemand,
  type OutboxOnDemand,
  type Send,
} from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { notify } from '@hoa/portal';
import { notices } from '../notices/messages.ts';
import type { GatewayDependencies } from './gateway-dependencies.ts';

/** The outbox of a mode, which notifies the person when their offline writes are sent or refused. */
export function createPageOutbox(
  send: Send,
  { actor, isOffline, watch }: GatewayDependencies,
  mode: 'mock' | 'live',
): OutboxOnDemand {
  const outboxText = async () => (await notices.load()).outbox;
  return createOutboxOnDemand({
    send,
    storage: ownStorage(),
    boxName: mode === 'live' ? liveBoxName : undefined,
    session: actor,
    isOffline,
    watch,
    locks: navigator.locks,
    onSent: (n) => void outboxText().then(({ sent }) => notify.success(sent(n))),
    onRefused: (n) => void outboxText().then(({ refused }) => notify.error(refused(n))),
    onDamage: () => void outboxText().then(({ damaged }) => notify.info(damaged)),
  });
}

/** Differs from all names of sample data, which contain no slash. */
function liveBoxName({ hoaId, uid }: Actor): string {
  return `live/${[hoaId, uid].map(encodeURIComponent).join('/')}`;
}

/** Returns the browser's storage; memory if it is blocked, which the adapter reports. */
function ownStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return createMemoryStorage();
  }
}
