import { createMemoryStorage } from '@hoa/mock-data';
import { type Gateway, notify } from '@hoa/shared';
import { createOutboxGateway } from '@hoa/shared/data';
import { getLocale } from '@hoa/shared/text';
import type { Surroundings } from '../composition/gateway.ts';
import { outboxNotices } from './outbox-notices.ts';

/** The adapter with an outbox around it, which tells the person what became of what they wrote offline. */
export function withOutbox(adapter: Gateway, surroundings: Surroundings): Gateway {
  const { actor, isOffline, watch } = surroundings;
  const texts = () => outboxNotices[getLocale()];
  return createOutboxGateway({
    gateway: adapter,
    storage: ownStorage(),
    session: actor,
    isOffline,
    watch,
    locks: navigator.locks,
    onSent: (n) => notify.success(texts().sent(n)),
    onRefused: (n) => notify.error(texts().refused(n)),
    onDamage: () => notify.info(texts().damaged),
  });
}

/** The browser's storage; where that is forbidden, memory: the adapter tells of it. */
function ownStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return createMemoryStorage();
  }
}
