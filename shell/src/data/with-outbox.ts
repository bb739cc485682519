import { createMemoryStorage, createOutboxOnDemand, type GatewayWithOutbox } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { type Gateway, notify } from '@hoa/portal';
import { notices } from '../notices/messages/index.ts';
import type { GatewayDependencies } from './gateway-dependencies.ts';

/** The adapter wrapped in an outbox that notifies the person when their offline writes are sent or refused. */
export function withOutbox(
  adapter: Gateway,
  { actor, isOffline, watch }: GatewayDependencies,
  mode: 'mock' | 'live',
): GatewayWithOutbox {
  const outboxText = async () => (await notices.load()).outbox;
  return createOutboxOnDemand({
    gateway: adapter,
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

/** Unlike any of sample data, whose names hold no slash. */
function liveBoxName({ hoaId, uid }: Actor): string {
  return `live/${[hoaId, uid].map(encodeURIComponent).join('/')}`;
}

/** The browser's storage; memory where that is forbidden, which the adapter reports. */
function ownStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return createMemoryStorage();
  }
}
