import { newId as randomId } from '@hoa/domain';
import { type Delays, simulatedDelays } from '../delays.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

export interface BrowserUploadsOptions {
  readonly newId?: () => string;
  readonly isOffline?: () => boolean;
  readonly delays?: Delays;
  readonly now?: () => Date;
}

/** The uploaded files of this browser. */
export function browserUploads({
  newId = randomId,
  isOffline = () => false,
  delays = simulatedDelays(),
  now,
}: BrowserUploadsOptions): UploadStore {
  return createUploadStore({
    caches: globalThis.caches,
    hasIndexedDb: globalThis.indexedDB !== undefined,
    newId,
    isOffline: () => isOffline() || globalThis.navigator?.onLine === false,
    stepMs: delays.uploadStep,
    now,
  });
}
