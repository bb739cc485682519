import type { Gateway } from '../gateway.ts';
import type { Outbox, OutboxOptions } from '../outbox/outbox.ts';
import { isOutboxOperation } from '../outbox/outbox-on-demand.ts';
import { callThrough, compose, passTo } from '../pipeline.ts';

/** Puts an outbox before a gateway, like the page. */
export function outboxAround<O extends Outbox>(
  create: (options: OutboxOptions) => O,
  { gateway, ...options }: Omit<OutboxOptions, 'send'> & { readonly gateway: Gateway },
): Gateway & O {
  const outbox = create({ ...options, send: compose([passTo(gateway)]) });
  return {
    ...gateway,
    ...outbox,
    call: callThrough(compose([outbox.middleware, passTo(gateway)])),
    subscribe(onChange) {
      const ends = [outbox, gateway].map((one) => one.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    supports: (name) => isOutboxOperation(name) || gateway.supports(name),
  };
}
