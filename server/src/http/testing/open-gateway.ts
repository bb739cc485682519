import { callThrough, compose, type Gateway, idempotency } from '@hoa/api';
import { createHttpClient, overHttp } from '@hoa/api/http';
import { useCases } from '@hoa/use-cases/all';
import { supportedOperations } from '../operation-routes.ts';
import type { OpenedApp } from './open-app.ts';

/** Opens the browser's gateway to an app in this process, without uploads and without events. */
export function openHttpGateway({ send }: Pick<OpenedApp, 'send'>): Gateway {
  const supported = supportedOperations({ useCases });
  const unsupported = async () => {
    throw new Error('This gateway moves no files.');
  };
  const client = createHttpClient({
    api: '/api',
    membership: () => undefined,
    isOffline: () => false,
    fetch: (address, init) => send(String(address), init),
  });
  return {
    call: callThrough(compose([idempotency, overHttp(client)])),
    supports: (name) => supported.includes(name),
    upload: unsupported,
    download: unsupported,
    viewAddress: unsupported,
    subscribe: () => () => undefined,
  };
}
