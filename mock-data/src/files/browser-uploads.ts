import type { FileStore } from '@hoa/use-cases';
import { type Delays, simulatedDelays } from '../delays.ts';
import { createUploadStore } from './upload-store.ts';

export interface BrowserUploadsOptions {
  readonly newId?: () => string;
  readonly isOffline?: () => boolean;
  readonly delays?: Delays;
}

/** The uploaded files of this browser. */
export function browserUploads({
  newId = () => crypto.randomUUID(),
  isOffline = () => false,
  delays = simulatedDelays(),
}: BrowserUploadsOptions): FileStore {
  return createUploadStore({
    caches: globalThis.caches,
    newId,
    isOffline: () => isOffline() || globalThis.navigator?.onLine === false,
    stepMs: delays.uploadStep,
  });
}
