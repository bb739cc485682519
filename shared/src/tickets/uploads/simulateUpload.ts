import { PortalError } from '@hoa/shared';
import { uploadProgressSteps } from '../../domain/index.ts';
import type { FileStore } from './fileStore.ts';

/** How long each step of the simulated progress takes. */
export const uploadStepMs = 110;

interface SimulatedUpload {
  readonly store: FileStore;
  /** Percent, in the specified steps; 100 only once the file is kept. */
  readonly onProgress: (percent: number) => void;
  /** Asked at each step: an upload fails where the connection does. */
  readonly isOffline: () => boolean;
  readonly stepMs?: number;
}

/**
 * Uploads to nowhere: shows the progress an upload would show, and keeps the file in this browser.
 * Rejects with `network` when there is no connection and `storage-full` when there is no room.
 */
export async function simulateUpload(
  address: string,
  file: Blob,
  { store, onProgress, isOffline, stepMs = uploadStepMs }: SimulatedUpload,
): Promise<void> {
  const last = uploadProgressSteps.at(-1);
  for (const percent of uploadProgressSteps) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
    if (isOffline()) throw new PortalError('network');
    if (percent === last) await keep(store, address, file);
    onProgress(percent);
  }
}

async function keep(store: FileStore, address: string, file: Blob): Promise<void> {
  try {
    await store.put(address, file);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw isFull ? new PortalError('storage-full') : error;
  }
}
