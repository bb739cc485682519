import type { Gateway } from '@hoa/api';
import { createHttpGateway } from '@hoa/api/http';
import { useCases } from '@hoa/use-cases/all';
import { supportedOperations } from '../supported-operations.ts';
import type { OpenedApp } from './open-app.ts';

/** Opens the browser's gateway to an app in this process, without uploads and without events. */
export function openHttpGateway({ send }: Pick<OpenedApp, 'send'>): Gateway {
  const supported = supportedOperations({ useCases });
  const unsupported = async () => {
    throw new Error('This gateway moves no files.');
  };
  return createHttpGateway({
    api: '/api',
    membership: () => undefined,
    operations: () => supported,
    isOffline: () => false,
    fetch: (address, init) => send(String(address), init),
    parts: { upload: unsupported, download: unsupported, subscribe: () => () => undefined },
  });
}
