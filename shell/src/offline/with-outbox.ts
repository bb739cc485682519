import { createOutboxOnDemand, type GatewayWithOutbox } from '@hoa/api';
import { createMemoryStorage } from '@hoa/mock-data';
import { type Gateway, notify } from '@hoa/shared';
import type { GatewayDependencies } from '../composition/gateway-dependencies.ts';
import { notices } from '../notices/messages/index.ts';

/** The adapter wrapped in an outbox that notifies the person when their offline writes are sent or refused. */
export function withOutbox(adapter: Gateway, dependencies: GatewayDependencies): GatewayWithOutbox {
  const { actor, isOffline, watch } = dependencies;
  const outboxText = async () => (await notices.load()).outbox;
  return createOutboxOnDemand({
    gateway: adapter,
    storage: ownStorage(),
    session: actor,
    isOffline,
    watch,
    locks: navigator.locks,
    onSent: (n) => void outboxText().then(({ sent }) => notify.success(sent(n))),
    onRefused: (n) => void outboxText().then(({ refused }) => notify.error(refused(n))),
    onDamage: () => void outboxText().then(({ damaged }) => notify.info(damaged)),
  });
}

/** The browser's storage; memory where that is forbidden, which the adapter reports. */
function ownStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return createMemoryStorage();
  }
}
